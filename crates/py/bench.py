"""How fast the package is: one decision at a time next to OpenSpiel and RLCard, and many games at once.

    python bench.py [SECONDS]          every figure is measured for so long (default 2)

Where one thread plays, its own seconds are counted, so that others on the machine matter little; where all do, those of the
wall. Absolute figures depend on the machine; ratios are of one run.
"""

from __future__ import annotations

import random
import sys
import time

import numpy as np

import utterson

try:
    import pyspiel
except ImportError:
    pyspiel = None
try:
    import rlcard
except ImportError:
    rlcard = None

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0

# Card games with hidden hands, written in C++ and asked from Python as anybody would.
SPIEL = ("hearts", "spades", "euchre", "gin_rummy", "leduc_poker")
RLCARD = ("leduc-holdem", "uno")


def rate(play, clock=time.thread_time) -> float:
    """How many thousand decisions a second `play` makes; it plays once and says how many those were."""
    play()
    decisions, begun = 0, clock()
    while (spent := clock() - begun) < SECONDS:
        decisions += play()
    return decisions / spent / 1e3


def ours(name: str, observe: bool):
    """A whole game at random."""
    game, rnd, seeds = utterson.Game(name), random.Random(1).random, random.Random(2)

    def play() -> int:
        decisions, state = 0, game.new_state(seeds.getrandbits(60))
        state.draw_all()
        ids, step = state.legal_ids(), state.step
        while ids:
            if observe:
                state.view().observation()
            ids = step(ids[int(rnd() * len(ids))])
            decisions += 1
        return decisions

    return play


def theirs(name: str, observe: bool):
    """A whole game at random; what chance decides is drawn with the probabilities that the game gives."""
    game, rnd = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rnd.choices(outcomes, weights)[0])
                continue
            if observe:
                np.array(state.information_state_tensor(state.current_player()), np.float32)
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def theirs_without_chance(name: str) -> float:
    """The same, and only the time that decisions take is counted."""
    game, rnd, clock = pyspiel.load_game(name), random.Random(1).random, time.thread_time
    decisions, spent, begun = 0, 0.0, clock()
    while clock() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            since, before = clock(), decisions
            while not state.is_terminal() and not state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
            spent += (clock() - since) if decisions > before else 0.0
            if state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
    return decisions / spent / 1e3


def rlcards(name: str):
    env = rlcard.make(name, config={"seed": 1})
    rnd = random.Random(1)

    def play() -> int:
        decisions, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(rnd.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def one_at_a_time() -> None:
    print("Whole games at random, one decision at a time through Python (thousand decisions a second):\n")
    print(f"  {'':<24}{'plain':>10}{'with tensors':>15}{'decisions alone':>18}")
    plain, tensors = [], []
    for name in utterson.GAMES:
        plain.append(rate(ours(name, False)))
        tensors.append(rate(ours(name, True)))
        print(f"  {'utterson ' + name:<24}{plain[-1]:>10.0f}{tensors[-1]:>15.0f}")
    if pyspiel is None:
        print("  OpenSpiel is not installed: no comparison")
    else:
        compare(plain, tensors)
    for name in RLCARD if rlcard else ():
        print(f"  {'RLCard ' + name:<24}{'':>10}{rate(rlcards(name)):>15.0f}")


def compare(plain: list[float], tensors: list[float]) -> None:
    whole, with_tensors, alone = [], [], []
    for name in SPIEL:
        whole.append(rate(theirs(name, False)))
        alone.append(theirs_without_chance(name))
        provides = pyspiel.load_game(name).get_type().provides_information_state_tensor
        tensor = rate(theirs(name, True)) if provides else float("nan")
        with_tensors += [tensor] if provides else []
        print(f"  {'OpenSpiel ' + name:<24}{whole[-1]:>10.0f}{tensor:>15.0f}{alone[-1]:>18.0f}")

    def mean(figures: list[float]) -> float:
        return sum(figures) / len(figures)

    print("\n  ours over OpenSpiel's, the mean of each: ", end="")
    print(f"{mean(plain) / mean(whole):.1f} plain, {mean(tensors) / mean(with_tensors):.1f} with tensors", end="")
    print(f"; ours with chance over theirs without: {mean(plain) / mean(alone):.1f}\n")


def many_at_once() -> None:
    print("\nMany games at once, all decisions with observation and mask (million decisions a second):\n")
    for name in utterson.GAMES:
        figures = [many(name, threads) for threads in (1, None)]
        (one, one_step), (every, every_step) = figures
        print(f"  {name:<10} played inside {one:6.2f} on one thread, {every:6.2f} on all;", end="")
        print(f"    stepped from NumPy {one_step:6.2f} and {every_step:6.2f}")


def many(name: str, threads: int | None) -> tuple[float, float]:
    env = utterson.VectorEnv(name, 4096, threads=threads, seed=1)
    env.reset()
    rng = np.random.default_rng(1)

    def inside() -> int:
        env.rollout(8)
        return 8 * len(env)

    def step() -> int:
        env.step(env.random_actions(rng))
        return len(env)

    clock = time.thread_time if threads == 1 else time.perf_counter
    return rate(inside, clock) / 1e3, rate(step, clock) / 1e3


if __name__ == "__main__":
    if utterson.DEBUG:
        print("This package was built without optimisation: the figures mean nothing.\n")
    one_at_a_time()
    many_at_once()
