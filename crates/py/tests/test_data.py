"""Decisions as data."""

import io
import json
import random

import numpy as np
import pytest

import utterson
from utterson import data


def played(name, seed, **options):
    rng, state = random.Random(seed), utterson.Game(name, **options).new_state(seed)
    while not state.is_over:
        state.draw() if state.is_chance else state.apply_id(rng.choice(state.legal_ids()))
    return state


@pytest.fixture
def folder(tmp_path):
    for seed in range(3):
        (tmp_path / f"{seed}.case").write_text(played("duel", seed).record())
    return tmp_path


def export(record):
    """What `utterson export` prints of a record."""
    words = {1.0: "won", 0.0: "drew", -1.0: "lost"}
    game, returns = record.game, record.returns()
    for number, decision in enumerate(record.decisions(), 1):
        yield json.dumps(
            {
                "file": "a.case",
                "n": number,
                "game": game.name,
                "options": game.options,
                "seats": game.seats,
                "seat": game.seats[decision.seat],
                "view": decision.view.as_dict(),
                "legal": [action.text for action in decision.view.legal()],
                "chosen": decision.action.text,
                "standing": words[returns[decision.seat]],
            }
        )


def test_records_become_arrays(folder):
    table = data.from_records([folder])
    count = len(table["action"])
    assert {len(column) for column in table.values()} == {count}
    assert set(table["game"]) == {0, 1, 2}
    assert table["mask"][np.arange(count), table["action"]].all()
    first = utterson.Record.load(folder / "0.case")
    decision = first.decisions()[0]
    assert (table["observation"][0] == decision.view.observation()).all()
    assert (table["mask"][0] == decision.view.mask()).all()
    assert table["result"][0] == first.returns()[decision.seat]
    of_first = table["game"] == 0
    assert len(of_first) and sum(len(one.action.ids) for one in first.decisions()) == of_first.sum()


@pytest.mark.parametrize(
    "name, options", [("duel", {}), ("partners", {"players": 3, "seating": 1, "target": 100}), ("london", {"turns": 10})]
)
def test_what_is_exported_gives_the_same_arrays(name, options):
    record = utterson.Record.parse(played(name, 5, **options).record())
    direct, exported = data.from_records([record]), data.from_export(export(record))
    for column in direct:
        assert (direct[column] == exported[column]).all(), column
    assert direct["move"][0] == 1 and direct["move"][-1] == len(record.decisions())


def test_a_file_may_hold_many_records(folder, tmp_path, monkeypatch):
    texts = [path.read_text() for path in sorted(folder.glob("*.case"))]
    stream = tmp_path / "stream"
    stream.write_text("# all of them\n" + "".join(texts))
    one_by_one, together = data.from_records([folder]), data.from_records([stream])
    (folder / "below").mkdir()
    for path in sorted(folder.glob("*.case")):
        path.rename(folder / "below" / path.name)
    below = data.from_records([folder])
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stream.read_bytes())))
    piped = data.from_records(["-"])
    for column in one_by_one:
        for other in (together, below, piped):
            assert (one_by_one[column] == other[column]).all(), column
    records = utterson.Record.load_all(stream)
    assert [record.text for record in records] == texts
    assert utterson.Record.parse_all(texts[0])[0] == utterson.Record.parse(texts[0])
    lines = texts[0].count("\n") + texts[1].count("\n")
    with pytest.raises(utterson.BadRecord) as bad:
        utterson.Record.parse_all(texts[0] + texts[1] + texts[2].replace("game duel", "game chess"))
    assert (bad.value.line, bad.value.column) == (lines + 2, 6)
    with pytest.raises(utterson.BadRecord, match="the file is empty"):
        utterson.Record.parse_all("")


def test_tables_are_written_and_read(folder, tmp_path):
    table = data.from_records(sorted(folder.glob("*.case")))
    data.to_npz(tmp_path / "games.npz", table)
    with np.load(tmp_path / "games.npz") as read:
        assert all((read[name] == table[name]).all() for name in table)
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    data.to_parquet(tmp_path / "games.parquet", table)
    read = parquet.read_table(tmp_path / "games.parquet")
    assert read.num_rows == len(table["action"])
    assert read["observation"][0].as_py() == table["observation"][0].tolist()


def test_what_cannot_be_read_says_where(folder):
    (folder / "1.case").write_text((folder / "1.case").read_text()[:300] + "x")
    with pytest.raises(utterson.BadRecord, match="1.case"):
        data.from_records([folder])
    with pytest.raises(ValueError, match="no records"):
        data.from_records([])
    lines = list(export(utterson.Record.load(folder / "0.case")))
    with pytest.raises(ValueError, match="line 2: this is not JSON"):
        data.from_export([lines[0], lines[1][:100]])
    half = json.loads(lines[0])
    del half["chosen"]
    with pytest.raises(ValueError, match="line 1: 'chosen' is missing"):
        data.from_export([json.dumps(half)])
    with pytest.raises(ValueError, match="line 1: .*D2"):
        data.from_export([json.dumps(half | {"chosen": "play P1"})])
    for line in ("[]", "7", "{}", "null"):
        with pytest.raises(ValueError, match="line 1"):
            data.from_export([line])
    other = utterson.Record.parse(played("london", 1, turns=4).record())
    with pytest.raises(ValueError, match="london"):
        data.from_records([folder / "0.case", other])
