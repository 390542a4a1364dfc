"""ROUND, TURN and END: rounds, turns, and what stays as it is when the game is over."""

from __future__ import annotations

import json

import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import NO_DIE
from tests.games.sagrada.drawings import (
    CRAMPED,
    V,
    chances,
    dice_in,
    dice_on,
    die_on,
    offered,
    play,
    state_of,
    table_at,
    texts_of,
    track_of,
    window_of,
)

SEATS = (2, 3, 4)


def new_table(seats: int, seed: int = 3) -> Table:
    """A table before the first turn; everybody has the first pattern."""
    return play(Table(GAME, seats, seed=seed), *("choose 1" for _ in range(seats)))


def turns_of_a_round(table: Table) -> list[int]:
    """Whose turns follow each other, if everybody just ends them."""
    turns, number = [], table.view()["round"]
    while not table.is_over and table.view()["round"] == number:
        turns.append(table.turn)
        table.play("end")
    return turns


@pytest.mark.rule("ROUND-1", "ROUND-7")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_ten_rounds_of_two_turns_each(seats: int) -> None:
    table = new_table(seats)
    for number in range(1, 11):
        assert table.view()["round"] == number
        assert len(turns_of_a_round(table)) == 2 * seats
    assert table.is_over
    assert texts_of(table) == []
    with pytest.raises(GameError, match=r"over. \[ROUND-7\]"):
        table.play("end")


@pytest.mark.rule("ROUND-7")
def test_the_private_objectives_are_shown_once_the_game_is_over() -> None:
    table = table_at(state_of(round=10, turn=4))
    assert table.view()["windows"][1]["private_objectives"] == ["?"]
    table.play("end")
    assert table.is_over
    assert [window["private_objectives"] for window in table.view()["windows"]] == [["red"], ["green"]]


@pytest.mark.rule("ROUND-2")
@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_two_dice_for_each_player_and_one_more_are_rolled_every_round(seats: int, dice: int) -> None:
    """T1."""
    table = new_table(seats)
    for number in range(1, 11):
        view = table.view()
        assert len(view["pool"]) == dice
        assert sum(view["bag"].values()) == 90 - number * dice
        turns_of_a_round(table)


@pytest.mark.rule("ROUND-2")
def test_a_die_is_drawn_by_what_the_bag_holds_and_shows_any_value_alike() -> None:
    state = state_of(turn=4, round=3)
    bag = {letter: int(dice) for letter, dice in zip("RGBYP", state.bag, strict=True)}
    table = play(table_at(state, chance_by_hand=True), "end")
    for die in ("R6", "R6", "P1", "Y3", "G2"):
        assert chances(table) == {f"draw {color}{value}": bag[color] for color in "RGBYP" for value in range(1, 7)}
        table.play(f"draw {die}")
        bag[die[0]] -= 1
    assert dice_in(table.state.pool) == "R6 R6 G2 Y3 P1"
    assert table.turn == 1


@pytest.mark.rule("ROUND-2")
def test_a_color_that_has_run_out_is_not_drawn() -> None:
    """Fifteen red dice lie on the track, and three more are left in the pool."""
    state = state_of(turn=4, track=["R1 R1 R1 R1 R1"] * 3 + ["Y1"], pool="R2 R3 R4")
    table = play(table_at(state, chance_by_hand=True), "end")
    assert int(table.state.bag[0]) == 0
    assert not [text for text in chances(table) if text.startswith("draw R")]
    with pytest.raises(GameError, match=r"no red die. \[ROUND-2\]"):
        table.play("draw R3")


@pytest.mark.rule("ROUND-3", "ROUND-6")
@pytest.mark.parametrize(
    ("seats", "start", "turns"),
    [(3, 0, [0, 1, 2, 2, 1, 0]), (2, 1, [1, 0, 0, 1]), (4, 2, [2, 3, 0, 1, 1, 0, 3, 2]), (3, 2, [2, 0, 1, 1, 0, 2])],
)
def test_turns_go_clockwise_and_then_back(seats: int, start: int, turns: list[int]) -> None:
    """T2; the left neighbor starts the next round."""
    table = table_at(state_of(seats=seats, start_seat=start))
    view = table.view()
    assert json.loads(json.dumps(view)) == view
    assert [turn["seat"] for turn in view["turn_order"]] == turns
    assert turns_of_a_round(table) == turns
    left_neighbor = (start + 1) % seats
    assert (table.turn, table.view()["start_seat"]) == (left_neighbor, left_neighbor)


@pytest.mark.rule("ROUND-3")
def test_a_turn_is_known_to_be_the_first_or_the_second_of_its_player() -> None:
    table = table_at(state_of(seats=3))
    seen = []
    for _ in range(6):
        seen.append((table.turn, table.view()["first_turn"]))
        table.play("end")
    assert seen == [(0, True), (1, True), (2, True), (2, False), (1, False), (0, False)]


