"""Decisions as data: records, or what `utterson export` prints, as arrays, NPZ and Parquet.

>>> from utterson import data
>>> table = data.from_records(["games/"])
>>> data.to_npz("games.npz", table)

A table is a dictionary of arrays with one row for each id that was chosen. An action that takes several ids has several rows.

| column | type | is |
|---|---|---|
| observation | (n, size) uint8 | what the seat knew |
| mask | (n, actions) uint8 | the ids that it might choose |
| action | (n,) int64 | the id that it chose |
| seat | (n,) uint8 | who that was |
| result | (n,) float32 | what the end was worth to that seat: 1, 0 or -1; not a number if there is none |
| game | (n,) int64 | the number of the record |
| move | (n,) int64 | the number of the decision in its record, from 1: what `utterson export` calls `n` |
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from ._native import Game, Record

Table = dict[str, np.ndarray]

_STANDINGS = {"won": 1.0, "drew": 0.0, "lost": -1.0}


def from_records(records: Iterable[Record | str | os.PathLike[str]]) -> Table:
    """The decisions of records: `Record`s, `.case` files, folders of such, and `"-"`, the standard input. All must be of one game.

    A file may hold one record or many, one after another, as `utterson simulate --out -` writes them. Raises BadRecord
    with the file and the place if one cannot be read.
    """
    rows = _Rows()
    for number, record in enumerate(_records(records)):
        (observations, masks, ids), seats, moves = record.rows()
        returns = record.returns() or [np.nan] * record.game.num_seats
        rows.of(record.game, f"record {number}")
        rows.add(observations, masks, ids, number)
        rows.columns["seat"].append(np.array(seats, np.uint8))
        rows.columns["result"].append(np.array([returns[seat] for seat in seats], np.float32))
        # Decisions are counted, chance is not: each row says after how many moves, and those of one decision say the same.
        decisions = np.unique(moves, return_inverse=True)[1].reshape(-1) + 1
        rows.columns["move"].append(decisions.astype(np.int64))
    return rows.table()


def from_export(lines: Iterable[str]) -> Table:
    """The decisions that `utterson export` has printed, one JSON object a line. All must be of one game.

    Raises ValueError with the number of the line if one is not what it should be.
    """
    rows = _Rows()
    games: dict[Any, Game] = {}
    files: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            one = json.loads(line)
            key = (one["game"], *one["options"], *one["seats"])
            if key not in games:
                games[key] = _game(one["game"], one["options"], one["seats"])
            game, seat = games[key], one["seats"].index(one["seat"])
            view = game.read_view(json.dumps(one["view"]), seat)
            observations, masks, ids = view.rows(one["chosen"])
            result = _STANDINGS.get(one["standing"], np.nan)
            file, move = str(one.get("file", "")), int(one.get("n", number))
        except KeyError as missing:
            raise ValueError(f"line {number}: {missing} is missing") from None
        except (ValueError, TypeError, AttributeError) as wrong:
            raise ValueError(f"line {number}: {_plain(wrong)}") from None
        rows.of(game, f"line {number}")
        rows.add(observations, masks, ids, files.setdefault(file, len(files)))
        rows.columns["seat"].append(np.full(len(ids), seat, np.uint8))
        rows.columns["result"].append(np.full(len(ids), result, np.float32))
        rows.columns["move"].append(np.full(len(ids), move, np.int64))
    return rows.table()


def to_npz(path: str | os.PathLike[str], table: Table) -> None:
    """Writes a table as a compressed NPZ file: `numpy.load` reads it."""
    np.savez_compressed(path, **table)


def to_parquet(path: str | os.PathLike[str], table: Table) -> None:
    """Writes a table as a Parquet file; observations and masks are lists of fixed length. Needs pyarrow."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise ImportError("Parquet needs pyarrow: pip install 'utterson[parquet]'") from missing
    columns = {}
    for name, array in table.items():
        flat = pyarrow.array(array.reshape(-1))
        wide = array.ndim == 2
        columns[name] = pyarrow.FixedSizeListArray.from_arrays(flat, array.shape[1]) if wide else flat
    pyarrow.parquet.write_table(pyarrow.table(columns), path, compression="zstd")


class _Rows:
    """A table that grows."""

    def __init__(self) -> None:
        self.game: Game | None = None
        names = ("observation", "mask", "action", "seat", "result", "game", "move")
        self.columns: dict[str, list[np.ndarray]] = {name: [] for name in names}

    def of(self, game: Game, where: str) -> None:
        """All rows are of one game."""
        if self.game is None:
            self.game = game
        elif self.game.name != game.name:
            raise ValueError(f"{where} is of {game.name}, those before it are of {self.game.name}: take them apart")

    def add(self, observations: bytearray, masks: bytearray, ids: list[int], number: int) -> None:
        """The rows of a decision, or of many."""
        count = len(ids)
        assert self.game is not None
        shape = (count, self.game.observation_size)
        self.columns["observation"].append(np.frombuffer(observations, np.uint8).reshape(shape))
        self.columns["mask"].append(np.frombuffer(masks, np.uint8).reshape(count, self.game.num_actions))
        self.columns["action"].append(np.array(ids, np.int64))
        self.columns["game"].append(np.full(count, number, np.int64))

    def table(self) -> Table:
        """All rows."""
        if self.game is None:
            raise ValueError("there are no records")
        return {name: np.concatenate(parts) for name, parts in self.columns.items()}


def _records(records: Iterable[Record | str | os.PathLike[str]]) -> Iterator[Record]:
    if isinstance(records, (str, os.PathLike, Record)):
        records = [records]
    for record in records:
        if isinstance(record, Record):
            yield record
        elif record == "-":
            yield from Record.parse_all(sys.stdin.buffer.read())
        elif os.path.isdir(record):
            yield from _records(sorted(_inside(record)))
        else:
            yield from Record.load_all(record)


def _inside(folder: str | os.PathLike[str]) -> Iterator[str]:
    """The `.case` files of a folder, and the folders in it."""
    for entry in os.scandir(folder):
        if entry.is_dir() or entry.name.endswith(".case"):
            yield entry.path


def _game(name: str, options: list[str], seats: list[str]) -> Game:
    """The game with these options in which records call the seats so."""
    fields = dict(option.split("=", 1) for option in options)
    for seating in range(4):
        game = Game(name, seating=seating, **fields)
        if game.seats == seats:
            return game
    raise ValueError("nobody sits like that")


def _plain(wrong: Exception) -> str:
    """What is wrong; what JSON that cannot be read says of its place is of use, and holds no card."""
    if isinstance(wrong, json.JSONDecodeError):
        return f"this is not JSON: {wrong.msg} at column {wrong.colno}"
    return str(wrong)
