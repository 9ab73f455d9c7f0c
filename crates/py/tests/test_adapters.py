"""PettingZoo and OpenSpiel, by their own tests and algorithms."""

import random
import subprocess
import sys

import numpy as np
import pytest

import utterson


@pytest.mark.parametrize("name, options", [("duel", {}), ("partners", {"target": 100}), ("london", {"turns": 20})])
def test_pettingzoos_own_tests(name, options):
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from pettingzoo.test import api_test, seed_test

    from utterson.pettingzoo_env import env, raw_env

    api_test(env(name, **options), num_cycles=200)
    seed_test(lambda: env(name, **options), num_cycles=100)
    game = raw_env(name, render_mode="ansi", **options)
    game.reset(seed=1)
    assert "board" in game.render()
    idle = next(agent for agent in game.agents if agent != game.agent_selection)
    assert game.observe(idle)["action_mask"].sum() == 0
    assert game.observe(game.agent_selection)["action_mask"].sum() > 0


def test_pettingzoo_is_not_silent_about_what_it_does_not_do():
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from utterson.pettingzoo_env import env, raw_env

    with pytest.raises(ValueError, match="render_mode: expected None or 'ansi', not 'human'"):
        env("duel", render_mode="human")
    with pytest.raises(ValueError, match="match: a Game has its options already"):
        raw_env(utterson.Game("duel"), match="return")
    game = env("duel")
    with pytest.warns(UserWarning, match="the options deal do nothing"):
        game.reset(options={"deal": 3})
    with pytest.warns(UserWarning, match="nothing is shown without render_mode"):
        assert game.render() is None
    with pytest.raises(ValueError, match="seed: expected a whole number from 0, not -1"):
        game.reset(seed=-1)


def test_pettingzoo_pays_at_the_end_and_punishes_what_is_illegal():
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from utterson.pettingzoo_env import env

    game = env("duel")
    game.reset(seed=3)
    paid = {agent: 0.0 for agent in game.agents}
    rng = random.Random(1)
    for agent in game.agent_iter():
        observation, reward, ended, _, _ = game.last()
        paid[agent] += reward
        game.step(None if ended else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert sorted(paid.values()) == [-1.0, 1.0]
    game.reset(seed=3)
    mover = game.agent_selection
    game.step(0)
    assert game.terminations[mover] and game.rewards[mover] == -1


def ending_of_a_duel(tricks, seed=5):
    rng, state = random.Random(seed), utterson.Game("duel").new_state(seed)
    while True:
        if state.is_chance:
            state.draw()
        elif len(state.public_view().as_dict()["board"]["tricks"]) == tricks:
            return utterson.Record.parse(state.record())
        else:
            state.apply_id(rng.choice(state.legal_ids()))


@pytest.fixture
def spiel():
    return pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")


@pytest.mark.parametrize("name, options", [("duel", ""), ("partners", "target:60"), ("partners", "players:3;target:60")])
def test_openspiel_plays_whole_games(spiel, name, options):
    import utterson.openspiel  # noqa: F401, registers the game

    game = spiel.load_game("utterson", {"game": name, "options": options})
    rng, state = random.Random(2), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
            continue
        player = state.current_player()
        if rng.random() < 0.1:
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.legal_actions() == state.legal_actions()
            assert state.clone().information_state_string() == state.information_state_string()
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(player, action)
        state.apply_action(action)
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_openspiels_cfr_solves_a_small_ending(spiel):
    from open_spiel.python.algorithms import cfr, exploitability

    from utterson.openspiel import ending

    game = ending(ending_of_a_duel(8), worlds=8, seed=1)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(25):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.2 and after <= before


def test_openspiels_ismcts_plays_a_small_ending(spiel):
    from open_spiel.python.algorithms import ismcts, mcts

    from utterson.openspiel import ending

    game = ending(ending_of_a_duel(8), worlds=8, seed=1)
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, numbers),
        uct_c=2.0,
        max_simulations=50,
        random_state=numbers,
    )
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_an_ending_of_partners_is_worth_the_points_of_the_hand(players):
    from utterson.openspiel import ending

    rng, start = random.Random(1), utterson.Game("partners", players=players).new_state(1)
    while start.is_chance or len(start.public_view().as_dict()["board"]["phase"]["play"]["played"]) < 24:
        start.draw() if start.is_chance else start.apply_id(rng.choice(start.legal_ids()))
    game = ending(start, worlds=4)
    assert abs(sum(weight for _, weight in game.worlds) - 1) < 1e-9
    state = game.new_initial_state()
    state.apply_action(0)
    # A world is one of those that the public must hold possible, so whoever decides does so in all of them.
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    score = state.inner.public_view().as_dict()["board"]["sheet"][-1]
    assert set(state.returns()) == {score["jekyll"] - score["hyde"], score["hyde"] - score["jekyll"]}
    solved = [seat for seat, worth in enumerate(state.returns()) if worth == score["hyde"] - score["jekyll"]]
    assert len(solved) in ([1] if players == 3 else [2]) or score["jekyll"] == score["hyde"]


def test_an_ending_wants_a_decision_and_a_payoff():
    from utterson.openspiel import ending

    with pytest.raises(ValueError, match="something to decide"):
        ending(utterson.Game("duel").new_state())
    london = utterson.Game("london").new_state()
    london.draw_all()
    with pytest.raises(ValueError, match="payoff"):
        ending(london)
    london_ending = ending(london, worlds=2, payoff=lambda state: [0.0, 0.0])
    assert len(london_ending.worlds) == 2


def test_the_adapter_stands_without_openspiel():
    """In an interpreter where `pyspiel` cannot be imported the same classes do the same."""
    program = """
import sys
sys.modules["pyspiel"] = None
import random
from utterson.openspiel import SpielGame
game = SpielGame({"game": "duel"})
state, rng = game.new_initial_state(), random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(0)
    else:
        player = state.current_player()
        assert len(state.information_state_tensor()) == game.inner.observation_size
        twin = state.resample_from_infostate(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        state = state.child(rng.choice(state.legal_actions()))
assert sorted(state.returns()) == [-1.0, 1.0] and len(state.history()) > 20
print("well")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "well", done.stderr
