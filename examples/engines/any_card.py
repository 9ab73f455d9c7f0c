"""A player of the engine protocol (docs/engine.md): any legal action will do."""

import json
import random
import sys


def answer(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer({"protocol": 1, "name": "Any card"})
    elif said["type"] == "ask":
        chance = random.Random(said["seed"])  # The same question, the same choice.
        answer({"action": chance.randrange(len(said["legal"]))})
