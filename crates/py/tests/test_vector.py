"""Many games at once: as one by one, the same on any number of threads, and strict about arrays."""

import threading
import time

import numpy as np
import pytest

import utterson
from utterson import Game, Vector, VectorEnv


def arrays(game, count):
    return (
        np.zeros((count, game.observation_size), np.uint8),
        np.zeros((count, game.num_actions), np.uint8),
        np.zeros((count, game.num_seats), np.float32),
        np.zeros(count, np.uint8),
        np.zeros(count, np.uint8),
    )


@pytest.mark.parametrize("name", utterson.GAMES)
@pytest.mark.parametrize("skip_forced", [False, True])
def test_threads_do_not_matter(name, skip_forced):
    played = []
    for threads in (1, 3):
        env = VectorEnv(name, 300, seed=5, threads=threads, skip_forced=skip_forced)
        env.reset()
        rng, seen = np.random.default_rng(1), []
        for _ in range(60):
            env.step(env.random_actions(rng))
            seen.append((env.observation.copy(), env.mask.copy(), env.reward.copy(), env.done.copy(), env.seat.copy()))
        played.append(seen)
    for one, other in zip(*played, strict=True):
        assert all((a == b).all() for a, b in zip(one, other, strict=True))


def test_a_second_thread_is_told_so_and_nothing_is_lost():
    env = VectorEnv("duel", 200, seed=1, threads=1)
    env.reset()
    told, go = [], threading.Event()

    def disturb():
        go.set()
        while working:
            for call in (env.reset, lambda: env.step(np.zeros(200, np.int64)), lambda: env.view(0), lambda: len(env._vector)):
                try:
                    call()
                except RuntimeError as busy:
                    told.append(str(busy))
                except ValueError:
                    pass

    working = True
    thread = threading.Thread(target=disturb, daemon=True)
    thread.start()
    go.wait()
    ended, until = 0, time.monotonic() + 20
    while not (ended and told) and time.monotonic() < until:
        try:
            ended += env.rollout(200)
        except RuntimeError as busy:
            told.append(str(busy))
    working = False
    thread.join(30)
    assert not thread.is_alive()
    assert told and set(told) == {told[0]} and "by another thread" in told[0]
    assert ended and len(env) == 200
    env.reset()
    env.step(env.random_actions(np.random.default_rng(1)))


@pytest.mark.parametrize("name", utterson.GAMES)
def test_what_is_shown_is_what_the_seat_knows(name):
    env = VectorEnv(name, 6, seed=9, threads=1)
    env.reset()
    rng = np.random.default_rng(2)
    for _ in range(150):
        for number in range(6):
            view = env.view(number)
            assert view.seat == env.seat[number]
            assert (view.observation() == env.observation[number]).all()
            assert (view.mask() == env.mask[number]).all()
            assert view.imagine(1).view(view.seat) == view
        env.step(env.random_actions(rng))
    with pytest.raises(ValueError, match="number: expected a whole number from 0 to 5, not 6"):
        env.view(6)


def test_a_bot_plays_among_many():
    game = Game("duel")
    env, bot = VectorEnv(game, 3, seed=4), utterson.Bot(game, "novice")
    env.reset()
    wins, rng = 0, np.random.default_rng(1)
    for _ in range(400):
        actions = env.random_actions(rng)
        for number in np.flatnonzero(env.seat == 1):
            view = env.view(int(number))
            if view.picked:
                fits = [one.ids for one in view.legal() if one.ids[: len(view.picked)] == view.picked]
                actions[number] = fits[0][len(view.picked)]
            else:
                actions[number] = bot.choose(view).id
        _, _, reward, done = env.step(actions)
        wins += int((reward[done == 1, 1] == 1).sum()) - int((reward[done == 1, 1] == -1).sum())
    assert wins > 0, "hyde knows what he does, and jekyll does not"


