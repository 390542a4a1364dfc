"""SCORE and TIE: what a window is worth in all, and who has won."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX
from clerestory.games.sagrada.naming import SPACE_NUMBERS
from clerestory.games.sagrada.reading import PATTERN_NUMBERS
from clerestory.games.sagrada.state import Window
from tests.games.sagrada.drawings import dice_on, play, state_of, table_at, window_of
from tests.games.sagrada.naive import Die, spaces_for
from tests.games.sagrada.test_objectives import FULL, U21
from tests.games.sagrada.walks import WALKS, Walk

PRINTED = ("Column Color Variety", "Light Shades", "Color Variety")
UNMET = ("Row Color Variety", "Row Shade Variety", "Shade Variety")  # by windows with few dice


# --- The printed example ---


@pytest.mark.rule("SCORE-1", "SCORE-2", "SCORE-4")
def test_the_printed_example_is_worth_40() -> None:
    """T7 on U21: 10 + 4 + 12 public, purple 5 + 6 + 6 private, 0 tokens, 3 empty spaces."""
    window = window_of("Fractal Drops", U21, tokens=0, private="purple")
    table = table_at(state_of(window, over=True, goals=PRINTED))
    assert table.sheet(0) == {
        "column_color_variety": 10,
        "light_shades": 4,
        "color_variety": 12,
        "private": 17,
        "tokens": 0,
        "empty_spaces": -3,
    }
    assert table.scores()[0] == 40


def order_of_placing(pattern: str, drawing: str) -> list[tuple[str, str]]:
    """An order in which the dice of a window can be placed, each by all PLACE rules: a space and its die."""
    grid = "".join(BOX.patterns[PATTERN_NUMBERS[pattern]].grid)
    left = dice_on(state_of(window_of(pattern, drawing), sound=False))
    placed: dict[int, Die] = {}
    order: list[tuple[str, str]] = []
    while left:
        for space, name in left.items():
            die = name[0], int(name[1])
            if SPACE_NUMBERS[space] in spaces_for(grid, placed, die):
                placed[SPACE_NUMBERS[space]] = die
                order.append((space, name))
                del left[space]
                break
        else:
            raise AssertionError(f"{left} cannot be placed")
    return order


@pytest.mark.rule("SCORE-1", "PLACE-8")
def test_the_printed_example_can_be_played() -> None:
    """A whole game, chance by hand, in which seat 0 places those 17 dice and spends its tokens on Glazing Hammer."""
    order = order_of_placing("Fractal Drops", U21)
    assert len(order) == 17
    table = Table(GAME, 2, chance_by_hand=True)
    play(table, "objective purple", "objective red", "card 2", "card 1", "card 12", "card 11")
    play(table, "choose Fractal Drops", "choose Via Lux", "start 0")
    play(table, *(f"tool {name}" for name in ("Glazing Hammer", "Lathekin", "Tap Wheel")))
    play(table, *(f"goal {name}" for name in PRINTED))
    for number in range(10):
        play_round(table, order[2 * number : 2 * number + 2], hammer=number in (3, 6))
    assert table.is_over
    assert dice_on(table.state) == dict(order)
    assert table.scores() == [40, 4 - 20]
    assert table.ranks()[0].seat == 0


def play_round(table: Table, placing: list[tuple[str, str]], *, hammer: bool) -> None:
    """Seat 0 drafts these dice, the first in its first turn; the hammer rolls the pool to what it was."""
    rest = Counter(dict(zip("RGBYP", map(int, table.state.bag), strict=True)))
    rest.subtract(name[0] for _, name in placing)
    names = [name for _, name in placing]
    while len(names) < 5:
        color = max(rest, key=lambda color: rest[color])
        rest[color] -= 1
        names.append(f"{color}1")
    play(table, *(f"draw {name}" for name in names))
    for seat in [int(table.state.start_seat), *[1 - int(table.state.start_seat)] * 2, int(table.state.start_seat)]:
        assert table.turn == seat
        is_second = table.state.turns_taken >= 2
        if seat == 0 and is_second and hammer:
            pool = sorted(names[1:], key=lambda name: "RGBYP".index(name[0]))
            play(table, "use Glazing Hammer", *(f"roll {name[1]}" for name in pool))
        if seat == 0 and placing:
            space, name = placing[0]
            placing = placing[1:]
            play(table, f"take {name}", f"place {space}")
        if table.turn == seat and table.state.turns_taken // 2 == int(is_second):
            table.play("end")


# --- The total ---


@pytest.mark.rule("SCORE-5")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_each_token_left_is_worth_a_point(tokens: int) -> None:
    table = table_at(state_of(window_of("Via Lux", tokens=tokens), over=True, goals=UNMET))
    assert table.sheet(0)["tokens"] == tokens
    assert table.scores()[0] == tokens - 20


@pytest.mark.rule("SCORE-6")
def test_each_empty_space_costs_a_point_and_a_full_window_none() -> None:
    for dice in range(20):
        window = window_of("Via Lux", first_dice(dice), tokens=0, private="red")
        state = state_of(window, over=True, sound=False)
        assert GAME.sheet(state, 0)["empty_spaces"] == dice - 20
    assert GAME.sheet(state_of(window_of("Via Lux", FULL), over=True, sound=False), 0)["empty_spaces"] == 0


def first_dice(dice: int) -> str:
    """The first dice of a full window."""
    cells = [cell for line in FULL.split("\n") for cell in line.split()[1:]][:dice] + ["."] * (20 - dice)
    return "\n".join(f"{'ABCD'[row]} {' '.join(cells[5 * row : 5 * row + 5])}" for row in range(4))


@pytest.mark.rule("SCORE-1")
def test_a_total_may_be_below_zero() -> None:
    """R23: nobody has placed anything or kept a token."""
    table = table_at(state_of(window_of("Via Lux", tokens=0), window_of("Industria", tokens=0), over=True))
    assert table.scores() == [-20, -20]


@pytest.mark.rule("SCORE-2", "SCORE-4")
def test_everybody_scores_the_public_objectives_and_only_the_owner_a_private_one() -> None:
    windows = [window_of("Via Lux", FULL, tokens=0, private=color) for color in ("red", "purple")]
    state = state_of(*windows, over=True, goals=PRINTED, sound=False)
    public = {"column_color_variety": 25, "light_shades": 4 * 2, "color_variety": 16}
    assert GAME.sheet(state, 0) == {**public, "private": 13, "tokens": 0, "empty_spaces": 0}
    assert GAME.sheet(state, 1) == {**public, "private": 14, "tokens": 0, "empty_spaces": 0}


@pytest.mark.rule("SCORE-1")
@settings(max_examples=10, deadline=None, derandomize=True)
@given(WALKS)
def test_a_sheet_adds_up_at_any_time(walk: Walk) -> None:
    for table, _ in walk.moves():
        sums = [sum(table.sheet(seat).values()) for seat in range(walk.seats)]
        assert sums == table.scores()
        assert table.view(0)["windows"][0]["score"] == sums[0]
    assert [sum(table.sheet(seat).values()) for seat in range(walk.seats)] == table.scores()


# --- Who has won ---

LUZ_9 = window_of("Luz Celestial", "A R5 . . . .\nB . R4 . . .", tokens=0, private="red")
LUZ_7 = window_of("Luz Celestial", "A R3 . . . .\nB . R4 . . .", tokens=0, private="red")
LUZ_7_WITH_1 = window_of("Luz Celestial", "A R3 . . . .\nB . R4 . . .", tokens=1, private="red")
LUX_7 = window_of("Via Lux", "A . B4 . . .\nB B3 . . . .", tokens=0, private="blue")
LUX_7_WITH_2 = window_of("Via Lux", "A . B4 . . .\nB B3 . . . .", tokens=2, private="blue")
LUX_7_OF_3_DICE = window_of("Via Lux", "A Y1 B4 . . .\nB B3 . . . .", tokens=0, private="blue")
ASTRAM_7 = window_of("Lux Astram", "C . G4 . . .\nD G3 . . . .", tokens=0, private="green")


def places_of(*windows: Window, start_seat: int = 0) -> list[tuple[int, int, int, str]]:
    """Place, seat, score and the tie-break needed, from first to last, at the end of a game."""
    table = table_at(state_of(*windows, over=True, goals=UNMET, start_seat=start_seat))
    return [(rank.place, rank.seat, rank.score, rank.tie_break) for rank in table.ranks()]


@pytest.mark.rule("SCORE-7")
def test_the_highest_total_wins() -> None:
    """Whatever the private points, the tokens and the seats are."""
    for start_seat in range(2):
        assert places_of(LUX_7, LUZ_9, start_seat=start_seat) == [(1, 1, -9, "SCORE-7"), (2, 0, -11, "SCORE-7")]
        assert places_of(LUX_7_WITH_2, LUZ_7, start_seat=start_seat) == [(1, 0, -9, "SCORE-7"), (2, 1, -11, "SCORE-7")]


@pytest.mark.rule("TIE-1")
def test_of_equal_totals_the_one_with_more_private_points_is_ahead() -> None:
    """U18: private 9 and 7, though the other has more tokens and is later in the order of round 10."""
    for start_seat in range(2):
        assert places_of(LUZ_9, LUX_7_WITH_2, start_seat=start_seat) == [(1, 0, -9, "TIE-1"), (2, 1, -9, "TIE-1")]


@pytest.mark.rule("TIE-2")
def test_of_equal_private_points_the_one_with_more_tokens_is_ahead() -> None:
    """U18: tokens 1 and 0; the other has a die more."""
    for start_seat in range(2):
        expected = [(1, 0, -10, "TIE-2"), (2, 1, -10, "TIE-2")]
        assert places_of(LUZ_7_WITH_1, LUX_7_OF_3_DICE, start_seat=start_seat) == expected


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize(("start_seat", "order"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_of_equals_in_all_that_the_later_in_the_order_of_round_10_is_ahead(start_seat: int, order: list[int]) -> None:
    """U18: start seat of round 10 is 0: seat 2 is ahead of 1, and 1 of 0. R27: every place is told."""
    places = places_of(LUZ_7, LUX_7, ASTRAM_7, start_seat=start_seat)
    assert places == [(place, seat, -11, "TIE-3") for place, seat in enumerate(order, start=1)]


@pytest.mark.rule("TIE-1", "TIE-2", "TIE-3")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(WALKS)
def test_there_is_always_exactly_one_winner_and_every_place_once(walk: Walk) -> None:
    """R27. One seat alone wins or loses."""
    table = walk.table()
    while not table.is_over:
        table.play(walk.choose(table))
    places = [rank.place for rank in table.ranks()]
    assert places == list(range(1, walk.seats + 1)) if walk.seats > 1 else places[0] in (1, 2)
