"""Games to learn from: the same as others, as bits, with what is hidden beside them."""

import numpy as np
import pytest
import utterson


def arrays(play, count):
    observation, mask, hidden = play.widths
    return (
        np.zeros((count, observation), np.uint8),
        np.zeros((count, mask), np.uint8),
        np.zeros((count, hidden), np.uint8),
        np.zeros(count, np.float32),
        np.zeros(count, np.uint8),
        np.zeros(count, np.uint8),
    )


def unpack(bits, size):
    return np.unpackbits(bits, axis=1, count=size, bitorder="little")


def choose(mask, rng):
    return np.argmax(mask * rng.random(mask.shape), axis=1).astype(np.int32)


@pytest.mark.parametrize("name", utterson.GAMES)
def test_bits_are_the_bytes_that_players_see(name):
    game = utterson.Game(name)
    count, rng = 70, np.random.default_rng(1)
    env = utterson.VectorEnv(game, count, seed=3, skip_forced=True)
    play = utterson.SelfPlay(game, count, seed=3, threads=2)
    buffers = arrays(play, count)
    env.reset()
    play.reset(buffers)
    for _ in range(60):
        mask = unpack(buffers[1], game.num_actions)
        assert (unpack(buffers[0], game.observation_size) == env.observation).all()
        assert (mask == env.mask).all()
        ids = choose(mask, rng)
        env.step(ids)
        play.step(ids, buffers)


def test_the_hidden_hand_is_the_other_one():
    game = utterson.Game("duel")
    play = utterson.SelfPlay(game, 200, seed=5)
    buffers = arrays(play, 200)
    rng = np.random.default_rng(2)
    play.reset(buffers)
    for _ in range(30):
        rows = utterson.split(game, unpack(buffers[0], game.observation_size))
        hidden = unpack(buffers[2], 50)[:, :25]
        assert not (hidden & rows["hand"]).any()
        assert (hidden & rows["certain"] == rows["certain"]).all()
        assert (hidden & ~(rows["certain"] | rows["possible"]) == 0).all()
        assert (hidden.sum(axis=1) == rows["held"].argmax(axis=1)).all()
        play.step(choose(unpack(buffers[1], game.num_actions), rng), buffers)


def test_a_hand_of_partners_is_a_stage_and_what_one_camp_gains_the_other_loses():
    game = utterson.Game("partners", target=1)
    play = utterson.SelfPlay(game, 300, seed=7)
    buffers = arrays(play, 300)
    rng = np.random.default_rng(3)
    play.reset(buffers)
    ends, payoffs, camps = 0, [], set()
    for _ in range(120):
        play.step(choose(unpack(buffers[1], game.num_actions), rng), buffers)
        done = buffers[4] == 1
        ends += int(done.sum())
        payoffs.extend(buffers[3][done])
        camps.update(buffers[5].tolist())
        assert not buffers[3][~done].any()
    # 28 cards are played in a hand, some of them asked for, and decisions without a choice are not shown.
    assert 300 <= ends <= 300 * 120 / 20
    assert camps == {0, 1} and set(payoffs) <= {-1.0, 0.0, 1.0} and {-1.0, 1.0} <= set(payoffs)


def test_what_is_wrong_is_said():
    game = utterson.Game("duel")
    play = utterson.SelfPlay(game, 2, seed=1)
    buffers = arrays(play, 2)
    with pytest.raises(ValueError, match="call reset first"):
        play.step(np.zeros(2, np.int32), buffers)
    play.reset(buffers)
    before = [array.copy() for array in buffers]
    with pytest.raises(ValueError, match="not a legal action of game 0"):
        play.step(np.full(2, 61, np.int32) * 100, buffers)
    with pytest.raises(ValueError, match="hidden"):
        play.reset((*buffers[:2], np.zeros((2, 1), np.uint8), *buffers[3:]))
    assert all((array == old).all() for array, old in zip(buffers, before))
    with pytest.raises(ValueError, match="count"):
        utterson.SelfPlay(game, 0)


@pytest.mark.parametrize("name", utterson.GAMES)
def test_advice_is_legal_and_the_same_every_time(name):
    game = utterson.Game(name)
    play, same = (utterson.SelfPlay(game, 24, seed=11, threads=threads) for threads in (1, 2))
    buffers, others = arrays(play, 24), arrays(same, 24)
    ids, again = np.zeros(24, np.int32), np.zeros(24, np.int32)
    with pytest.raises(ValueError, match="call reset first"):
        play.advise("casual", ids)
    play.reset(buffers)
    same.reset(others)
    with pytest.raises(ValueError, match="no such bot"):
        play.advise("wizard", ids)
    with pytest.raises(ValueError, match="ids"):
        play.advise("casual", np.zeros(23, np.int32))
    for _ in range(40):
        play.advise("casual", ids)
        same.advise("casual", again)
        assert (ids == again).all()
        assert unpack(buffers[1], game.num_actions)[np.arange(24), ids].all()
        play.step(ids, buffers)
        same.step(ids, others)
