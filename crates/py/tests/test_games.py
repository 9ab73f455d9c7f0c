"""States, views, actions, records, bots: what the rules allow, and that nothing hidden is shown."""

import copy
import json
import pathlib
import random
import signal

import numpy as np
import pytest

import utterson

VARIANTS = [
    ("partners", {"target": 150}),
    ("partners", {"target": 150, "seatcard": "b"}),
    ("partners", {"players": 3, "target": 150}),
    ("duel", {}),
    ("duel", {"match": "return"}),
    ("london", {"turns": 30}),
]
MAPS = pathlib.Path(__file__).parents[2] / "london" / "maps"
VECTORS = pathlib.Path(__file__).parents[3] / "vectors" / "playthroughs"


def game_of(variant):
    name, options = variant
    return utterson.Game(name, **options)


@pytest.fixture(params=VARIANTS, ids=str)
def game(request):
    return game_of(request.param)


def play(game, seed, look=lambda state: None):
    """A random game by ids."""
    rng, state = random.Random(seed), game.new_state(seed)
    while not state.is_over:
        if state.is_chance:
            state.draw()
        else:
            look(state)
            state.apply_id(rng.choice(state.legal_ids()))
    return state


def test_a_game_ends_and_its_record_re_creates_it(game):
    state = play(game, 1)
    assert sorted(set(state.returns())) in ([-1.0, 1.0], [0.0])
    text = state.record(names=[f"p{seat}" for seat in range(game.num_seats)], seed="of a test")
    record = utterson.Record.parse(text)
    assert record.finished and record.game == game and record.seed == "of a test"
    assert record.state() == state and record.returns() == state.returns()
    assert record.state().record(record.names, record.seed) == text
    assert len(record) == len(record.moves)
    for decision in record.decisions():
        before = record.state(decision.moves)
        assert before.view(decision.seat) == decision.view
        assert decision.action in decision.view.legal()


def test_the_same_seed_gives_the_same_game(game):
    assert play(game, 7) == play(game, 7)
    assert play(game, 7).record() != play(game, 8).record()


def test_steps_play_a_whole_game(game):
    rng, state, twin = random.Random(6), game.new_state(6), game.new_state(6)
    state.draw_all()
    ids = state.legal_ids()
    while ids:
        id = rng.choice(ids)
        ids = state.step(id)
        twin.draw_all()
        twin.apply_id(id)
    twin.draw_all()
    assert state.is_over and state == twin


def test_ids_and_actions_say_the_same(game):
    def look(state):
        view = state.view()
        legal = [action for action in view.legal() if action.ids[: len(view.picked)] == view.picked]
        ids = sorted({action.ids[len(view.picked)] for action in legal})
        assert view.legal_ids() == state.legal_ids() == ids
        assert np.flatnonzero(view.mask()).tolist() == ids
        assert view.action(str(legal[0])) == legal[0]
        by_text, by_id = state.clone(), state.clone()
        action = legal[-1]
        by_text.apply(action.text)
        for id in action.ids[len(view.picked) :]:
            by_id.apply(id)
        assert by_text == by_id != state

    play(game, 3, look)


def test_what_is_hidden_is_in_no_observation(game):
    def look(state):
        for seat in [*range(game.num_seats), None]:
            view = state.public_view() if seat is None else state.view(seat)
            twin = view.imagine(5)
            again = twin.public_view() if seat is None else twin.view(seat)
            assert again == view and again.json() == view.json()
            assert (again.observation() == view.observation()).all()
            assert (again.mask() == view.mask()).all()

    play(game, 4, look)


def test_a_view_that_comes_from_elsewhere_is_checked(game):
    state = game.new_state(1)
    state.draw_all()
    view = state.view()
    assert game.read_view(view.json(), view.seat) == view
    with pytest.raises(ValueError, match="somebody else"):
        game.read_view(view.json(), None)
    with pytest.raises(ValueError, match="not a view"):
        game.read_view(view.json()[:-20], view.seat)
    with pytest.raises(ValueError):
        game.read_view(json.dumps({"board": 1}), view.seat)


def test_copies_go_their_own_way():
    state = utterson.Game("duel").new_state(2)
    state.draw_all()
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        twin.apply_id(twin.legal_ids()[0])
        assert twin != state
    one, two = state.clone(), state.clone()
    assert play_on(one) == play_on(two), "chance goes on alike"


def play_on(state):
    while not state.is_over:
        state.draw() if state.is_chance else state.apply_id(state.legal_ids()[0])
    return state