@pytest.mark.rule("ROUND-4", "ROUND-5")
def test_whatever_is_left_in_the_pool_goes_to_the_space_of_the_round() -> None:
    """U16: two players, nobody drafts."""
    table = table_at(state_of(round=1, pool="R1 G2 B3 Y4 P5"))
    turns_of_a_round(table)
    assert track_of(table.state) == ["R1 G2 B3 Y4 P5"]
    assert table.view()["round"] == 2


@pytest.mark.rule("ROUND-4", "ROUND-5")
def test_one_die_is_left_if_everybody_drafts_twice() -> None:
    table = table_at(state_of(window_of("Industria"), window_of("Industria"), round=1, pool="R1 G2 B3 Y4 P5"))
    play(table, "take R1", "place A1", "end", "take G2", "place A4", "end")
    play(table, "take B3", "place A3", "end", "take Y4", "place B2", "end")
    assert track_of(table.state) == ["P5"]
    assert (dice_on(table.state, 0), dice_on(table.state, 1)) == ({"A1": "R1", "B2": "Y4"}, {"A3": "B3", "A4": "G2"})


@pytest.mark.rule("ROUND-5")
def test_all_dice_of_a_round_count_as_dice_on_the_track() -> None:
    """Five dice lie on the space of round 1: each of them can be swapped for."""
    state = state_of(round=1, pool="R1 G2 B3 Y4 P5", tools=("Lens Cutter",))
    table = table_at(state, chance_by_hand=True)
    turns_of_a_round(table)
    play(table, "draw R6", "draw R6", "draw R6", "draw R6", "draw R6", "take R6", "use Lens Cutter")
    assert offered(table, "swap") == "R1 G2 B3 Y4 P5"


# --- Turns ---


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize(
    "actions",
    [
        ["end"],
        ["take G1", "place D1", "end"],
        ["use Eglomise Brush", "move D2", "to C2", "end"],
        ["take G1", "place D1", "use Eglomise Brush", "move D2", "to C2"],
        ["use Eglomise Brush", "move D2", "to C2", "take G1", "place B4"],
    ],
)
def test_draft_and_tool_may_each_be_done_once_in_either_order_or_not_at_all(actions: list[str]) -> None:
    table = table_at(state_of(window_of("Via Lux", V), pool="R1 G1 B4 Y3 P5", tools=("Eglomise Brush",)))
    for action in actions:
        assert table.turn == 0
        table.play(action)
    assert table.turn == 1


@pytest.mark.rule("TURN-1")
def test_nobody_drafts_or_uses_a_tool_twice_in_a_turn() -> None:
    state = state_of(window_of("Via Lux", V), pool="R1 G1 G3 B4 P5", tools=("Eglomise Brush",))
    drafted = play(table_at(state), "take G1", "place D1")
    assert offered(drafted, "take") == ""
    with pytest.raises(GameError, match=r"drafted in this turn already. \[TURN-1\]"):
        drafted.play("take G3")
    moved = play(table_at(state), "use Eglomise Brush", "move D2", "to C2")
    assert offered(moved, "use") == ""
    with pytest.raises(GameError, match=r"used a tool in this turn already. \[TOOL-4\]"):
        moved.play("use Eglomise Brush")


@pytest.mark.rule("TURN-2")
def test_a_draft_takes_one_die_and_places_it_as_it_is() -> None:
    table = play(table_at(state_of(window_of("Via Lux", V), pool="R2 R2 G5 Y1 P6")), "take R2")
    assert dice_in(table.state.pool) == "R2 G5 Y1 P6"
    assert table.view()["hand"] == {"color": "red", "value": 2}
    assert set(texts_of(table)) == {"place B4", "place B5", "place D5"}, "a die that was taken must be placed (R3)"
    table.play("place B4")
    assert die_on(table.state, "B4") == "R2"
    assert table.view()["hand"] is None


@pytest.mark.rule("TURN-2")
def test_of_equal_dice_one_is_offered_and_a_die_that_fits_nowhere_is_not() -> None:
    """U5."""
    table = table_at(state_of(window_of("Via Lux", CRAMPED), pool="Y2 Y2 P2 P6 P6"))
    assert offered(table, "take") == "Y2 P6"
    with pytest.raises(GameError, match=r"P2 fits on no space of your window.*\[TURN-2\]"):
        table.play("take P2")


