"""What can be pickled and copied: everything but games that are being stepped together; and what is read again is checked."""

import copy
import multiprocessing
import pickle
import random

import pytest

import utterson
from utterson import Bot, Game, Record, VectorEnv

GAMES = [("duel", {}), ("duel", {"match": "return"}), ("partners", {"players": 3, "seating": 1}), ("london", {"turns": 40})]


def again(thing):
    return pickle.loads(pickle.dumps(thing))


def after(name, options, moves, seed=5):
    rng, state = random.Random(seed), Game(name, **options).new_state(seed)
    for _ in range(moves):
        state.draw() if state.is_chance else state.apply_id(rng.choice(state.legal_ids()))
    return state


@pytest.mark.parametrize("name, options", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 30])
def test_a_state_goes_on_as_if_nothing_had_happened(name, options, moves):
    state = after(name, options, moves)
    twin = again(state)
    assert twin == state and twin.picked == state.picked and twin.game == state.game
    for one in (state, twin):
        rng = random.Random(1)
        while not one.is_over:
            one.draw() if one.is_chance else one.apply_id(rng.choice(one.legal_ids()))
    assert twin.record() == state.record(), "chance goes on where it stood"


def test_what_was_decided_out_of_the_records_order_is_kept():
    state = Game("duel").new_state(1)
    state.draw()
    gift = state.view(1).legal()[0]
    state.apply(gift, seat=1)  # A record writes jekyll's first.
    twin = again(state)
    assert twin == state and twin.seats_to_move == [0]


@pytest.mark.parametrize("name, options", GAMES)
def test_views_actions_records_and_the_rest(name, options):
    state = after(name, options, 40)
    state.draw_all()
    record = Record.parse(state.record(names=None, seed="a b"))
    decision = record.decisions()[-1]
    game, bot = state.game, Bot(state.game, "novice")
    for thing in (game, state.public_view(), state.view(0), state.view(1), record, decision.view, decision.action):
        twin = again(thing)
        assert twin == thing and hash(game) == hash(again(game))
        assert copy.copy(thing) is thing and copy.deepcopy([thing])[0] is thing
    twin = again(decision)
    assert (twin.moves, twin.seat, twin.view, twin.action) == (decision.moves, decision.seat, decision.view, decision.action)
    assert again(bot).level == "novice" and again(record).text == record.text
    assert copy.deepcopy(state) == state and copy.deepcopy(state) is not state


def test_exceptions_are_kept_with_what_they_say():
    state = after("duel", {}, 1)
    with pytest.raises(utterson.Refused) as refused:
        state.apply("play P1")
    with pytest.raises(utterson.BadRecord) as bad:
        Record.parse("utterson 7\n")
    assert again(refused.value).args == refused.value.args and again(refused.value).rule == refused.value.rule
    assert again(bad.value).args == bad.value.args and again(bad.value).column == 10


def test_what_is_picked_is_kept():
    state = after("duel", {}, 1)
    while len(state.legal()[0].ids) < 2:
        state.step(state.legal_ids()[0])
    state.apply_id(state.legal_ids()[0])
    assert state.picked and again(state).picked == state.picked
    view = state.view()
    assert again(view) == view and again(view).picked == view.picked
    assert again(view).legal_ids() == view.legal_ids()


def test_a_map_of_ones_own_comes_along(tmp_path):
    maps = __import__("pathlib").Path(__file__).parents[2] / "london" / "maps" / "london-1886.toml"
    path = tmp_path / "mine.toml"
    path.write_text(maps.read_text() + "\n# mine\n")
    game = Game("london", maps=[path], map="mine")
    path.unlink()
    assert again(game) == game and game != Game("london")
    state = game.new_state(1)
    state.draw_all()
    assert again(state) == state and again(state.view()) == state.view()


def _seat(state):
    return state.seat


def test_another_process_gets_it():
    state = after("duel", {}, 1)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(_seat, [state]) == [0]


def test_what_cannot_be_pickled_says_why():
    state = after("duel", {}, 1)
    with pytest.raises(TypeError, match="imagined from a view.*pickle the view"):
        pickle.dumps(state.view(0).imagine(1))
    env = VectorEnv("duel", 2)
    with pytest.raises(TypeError, match="make new ones with the seed"):
        pickle.dumps(env)
    with pytest.raises(TypeError, match="make new ones with the seed"):
        copy.copy(env._vector)


def test_what_was_tampered_with_is_refused():
    state = after("duel", {}, 1)
    for thing, honest, forged in [
        (state.view(0), b'"marker":0', b'"marker":9'),
        (state.game, b'"single"', b'"double"'),
        (state, b"deal jekyll=", b"deal edward="),
    ]:
        text = pickle.dumps(thing)
        assert honest in text, text
        with pytest.raises(ValueError):
            pickle.loads(text.replace(honest, forged))
