"""What people type and draw: short forms of moves, drawings without streets, drawings that contradict themselves.

tests/test_reading.py types and draws anything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.records import bytes_of, copy_of
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.actions import EXAMPLES
from clerestory.games.towerup.components import BOX, END_OF_TRACK, FRONT, NO_BUILDING
from clerestory.games.towerup.rules import CARD, COLOR, END_TURN
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    PLACE_ROOF,
    REFILL_MARKET,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    TURN_UP_CARD,
    State,
)
from tests.games.towerup.drawings import table_at
from tests.games.towerup.walks import players_of, states_of_every_phase

SOME_SITE, SOME_CARD = BOX.boards[FRONT].sites[4].name, BOX.cards[-1].name


def in_phase(phase: int, fits: Callable[[State], bool] = lambda state: True) -> State:
    """A position of a game of three or four in which this happens next."""
    found = (state for state in states_of_every_phase() if state.phase == phase and state.seats > 2 and fits(state))
    return copy_of(next(found))


def test_every_phase_is_among_the_positions_of_this_file() -> None:
    assert {int(state.phase) for state in states_of_every_phase() if state.seats > 2} == set(range(GAME_OVER + 1))


# --- Moves ---


@pytest.mark.parametrize(
    ("phase", "short", "long"),
    [
        (TURN, "2", "card 2"),
        (TURN, "c 2", "card 2"),
        (TURN, "  CARD   2 ", "card 2"),
        (TURN, f"b {SOME_SITE}", f"build {SOME_SITE}"),
        (TURN, SOME_SITE.lower(), f"build {SOME_SITE}"),
        (TURN, f"Build {SOME_SITE.lower()}", f"build {SOME_SITE}"),
        (TURN, "e", "end turn"),
        (TURN, "end", "end turn"),
        (TURN, "END  TURN", "end turn"),
        (BUILD_COLOR, "b", "black"),
        (BUILD_COLOR, "g", "grey"),
        (BUILD_COLOR, "w", "white"),
        (BUILD_COLOR, "n", "brown"),
        (BUILD_COLOR, "color black", "black"),
        (BUILD_COLOR, "Brown", "brown"),
        (PLACE_ROOF, f"r {SOME_SITE}", f"roof {SOME_SITE}"),
        (PLACE_ROOF, SOME_SITE, f"roof {SOME_SITE}"),
        (TAKE_FLOOR, "t w", "take white"),
        (TAKE_FLOOR, "n", "take brown"),
        (RETURN_FLOOR, "r g", "return grey"),
        (RETURN_FLOOR, "grey", "return grey"),
        (LAY_FLOOR, "f b", "floor black"),
        (LAY_FLOOR, "black", "floor black"),
        (LAY_FLOOR, "j n", "joker brown"),
        (LAY_FLOOR, "joker  BROWN", "joker brown"),
        (LAY_SITE, f"s {SOME_SITE}", f"site {SOME_SITE}"),
        (LAY_SITE, SOME_SITE.lower(), f"site {SOME_SITE}"),
        (TURN_UP_CARD, f"Card {SOME_CARD.lower()}", f"card {SOME_CARD}"),
        (REFILL_MARKET, f"card  {SOME_CARD}", f"card {SOME_CARD}"),
        (DRAW_OBJECTIVE, "OBJECTIVE Lake", "objective lake"),
        (DRAW_FIRST_SEAT, "First 2", "first 2"),
    ],
)
def test_short_forms_are_read_as_the_help_says(phase: int, short: str, long: str) -> None:
    state = in_phase(phase)
    assert GAME.write(state, GAME.read(state, short)) == long


def test_a_letter_means_what_is_asked_for() -> None:
    """ "b" is black; in "b b" the first is a verb, where there is one."""
    assert GAME.read(in_phase(BUILD_COLOR), "b") == GAME.read(in_phase(TAKE_FLOOR), "t b") == COLOR
    assert GAME.read(in_phase(TURN), "3") == CARD + 2
    assert GAME.read(in_phase(TURN), "e") == END_TURN


@pytest.mark.parametrize("text", ["build Q99", "b q99", "Q99"])
def test_a_site_that_is_not_on_the_board_is_told(text: str) -> None:
    with pytest.raises(GameError, match=r"^There is no site Q99 on this board\.$"):
        GAME.read(table_at().state, text)


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        (TURN, "build"),
        (TURN, "build 1"),
        (TURN, f"roof {SOME_SITE}"),
        (TURN, f"build {SOME_SITE} black"),
        (TURN, "card"),
        (TURN, "card two"),
        (TURN, f"card {SOME_CARD}"),
        (TURN, "card -1"),
        (TURN, "end turn now"),
        (BUILD_COLOR, "blue"),
        (BUILD_COLOR, "take black"),
        (BUILD_COLOR, "bl"),
        (PLACE_ROOF, f"site {SOME_SITE}"),
        (TAKE_FLOOR, "return white"),
        (RETURN_FLOOR, "take white"),
        (LAY_FLOOR, "joker"),
        (LAY_FLOOR, "floor joker"),
        (LAY_FLOOR, "*"),
        (LAY_SITE, f"build {SOME_SITE}"),
        (TURN_UP_CARD, "card"),
        (TURN_UP_CARD, "card 1"),
        (TURN_UP_CARD, SOME_CARD),
        (REFILL_MARKET, "card XYZ"),
        (DRAW_OBJECTIVE, "objective"),
        (DRAW_OBJECTIVE, "objective pond"),
        (DRAW_OBJECTIVE, "lake"),
        (DRAW_FIRST_SEAT, "first 4"),
        (DRAW_FIRST_SEAT, "first ٣"),
        (DRAW_FIRST_SEAT, "0"),
    ],
)
def test_what_means_nothing_here_is_not_read(phase: int, text: str) -> None:
    with pytest.raises(GameError, match=re.escape(f'"{text}" is not understood. Expected: {EXAMPLES[phase]}.')):
        GAME.read(in_phase(phase), text)


def test_every_line_of_the_help_is_read_as_it_is_written() -> None:
    """The phases in which it is typed stand in the order of the lines; its sites may not be of this map."""
    phases = (TURN, TURN, BUILD_COLOR, PLACE_ROOF, TAKE_FLOOR, RETURN_FLOOR, TURN, LAY_FLOOR, LAY_SITE)
    typing, _, short_forms = GAME.help.partition("Short forms: ")
    for line, phase in zip(typing.splitlines(), phases, strict=True):
        text = re.sub(r"P\d", SOME_SITE, line[:16].strip())
        assert GAME.write(in_phase(phase), GAME.read(in_phase(phase), text)) == text
    for form, phase in zip(short_forms.partition(";")[0].split(", "), (*phases[:8], LAY_FLOOR, LAY_SITE), strict=True):
        assert GAME.read(in_phase(phase), re.sub(r"P\d", SOME_SITE, form)) >= 0


# --- Drawings ---


@pytest.mark.rule("BOARD-3", "BOARD-4")
def test_streets_may_be_left_out_of_a_drawing() -> None:
    for state in states_of_every_phase()[::3]:
        drawing = GAME.draw(state)
        without = re.sub(r"[─│╱╲]", " ", drawing)
        assert without != drawing
        assert bytes_of(GAME.read_position(without)) == bytes_of(state)


@pytest.mark.rule("BOARD-4")
def test_buildings_may_be_drawn_anywhere_below_their_sites() -> None:
    """What counts is the order of the names and buildings in a row, not how far apart they stand."""
    state = in_phase(TURN)
    squeezed = "\n".join(" ".join(line.split()) for line in GAME.draw(state).splitlines())
    assert bytes_of(GAME.read_position(squeezed)) == bytes_of(state)


def changed_line(drawing: str, old: str, new: str) -> tuple[str, int]:
    """A drawing with something replaced in the first line that has it, and the number of that line."""
    lines = drawing.splitlines()
    at = next(number for number, line in enumerate(lines) if re.search(old, line))
    lines[at] = re.sub(old, new, lines[at], count=1)
    return "\n".join(lines), at + 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"money \d+", "money 99"),
        (r"floors \d+", "floors 99"),
        (r"roofs left \d+", "roofs left 11"),
        (r"black_track \d+", "black_track 99"),
        (r"deck +\d+ cards", "deck 44 cards"),
        (r"(objective \w+) +tokens", r"\1  tokens 9"),
        (r"turquoise|violet", "purple"),
        (r"end phase no", "end phase soon"),
        (r"extra turn no", "extra turn maybe"),
        (r"starting_floors 3", "starting_floors 8"),
        (r"objectives starting", "objectives easy"),
        (r"market  \S+", "market"),
        (r"supply +B", "supply"),
    ],
)
def test_a_drawing_that_contradicts_itself_is_told_its_line(old: str, new: str) -> None:
    """Money, floors, roofs and tokens follow from the rest; words must be those of the game."""
    state = in_phase(TURN, lambda state: state.seats == 3 and not state.ending and not state.is_extra_turn)
    text, number = changed_line(GAME.draw(state), old, new)
    with pytest.raises(GameError) as error:
        GAME.read_position(text)
    assert str(error.value).startswith(f"Line {number}: ")


def test_what_comes_next_must_be_something_of_this_game() -> None:
    drawing = GAME.draw(in_phase(TURN, lambda state: not state.is_extra_turn))
    with pytest.raises(GameError, match="takes a nap"):
        GAME.read_position(drawing.replace("takes a card or builds", "takes a nap"))


@pytest.mark.rule("BOARD-4")
@pytest.mark.parametrize("building", ["R:.", "B", "B:", "B:z", "BB:.", "B:.........", "b:.", "."])
def test_what_is_no_building_is_not_read(building: str) -> None:
    """A building is a color, a colon, and a dot or an owner's letter for each floor; no building at all is missed."""
    state = in_phase(TURN, lambda state: not state.ending)
    drawing = GAME.draw(state)
    with pytest.raises(GameError):
        GAME.read_position(re.sub(r"(?<= )[BGWN]:\S+", building, drawing, count=1))


