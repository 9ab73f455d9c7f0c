"""Exact values: bounds within a limit, and Ctrl-C."""

import signal
import time

import pytest

import utterson


def dealt(name, moves, seed=3):
    """A game after so many decisions, the first id each time."""
    state = utterson.Game(name).new_state(seed)
    state.draw_all()
    for _ in range(moves):
        state.apply_id(state.legal_ids()[0])
        while state.is_chance:
            state.draw()
    return state


@pytest.mark.parametrize("name, moves", [("partners", 14), ("duel", 12)])
def test_a_limit_leaves_true_bounds(name, moves):
    state = dealt(name, moves)
    exact = state.solve()
    assert exact["value"] == exact["low"] == exact["high"]
    assert exact["choices"][0]["value"] == exact["value"] and exact["choices"][0]["weight"] == 1
    finished = []
    for limit in [0, 10, 100, 1_000, 10_000, 10_000_000]:
        solved = state.solve(limit=limit)
        assert solved == state.solve(limit=limit)
        assert solved["low"] <= exact["value"] <= solved["high"]
        assert solved["value"] is None or solved["value"] == exact["value"]
        values = {choice["action"]: choice["value"] for choice in exact["choices"]}
        for choice in solved["choices"]:
            assert choice["low"] <= values[choice["action"]] <= choice["high"]
            assert choice["value"] is None or choice["low"] == choice["high"]
        finished.append(solved == exact)
    assert finished[-1] and not finished[0]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no timer to interrupt with")
def test_ctrl_c_ends_it():
    state = utterson.Game("partners").new_state(3)
    state.draw_all()
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        begun = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            state.solve()
        assert time.monotonic() - begun < 30
    finally:
        signal.signal(signal.SIGALRM, before)
