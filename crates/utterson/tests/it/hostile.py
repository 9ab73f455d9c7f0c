"""Programs that do everything wrong, each in its own way: `hostile.py WAY [FILE]`."""

import json
import os
import sys
import time

way = sys.argv[1]


asked = []


def say(message):
    sys.stdout.write(message if isinstance(message, str) else json.dumps(message) + "\n")
    sys.stdout.flush()


def linger():
    time.sleep(60)


def leave_a_child(*, in_a_session_of_its_own):
    child = os.fork()
    if child == 0:
        if in_a_session_of_its_own:
            os.setsid()
            time.sleep(3)
        else:
            linger()
        os._exit(0)
    with open(sys.argv[2], "w") as file:
        file.write(str(child))
    os._exit(0)


def answer(said):
    """What it does instead of choosing."""
    if way == "dies":
        sys.exit("Traceback\nValueError: I had no plan")
    elif way in ("hangs", "ignores_the_end"):
        linger()
    elif way == "floods_a_line":
        while True:
            say("x" * 4096)
    elif way == "floods_lines":
        while True:
            say({"action": 0})
    elif way == "speaks_prose":
        say("I play the king.\n")
    elif way == "speaks_bytes":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
        linger()
    elif way == "speaks_other_json":
        say({"move": said["legal"][0]["text"]})
    elif way == "plays_what_is_not_there":
        say({"action": "play X9"})
    elif way == "counts_too_far":
        say({"action": len(said["legal"])})
    elif way == "counts_backwards":
        say({"action": -1})
    elif way == "declines":
        say({"error": "I would rather not"})
    elif way == "answers_twice":
        say('{"action": 0}\n{"action": 0}\n')
    elif way == "answers_before_it_is_asked":
        say({"action": 0})
    elif way == "answers_the_last_question_again":
        if asked:
            say({"action": asked[-1]})
        asked.append(said["legal"][0]["text"])
        say({"action": asked[-1]})
    elif way == "goes_deaf":
        os.close(0)
        say({"action": 0})
        linger()
    elif way == "goes_mute":
        os.close(1)
        linger()
    elif way == "leaves_a_child":
        leave_a_child(in_a_session_of_its_own=False)
    elif way == "leaves_a_runaway":
        leave_a_child(in_a_session_of_its_own=True)
    elif way == "complains_without_end":
        sys.stderr.write("woe " * 100_000)
        say({"action": 0})
    elif way == "answers_late":
        time.sleep(1)  # Listens to nobody, but is there before the grace is over.
        say({"action": 0})
    elif way == "has_the_name_of_a_bot":
        say({"action": 0})
    elif way == "asks_the_surroundings":
        sys.exit("I was given " + ",".join(sorted(os.environ)))


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        if way == "lies_about_the_version":
            say({"protocol": 99})
        elif way == "dies_at_once":
            sys.exit("no such module")
        elif way == "plays_other_games":
            say({"protocol": 1, "games": ["chess"]})
        elif way == "answers_before_it_is_asked":
            say('{"protocol": 1}\n{"action": 0}\n')
        elif way == "has_the_name_of_a_bot":
            say({"protocol": 1, "name": "strong"})
        else:
            say({"protocol": 1})
    elif said["type"] == "ask":
        answer(said)