@pytest.mark.rule("BOARD-1")
def test_sites_of_the_other_board_are_not_read() -> None:
    state = in_phase(TURN)
    assert state.seats > 2
    with pytest.raises(GameError, match=r"^Line \d+: "):
        GAME.read_position(GAME.draw(state).replace(f"towerup {state.seats} seats", "towerup 2 seats"))


@pytest.mark.rule("TRACK-2")
def test_a_vehicle_off_its_track_is_refused() -> None:
    state = in_phase(TURN)
    for position in (END_OF_TRACK + 1, 99, 32767, -1, -32768, 10**9):
        text, _ = changed_line(GAME.draw(state), r"vehicles B +\d+", f"vehicles B {position}")
        with pytest.raises(GameError):
            GAME.read_position(text)


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("cone", [8, 9])
def test_a_cone_beyond_the_last_space_is_refused(cone: int) -> None:
    state = in_phase(GAME_OVER)
    with pytest.raises(GameError):
        GAME.read_position(re.sub(r"cone \d$", f"cone {cone}", GAME.draw(state), flags=re.M))


@pytest.mark.rule("ROOF-3", "BOARD-5")
def test_a_drawing_shows_whose_roof_lies_on_which_floor() -> None:
    state = in_phase(GAME_OVER)
    letters = "".join(color[0] for color in BOX.player_colors)
    drawn = "".join(re.findall(r"(?<!\S)[BGWN]:(\S+)", GAME.draw(state)))
    assert [drawn.count(letter) for letter in letters[: state.seats]] == [int(p.roofs) for p in players_of(state)]
    assert len(drawn) == state.height[state.building != NO_BUILDING].sum()


@pytest.mark.rule("SETUP-8", "OPTION-2")
def test_a_table_is_laid_again_with_the_options_of_its_drawing() -> None:
    for options in ({"objectives": "lake+double+levels", "starting_floors": 4}, {"objectives": "starting"}, {}):
        table = Table(GAME, 3, options, seed=3)
        again = Table(GAME, position=table.draw())
        assert again.options == table.options
        assert bytes_of(again.state) == bytes_of(table.state)
