"""The stubs have every name that the program has, and no other; and every name is documented."""

import ast
import pathlib

import utterson
from utterson import _native

STUBS = ast.parse((pathlib.Path(utterson.__file__).parent / "_native.pyi").read_text())
OURS = {"__len__", "__eq__", "__copy__", "__deepcopy__"}


def names(body):
    named = {node.name for node in body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    named |= {node.target.id for node in body if isinstance(node, ast.AnnAssign)}
    return {name for name in named if not name.startswith("_") or name in OURS}


def test_stubs_are_in_step():
    assert names(STUBS.body) == {name for name in dir(_native) if not name.startswith("_")}
    for stub in STUBS.body:
        if isinstance(stub, ast.ClassDef) and not stub.name.startswith("_"):
            native = getattr(_native, stub.name)
            if not issubclass(native, Exception):
                there = {name for name in vars(native) if not name.startswith("_") or name in OURS}
                # Every class of Python can be compared; ours say how, or need not.
                assert names(stub.body) - {"__eq__"} == there - {"__eq__"}, stub.name


def test_everything_is_documented():
    for name in utterson.__all__:
        thing = getattr(utterson, name)
        if isinstance(thing, type):
            assert thing.__doc__, name
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    assert value.__doc__, f"{name}.{member}"