def test_rewards_come_with_the_end_and_the_next_game_begins():
    env = VectorEnv("duel", 64, seed=3)
    env.reset()
    rng, ends = np.random.default_rng(3), 0
    for _ in range(200):
        _, _, reward, done = env.step(env.random_actions(rng))
        assert (np.abs(reward).sum(axis=1) == 2 * done).all(), "somebody wins and somebody loses"
        assert (reward.sum(axis=1) == 0).all()
        fresh = utterson.split(env.game, env.observation[done == 1])
        assert (fresh["round"][:, 0] == 1).all() and (fresh["marker"][:, 0] == 1).all()
        ends += int(done.sum())
    assert ends > 64


def test_forced_decisions_can_be_skipped():
    env = VectorEnv("duel", 32, skip_forced=True)
    env.reset()
    rng = np.random.default_rng(3)
    for _ in range(100):
        assert (env.mask.sum(axis=1) > 1).all()
        env.step(env.random_actions(rng))


def test_rollouts_play():
    env = VectorEnv("partners", 10, seed=1)
    env.reset()
    assert env.rollout(2000, seed=4) > 0
    again = VectorEnv("partners", 10, seed=1, threads=1)
    again.reset()
    again.rollout(2000, seed=4)
    assert (env.observation == again.observation).all()


def test_illegal_actions_are_refused_and_change_nothing():
    env = VectorEnv("duel", 5)
    with pytest.raises(ValueError, match="reset first"):
        env.step(np.zeros(5, np.int64))
    env.reset()
    before = env.observation.copy()
    legal = env.random_actions(np.random.default_rng(1))
    for bad in (-1, 0, 62, 10**12):
        ids = legal.copy()
        ids[3] = bad
        with pytest.raises(ValueError, match=f"{bad} is not a legal action of game 3"):
            env.step(ids)
    for wrong in (legal[:4], legal.reshape(5, 1), np.zeros((5, 62))):
        with pytest.raises((ValueError, TypeError), match="actions: expected"):
            env.step(wrong)
    for wrong in (legal.astype(np.float64), [None] * 5, ["x"] * 5):
        with pytest.raises(TypeError, match="actions: expected"):
            env.step(wrong)
    env._vector.reset(arrays(env.game, 5))
    assert (env.observation == before).all()


@pytest.mark.parametrize("which", range(5))
def test_arrays_of_the_wrong_shape_or_type_are_refused(which):
    game = Game("london")
    vector = Vector(game, 7)
    good = arrays(game, 7)
    vector.reset(good)
    name = ("observation", "mask", "reward", "done", "seat")[which]
    array = good[which]
    wrong = [
        np.zeros((8, *array.shape[1:]), array.dtype),
        np.zeros(array.shape, np.float64),
        np.zeros(array.shape, bool),
        np.zeros((*array.shape, 1), array.dtype),
        np.zeros((14, *array.shape[1:]), array.dtype)[::2],
        None,
        "text",
        [[0]],
    ]
    for bad in wrong:
        given = list(good)
        given[which] = bad
        with pytest.raises((TypeError, ValueError), match=name):
            vector.reset(tuple(given))
    locked = array.copy()
    locked.setflags(write=False)
    given = list(good)
    given[which] = locked
    with pytest.raises(ValueError, match=f"{name}: the array cannot be written to"):
        vector.reset(tuple(given))


def test_arrays_must_not_overlap():
    game = Game("duel")
    vector = Vector(game, 3)
    observation, mask, reward, done, _ = arrays(game, 3)
    with pytest.raises(ValueError, match="done and seat share memory"):
        vector.reset((observation, mask, reward, done, done))
    with pytest.raises((TypeError, ValueError), match="buffers"):
        vector.reset((observation, mask))


@pytest.mark.parametrize("count", [0, -1, 10**9, 1.5])
def test_a_number_of_games_must_make_sense(count):
    with pytest.raises((ValueError, OverflowError, TypeError)):
        VectorEnv("duel", count)