def test_a_refusal_has_its_rule_and_changes_nothing():
    state = utterson.Game("duel").new_state(2)
    state.apply_chance(
        "deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,+2 hyde=W3,W4,W5,W6,W7,E1,E2,E3,E4,+3 aside=E5,E6,E7,+4,+5"
    )
    state.apply("give P1")
    state.apply("give W3")
    state.apply("play W1")
    before = state.clone()
    with pytest.raises(utterson.Refused) as refused:
        state.apply("play E1")
    assert refused.value.rule == "D3.2" and refused.value.code == "must-follow"
    assert "Wrath" in refused.value.sentence and "D3.2" in str(refused.value)
    with pytest.raises(utterson.Refused) as by_id:
        state.apply(state.view().action("play E1").id)
    assert by_id.value.rule == "D3.2"
    with pytest.raises(utterson.Refused):
        state.view().judge("play E1")
    assert state.view().judge("play W4") is None
    assert state == before
    for nonsense, error in [("play X9", ValueError), (99, ValueError), (-1, ValueError), (True, TypeError), (1.5, TypeError), (None, TypeError)]:
        with pytest.raises(error):
            state.apply(nonsense)
    assert state == before


def test_two_may_choose_at_the_same_time_in_any_order():
    state = utterson.Game("duel").new_state(2)
    state.draw()
    assert state.seats_to_move == [0, 1] and state.seat == 0
    first = state.view(1).legal()[0]
    state.apply(first, seat=1)
    assert state.seats_to_move == [0]
    assert "chosen" in state.view(1).json()
    state.apply(state.legal()[0])
    assert state.seats_to_move == [0]


def test_a_gift_of_three_cards_is_picked_card_by_card():
    game = utterson.Game("duel")
    state = next(state for state in third_rounds(game))
    gifts = {tuple(action.ids) for action in state.legal()}
    picks = set()
    for first in state.legal_ids():
        one = state.clone()
        one.apply_id(first)
        assert one.picked == [first] and one.seat == state.seat
        assert one.view(1 - one.seat) == state.view(1 - state.seat), "the other sees nothing of it"
        for second in one.legal_ids():
            two = one.clone()
            two.apply_id(second)
            picks |= {(first, second, third) for third in two.legal_ids()}
    assert picks == gifts and len(gifts) >= 84


def third_rounds(game):
    for seed in range(100):
        rng, state = random.Random(seed), game.new_state(seed)
        while not state.is_over:
            if state.is_chance:
                state.draw()
            elif len(state.legal()[0].ids) == 3 and not state.picked:
                yield state
                break
            else:
                state.apply_id(rng.choice(state.legal_ids()))


def test_chance_can_be_listed_where_it_is_small():
    state = utterson.Game("partners").new_state()
    outcomes = state.chance_outcomes()
    assert [share for _, share in outcomes] == [0.5, 0.5]
    state.apply_chance(outcomes[1][0])
    assert state.is_chance and state.chance_outcomes() == []
    assert state.draw(seed=3).startswith("deal ")
    with pytest.raises(ValueError):
        state.draw()


@pytest.mark.parametrize("level", ["random", "novice", "casual", "strong", "champion", "ismcts:50"])
def test_bots_of_every_level_choose(game, level):
    bot = utterson.Bot(game, level)
    state = game.new_state(11)
    state.draw_all()
    chosen = bot.choose(state.view(), seed=5, work=50)
    assert chosen in state.legal()
    assert chosen == bot.choose(state.view(), seed=5, work=50)
    with pytest.raises(ValueError, match="nothing to decide"):
        bot.choose(state.public_view())
    with pytest.raises(ValueError, match="work: expected a whole number from 1, not 0"):
        bot.choose(state.view(), work=0)


def test_a_bot_answers_in_time_and_hears_ctrl_c():
    game = utterson.Game("duel")
    state = game.new_state(1)
    state.draw_all()
    bot = utterson.Bot(game, "ismcts:100000000")
    assert bot.choose(state.view(), seconds=0.05) in state.legal()
    with pytest.raises(ValueError, match="seconds"):
        bot.choose(state.view(), seconds=-1)
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(KeyboardInterrupt):
            bot.choose(state.view())
    finally:
        signal.signal(signal.SIGALRM, before)