@pytest.mark.rule("TURN-2", "TOOL-8")
def test_a_die_that_fits_nowhere_may_be_taken_for_a_tool_that_must_then_be_used() -> None:
    """U5, R3."""
    pool = "Y2 Y2 P2 P6 P6"
    table = table_at(state_of(window_of("Via Lux", CRAMPED), pool=pool, tools=("Flux Brush",)))
    assert offered(table, "take") == "Y2 P2 P6"
    assert texts_of(play(table, "take P2")) == ["use Flux Brush"]
    table = table_at(state_of(window_of("Via Lux", CRAMPED, tokens=0), pool=pool, tools=("Flux Brush",)))
    assert offered(table, "take") == "Y2 P6"


@pytest.mark.rule("TURN-3")
def test_a_tool_must_be_one_of_those_laid_out() -> None:
    state = state_of(window_of("Via Lux", V), tools=("Eglomise Brush", "Lathekin", "Glazing Hammer"))
    table = table_at(state)
    assert offered(table, "use") == "Eglomise Brush, Lathekin"
    with pytest.raises(GameError, match=r"not among the tools laid out. \[SETUP-7\]"):
        table.play("use Copper Foil Burnisher")


@pytest.mark.rule("TURN-4")
def test_a_turn_ends_by_itself_only_when_both_actions_are_used_up() -> None:
    state = state_of(window_of("Via Lux", V), pool="R2 G5 B4 Y1 P6", tools=("Eglomise Brush",))
    table = table_at(state)
    for move in ("take R2", "place B4", "use Eglomise Brush", "move D2"):
        table.play(move)
        assert table.turn == 0
    table.play("to C2")
    assert table.turn == 1


@pytest.mark.rule("TURN-4")
@pytest.mark.parametrize("seats", SEATS)
def test_no_player_places_more_than_two_dice_in_a_round(seats: int) -> None:
    """Everybody drafts whenever possible, and places the extra die of Running Pliers."""
    table = new_table(seats, seed=17)
    most = 0
    while not table.is_over:
        before = [len(dice_on(table.state, seat)) for seat in range(seats)]
        number = table.view()["round"]
        while not table.is_over and table.view()["round"] == number:
            liked = [text for text in texts_of(table) if text.startswith(("take", "place", "use Running"))]
            table.play(liked[-1] if liked else texts_of(table)[-1])
        placed = [len(dice_on(table.state, seat)) - before[seat] for seat in range(seats)]
        assert max(placed) <= 2
        most = max(most, *placed)
    assert most == 2


@pytest.mark.rule("TURN-4")
def test_ending_the_turn_is_always_offered_and_alone_when_nothing_else_is_possible() -> None:
    """No token is left for a tool."""
    table = table_at(state_of(window_of("Via Lux", CRAMPED, tokens=0), pool="P1 P2 P3 P4 G2"))
    assert texts_of(table) == ["end"]


# --- The end ---


@pytest.mark.rule("END-1")
def test_the_round_track_stays_as_it_is_after_the_game() -> None:
    state = state_of(round=10, turn=4, pool="R6 G6")
    before = track_of(state)
    table = play(table_at(state), "end")
    assert table.is_over
    assert track_of(table.state) == [*before, "R6 G6"]


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_nothing_to_check_after_a_game_of_legal_moves(seats: int) -> None:
    """No two neighbors share a color or a value in any window, though tools were used."""
    table = new_table(seats, seed=23)
    while not table.is_over:
        moves = texts_of(table)
        table.play(moves[len(table.moves) * 7 % len(moves)])
    assert any(move.text.startswith("use") for move in table.moves)
    for seat in range(seats):
        dice = table.state.windows[seat].die.reshape(4, 5)
        for row in range(4):
            for column in range(5):
                for other in [*dice[row + 1 : row + 2, column], *dice[row, column + 1 : column + 2]]:
                    die = dice[row, column]
                    if NO_DIE not in (die, other):
                        assert die // 6 != other // 6
                        assert die % 6 != other % 6


@pytest.mark.rule("END-3")
def test_a_score_of_more_than_fifty_is_shown_in_full() -> None:
    """U21's window with a die more."""
    window = window_of(
        "Fractal Drops",
        """
        A  P6 G4 B5 Y3 P6
        B  R3 B1 .  G4 Y2
        C  P5 G2 .  P6 G1
        D  B4 Y3 R5 B2 R6
        """,
        private="purple",
    )
    state = state_of(window, over=True, goals=("Column Color Variety", "Color Variety", "Shade Variety"))
    table = table_at(state)
    assert table.view()["windows"][0]["score"] == table.scores()[0] == 10 + 12 + 10 + 23 + 3 - 2


@pytest.mark.rule("ROUND-2", "ROUND-7")
def test_nothing_is_drawn_after_the_tenth_round() -> None:
    table = play(table_at(state_of(round=9, turn=4), chance_by_hand=True), "end")
    assert table.turn == CHANCE
    last = table_at(state_of(round=10, turn=4), chance_by_hand=True)
    bag = last.view()["bag"]
    last.play("end")
    assert (last.is_over, last.view()["bag"]) == (True, bag)
