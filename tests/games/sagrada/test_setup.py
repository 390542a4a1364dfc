"""SETUP: the table before the first turn."""

from __future__ import annotations

import json

import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, COLOR_NAMES, FAVOR_TOKENS, NO_DIE, SIDES
from tests.games.sagrada.drawings import chances, offered, play, state_of, table_at, texts_of, window_of

SEATS = (2, 3, 4)


def deal_objectives(table: Table) -> Table:
    return play(table, *(f"objective {color}" for color in COLOR_NAMES[: table.seats]))


def deal_cards(table: Table) -> Table:
    """Seat 0 gets cards 1 and 2, seat 1 cards 3 and 4, and so on."""
    return play(deal_objectives(table), *(f"card {card + 1}" for card in range(2 * table.seats)))


def choose_all(table: Table) -> Table:
    return play(deal_cards(table), *("choose 1" for _ in range(table.seats)))


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_another_private_objective_each_equally_likely(seats: int) -> None:
    table = Table(GAME, seats, chance_by_hand=True)
    left = list(COLOR_NAMES)
    for color in ("purple", "red", "yellow", "green")[:seats]:
        assert chances(table) == {f"objective {name}": 1 for name in left}
        table.play(f"objective {color}")
        left.remove(color)
    privates = [window["private_objectives"] for window in GAME.view(table.state, 0)["windows"]]
    assert privates[0] == ["purple"]
    assert [len(objectives) for objectives in privates] == [1] * seats


@pytest.mark.rule("SETUP-1")
def test_a_private_objective_is_seen_by_its_owner_alone() -> None:
    table = table_at(state_of(window_of(private="red"), window_of("Batllo", private="blue"), seats=3))
    for seat, own in enumerate(("red", "blue", "green")):
        seen = [window["private_objectives"] for window in table.view(seat)["windows"]]
        assert seen[seat] == [own]
        assert all(seen[other] == ["?"] for other in range(3) if other != seat)
    assert [window["private_objectives"] for window in table.view()["windows"]] == [["?"]] * 3


@pytest.mark.rule("OPTION-1")
def test_private_objectives_lie_open_if_the_table_was_laid_so() -> None:
    closed, opened = (Table(GAME, 3, {"open_private": is_open}, seed=5) for is_open in (False, True))
    assert [table.view()["open_private"] for table in (closed, opened)] == [False, True]
    privates = [[window["private_objectives"] for window in opened.view(seat)["windows"]] for seat in (None, 0, 1, 2)]
    assert privates == [privates[0]] * 4
    assert ["?"] not in privates[0]
    assert [move.text for move in closed.moves] == [move.text for move in opened.moves], "nothing else changes"
    assert texts_of(closed) == texts_of(opened)


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_two_pattern_cards_that_nobody_else_has(seats: int) -> None:
    table = deal_objectives(Table(GAME, seats, chance_by_hand=True))
    left = [f"card {card + 1}" for card in range(12)]
    for _ in range(2 * seats):
        assert chances(table) == dict.fromkeys(left, 1)
        table.play(left.pop(5 % len(left)))
    assert table.turn == 0


@pytest.mark.rule("SETUP-2", "SETUP-10")
def test_a_player_picks_one_of_the_four_patterns_on_two_cards_and_the_rest_is_gone() -> None:
    table = deal_cards(Table(GAME, 2, chance_by_hand=True))
    patterns = [pattern.name for pattern in BOX.patterns]
    assert offered(table, "choose") == " ".join(patterns[:4])
    table.play(f"choose {patterns[3]}")
    assert offered(table, "choose") == " ".join(patterns[4:8])
    table.play(f"choose {patterns[4]}")
    for seat in (0, 1, None):
        windows = table.view(seat)["windows"]
        assert [window["pattern"] for window in windows] == [patterns[3], patterns[4]]
        assert [window["dealt"] for window in windows] == [[], []]


@pytest.mark.rule("SETUP-2")
def test_a_choice_is_unseen_until_all_have_chosen() -> None:
    """R1: whoever chooses knows nothing of the others' choices, nor of start seat, tools and public objectives."""
    table = deal_cards(Table(GAME, 3, chance_by_hand=True))
    for seat in range(3):
        assert table.turn == seat
        view = table.view(seat)
        assert view["tools"] == view["public_objectives"] == []
        assert all(window["pattern"] == "?" for window in view["windows"][:seat])
        assert [window["dealt"] for window in view["windows"] if window["dealt"][0] == "?"] == [["?", "?"]] * 2
        table.play("choose 2")
    assert table.turn == CHANCE
    chosen = [window["pattern"] for window in table.view()["windows"]]
    assert chosen == [BOX.patterns[seat * 4 + 1].name for seat in range(3)]


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("pattern", [pattern.name for pattern in BOX.patterns[:6]])
def test_a_pattern_gives_as_many_tokens_as_it_is_difficult(pattern: str) -> None:
    table = deal_cards(Table(GAME, 3, chance_by_hand=True))
    number = [side.name for side in BOX.patterns].index(pattern)
    seat = number // SIDES // 2
    for other in range(3):
        table.play(f"choose {number % 4 + 1 if other == seat else 1}")
        assert other == 2 or sum(window["tokens"] for window in table.view()["windows"]) == 0, "that would give it away"
    window = table.view()["windows"][seat]
    assert window["tokens"] == window["difficulty"] == BOX.patterns[number].difficulty
    assert 3 <= window["tokens"] <= 6


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_not_handed_out_stay_out_of_the_game(seats: int) -> None:
    table = Table(GAME, seats, seed=seats)
    while not table.is_over:
        table.play(table.legal_moves()[0])
        view = table.view()
        difficulties = [window["difficulty"] or 0 for window in view["windows"]]
        tokens = [window["tokens"] for window in view["windows"]] + [tool["tokens"] for tool in view["tools"]]
        assert sum(tokens) in (0, sum(difficulties))
        assert sum(tokens) <= FAVOR_TOKENS