def test_maps_come_from_files(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("name = 1\n")
    with pytest.raises(ValueError, match="mine.toml"):
        utterson.Game("london", maps=[path])
    with pytest.raises(OSError):
        utterson.Game("london", maps=[tmp_path / "nowhere.toml"])
    path.write_text((MAPS / "london-1886.toml").read_text().replace("London", "Lundenwic"))
    game = utterson.Game("london", maps=[path], map="mine", turns=3)
    assert play(game, 1).is_over and game != utterson.Game("london", turns=3)


def test_bots_are_asked_for_by_name():
    with pytest.raises(ValueError, match="champion"):
        utterson.Bot(utterson.Game("duel"), "grandmaster")
    other = utterson.Game("london").new_state()
    other.draw_all()
    with pytest.raises(ValueError, match="another game"):
        utterson.Bot(utterson.Game("duel"), "random").choose(other.view())


@pytest.mark.parametrize("path", sorted(VECTORS.glob("*.case"))[:6], ids=lambda path: path.name)
def test_records_are_read_and_written_to_the_byte(path):
    text = path.read_text()
    plain = "".join(line for line in text.splitlines(True) if not line.startswith("#"))
    record = utterson.Record.load(path)
    assert record.state().record(record.names, record.seed).splitlines() == [
        line.split("  #")[0].rstrip() for line in plain.splitlines() if line.strip()
    ]


def test_a_cut_or_broken_record_says_where(tmp_path):
    text = play(utterson.Game("duel"), 1).record()
    lines = text.splitlines(True)
    half = utterson.Record.parse("".join(lines[:20]))
    assert not half.finished and half.returns() is None
    for length in range(0, 400, 7):
        try:
            utterson.Record.parse(text[:length])
        except utterson.BadRecord as bad:
            assert bad.line >= 1 and bad.column >= 1 and bad.reason
    path = tmp_path / "bad.case"
    path.write_text("".join(lines[:8]) + "jekyll play X9\n")
    with pytest.raises(utterson.BadRecord, match="bad.case") as bad:
        utterson.Record.load(path)
    assert bad.value.line == 9
    for nothing in ("", "utterson 1\n", "utterson 9\n", b"\xff\xfe"):
        with pytest.raises(utterson.BadRecord):
            utterson.Record.parse(nothing)
    with pytest.raises(TypeError):
        utterson.Record.parse(12)
    with pytest.raises(OSError):
        utterson.Record.load(tmp_path / "nowhere.case")


def test_a_record_that_breaks_a_rule_names_it():
    text = play(utterson.Game("duel"), 1).record()
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("jekyll give"))
    lines[first] = "jekyll play P1"
    with pytest.raises(utterson.BadRecord) as bad:
        utterson.Record.parse("\n".join(lines) + "\n")
    assert bad.value.rule == "D2.2" and bad.value.line == first + 1


def test_an_imagined_game_has_no_record():
    state = utterson.Game("duel").new_state(2)
    state.draw_all()
    with pytest.raises(ValueError, match="imagined"):
        state.view().imagine(1).record()


def test_endings_are_solved():
    state = utterson.Game("duel").new_state(5)
    rng = random.Random(1)
    while state.is_chance or len(state.view().as_dict()["board"]["tricks"]) < 7 or not state.legal():
        state.draw() if state.is_chance else state.apply_id(rng.choice(state.legal_ids()))
    solved = state.solve()
    assert {choice["action"] for choice in solved["choices"]} == {action.text for action in state.legal()}
    assert any(choice["value"] == pytest.approx(solved["value"]) for choice in solved["choices"])
    london = utterson.Game("london").new_state()
    with pytest.raises(ValueError, match="nothing to solve"):
        london.solve()


@pytest.mark.parametrize(
    "name, options", [("chess", {}), ("duel", {"turns": 3}), ("partners", {"players": 5}), ("partners", {"seating": 9})]
)
def test_games_that_do_not_exist_are_refused(name, options):
    with pytest.raises(ValueError):
        utterson.Game(name, **options)


def test_nothing_shows_a_card_by_accident():
    state = utterson.Game("duel").new_state(2)
    state.draw()
    assert repr(state) == "<State of duel after 1 moves, seat 0 to move>"
    assert repr(state.view()) == "<View of duel by seat 0>"
    with pytest.raises(ValueError):
        state.view(7)


def test_observations_have_names():
    game = utterson.Game("duel")
    table = utterson.planes(game)
    assert sum(plane.length for plane in table) == game.observation_size
    state = game.new_state(1)
    state.draw()
    parts = utterson.split(game, state.view().observation())
    assert parts["hand"].sum() == 10 and parts["side"].tolist() == [1, 0]
    with pytest.raises(ValueError):
        utterson.split(game, np.zeros(3))
    into = np.zeros(game.observation_size, np.uint8)
    state.view().observe_into(into)
    assert (into == state.view().observation()).all()
    for wrong in (np.zeros(3, np.uint8), np.zeros(game.observation_size, np.float32), b"", None, into[::2]):
        with pytest.raises((ValueError, TypeError), match="observation: expected"):
            state.view().observe_into(wrong)
    into.setflags(write=False)
    with pytest.raises(ValueError, match="cannot be written"):
        state.view().observe_into(into)
