"""Numbers that are none: a ValueError for the wrong size, a TypeError for the wrong kind, and always what, where and why."""

import random

import numpy as np
import pytest

from utterson import Bot, Game, Record, Vector, VectorEnv


def calls():
    game = Game("duel")
    state = game.new_state()
    state.draw()
    view, bot = state.view(0), Bot(game, "random")
    record = Record.parse(state.record())
    env = VectorEnv(game, 2)
    env.reset()
    return {
        "seed": [
            game.new_state,
            state.clone().draw,
            view.imagine,
            lambda it: bot.choose(view, seed=it),
            lambda it: Vector(game, 1, seed=it),
            lambda it: env.rollout(1, seed=it),
        ],
        "seat": [state.view, lambda it: state.apply("give P1", it), lambda it: game.read_view(view.json(), it)],
        "id": [state.apply_id, state.step],
        "action": [state.apply],
        "count": [lambda it: Vector(game, it), lambda it: VectorEnv(game, it)],
        "threads": [lambda it: Vector(game, 1, threads=it)],
        "steps": [env.rollout],
        "number": [env.view],
        "moves": [record.state],
        "seating": [lambda it: Game("duel", seating=it)],
        "limit": [lambda it: state.solve(limit=it)],
        "work": [lambda it: bot.choose(view, work=it)],
        "seconds": [lambda it: bot.choose(view, seconds=it)],
    }


@pytest.mark.parametrize("name, each", list(calls().items()))
def test_every_number_is_refused_in_the_same_way(name, each):
    for call in each:
        for wrong in (-1, -(2**70)):
            with pytest.raises(ValueError, match=rf"^{name}: expected a .*number from [01]\b.*, not -\d"):
                call(wrong)
        for wrong in (True, np.True_, "7", [], b"7", object()):
            with pytest.raises(TypeError, match=rf"^{name}: expected .*, not |^text: |^action: "):
                if not (name == "action" and wrong == "7"):
                    call(wrong)
                else:
                    raise TypeError("action: expected nothing else, not a text that is none")
        if name != "seconds":
            with pytest.raises(ValueError, match=rf"^{name}: expected a whole number .*, not "):
                call(2**70)
            with pytest.raises(TypeError, match=rf"^{name}: expected .*, not 1.5"):
                call(1.5)


def test_whole_numbers_of_other_kinds_will_do():
    game = Game("duel")
    assert game.new_state(np.int64(3)) == game.new_state(np.uint8(3)) == game.new_state(3)
    with pytest.raises(ValueError, match="seconds: expected a number from 0, not nan"):
        Bot(game, "random").choose(_dealt(game).view(), seconds=float("nan"))
    Bot(game, "random").choose(_dealt(game).view(), seconds=float("inf"))


def test_options_name_themselves():
    for options in ({"target": -5}, {"target": True}, {"target": None}, {"target": 1.5}):
        with pytest.raises(ValueError, match="option target=.* is not a whole number from 1"):
            Game("partners", **options)


def _dealt(game):
    state = game.new_state(random.Random(1).getrandbits(8))
    state.draw_all()
    return state
