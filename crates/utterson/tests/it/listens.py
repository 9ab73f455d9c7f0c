"""Plays the first of what is legal, and writes down all that it hears: `listens.py FILE`."""

import json
import os
import sys

with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        said = json.loads(line)
        heard.write(json.dumps({**said, "process": os.getpid()}) + "\n")
        heard.flush()
        if said["type"] == "hello":
            print(json.dumps({"protocol": 1}), flush=True)
        elif said["type"] == "ask":
            print(json.dumps({"action": 0}), flush=True)