@pytest.mark.rule("SETUP-4")
def test_a_window_starts_empty_and_asks_for_what_its_pattern_does() -> None:
    table = deal_cards(Table(GAME, 2, chance_by_hand=True))
    play(table, "choose 1", "choose 1")
    for seat, window in enumerate(table.view()["windows"]):
        assert all(space["die"] is None for space in window["spaces"])
        assert [space["space"] for space in window["spaces"]] == [row + column for row in "ABCD" for column in "12345"]
        printed = "".join(BOX.patterns[4 * seat].grid)
        words = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple", ".": None}
        asked = [int(sign) if sign.isdigit() else words[sign] for sign in printed]
        assert [space["asks_for"] for space in window["spaces"]] == asked


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
def test_a_score_is_a_number_from_the_start(seats: int) -> None:
    """Tokens count, and every empty space costs a point."""
    table = choose_all(Table(GAME, seats, chance_by_hand=True))
    assert table.scores() == [BOX.patterns[4 * seat].difficulty - 20 for seat in range(seats)]


@pytest.mark.rule("SETUP-6", "SETUP-9", "SETUP-11")
@pytest.mark.parametrize("seats", SEATS)
def test_the_round_track_is_empty_and_all_ninety_dice_are_in_the_bag(seats: int) -> None:
    table = choose_all(Table(GAME, seats, chance_by_hand=True))
    view = table.view()
    assert view["round_track"] == [[]] * 10
    assert view["bag"] == dict.fromkeys(COLOR_NAMES, 18)
    assert view["pool"] == []


@pytest.mark.rule("SETUP-9")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    """R2."""
    for start in range(seats):
        table = choose_all(Table(GAME, seats, chance_by_hand=True))
        assert chances(table) == {f"start {seat}": 1 for seat in range(seats)}
        table.play(f"start {start}")
        while table.turn == CHANCE:
            table.play(table.legal_moves()[0])
        assert (table.turn, table.view()["start_seat"]) == (start, start)


@pytest.mark.rule("SETUP-7", "SETUP-8", "SETUP-11")
@pytest.mark.parametrize("seats", SEATS)
def test_three_tools_and_three_public_objectives_are_laid_out(seats: int) -> None:
    table = play(choose_all(Table(GAME, seats, chance_by_hand=True)), "start 1")
    for verb, names in (("tool", list(BOX.tools)), ("goal", list(BOX.public_objectives))):
        for at in (9, 4, 0):
            assert chances(table) == {f"{verb} {name}": 1 for name in names}
            table.play(f"{verb} {names.pop(at)}")
    view = table.view()
    assert [tool["number"] for tool in view["tools"]] == [1, 5, 10]
    assert [tool["tokens"] for tool in view["tools"]] == [0, 0, 0]
    assert [goal["name"] for goal in view["public_objectives"]] == [BOX.public_objectives[at] for at in (0, 4, 9)]
    assert next(iter(chances(table))) == "draw R1"


@pytest.mark.rule("SETUP-10")
def test_cards_that_are_not_dealt_or_laid_out_are_never_told() -> None:
    table = choose_all(Table(GAME, 2, chance_by_hand=True))
    while table.turn == CHANCE:
        table.play(table.legal_moves()[0])
    told = json.dumps([table.view(seat) for seat in (None, 0, 1)])
    patterns = [pattern.name for pattern in BOX.patterns]
    assert [name for name in BOX.tools if f'"{name}"' in told] == list(BOX.tools[:3])
    assert [name for name in BOX.public_objectives if f'"{name}"' in told] == list(BOX.public_objectives[:3])
    assert [name for name in patterns if f'"{name}"' in told] == [patterns[0], patterns[4]]


@pytest.mark.rule("SETUP-12")
def test_the_square_on_a_tool_means_nothing_to_two_players() -> None:
    """Lens Cutter has a green square; there is no green die in the pool, and a token pays."""
    state = state_of(pool="R1 B2 Y3 P4", turn=2, track=["R5 Y5"], tools=("Lens Cutter",))
    table = play(table_at(state), "take B2")
    tool = next(tool for tool in table.view()["tools"] if tool["name"] == "Lens Cutter")
    assert (tool["solo_color"], tool["cost"], tool["paid"]) == ("green", 1, None)
    assert offered(table, "use") == "Lens Cutter"


@pytest.mark.rule("SETUP-12")
def test_the_number_on_a_public_objective_is_paid_each_time_it_is_met() -> None:
    window = window_of("Via Lux", "D  B1 Y2 R4 B3 .")
    table = table_at(state_of(window, goals=("Light Shades", "Medium Shades", "Row Color Variety")))
    points = {goal["name"]: goal["points"] for goal in table.view()["public_objectives"]}
    assert points == {"Light Shades": 2, "Medium Shades": 2, "Row Color Variety": 6}
    assert table.sheet(0)["light_shades"] == table.sheet(0)["medium_shades"] == 2


@pytest.mark.rule("SETUP-11")
def test_one_to_four_can_play() -> None:
    for seats in (0, 5):
        with pytest.raises(GameError, match="for 1 to 4 players"):
            Table(GAME, seats, seed=1)


@pytest.mark.rule("SETUP-9")
def test_the_same_seed_lays_the_same_table_and_another_seed_another() -> None:
    states = []
    for seed in (6, 6, 7):
        table = Table(GAME, 3, seed=seed)
        play(table, "choose 1", "choose 1", "choose 1")
        states.append(bytes_of(table.state))
        assert int((table.state.pool != NO_DIE).sum()) == 7
    assert states[0] == states[1] != states[2]
