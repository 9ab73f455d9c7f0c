"""The documentation is true: its code runs, and its planes are those of the program."""

import pathlib
import re

from utterson.__main__ import markdown

DOCS = pathlib.Path(__file__).parents[3] / "docs"


def test_the_tutorial_runs_from_the_top_to_the_end(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = (DOCS / "python.md").read_text()
    names = {}
    for block in re.finditer(r"^```python\n(.*?)^```", text, re.M | re.S):
        line = text[: block.start()].count("\n") + 1
        # Lines are counted as in the file, so that a failure is found there.
        exec(compile("\n" * line + block[1], "docs/python.md", "exec"), names)
    assert "solver" in names or "small" in names


def test_planes_are_documented_as_they_are():
    written = (DOCS / "planes.md").read_text()
    assert written == markdown(), "run `python -m utterson > docs/planes.md`"
