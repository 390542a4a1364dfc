"""A drawing read back into the position. What was read is drawn again and compared, so reading may be simple."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Literal, cast

from clerestory.engine.game import GameError
from clerestory.engine.positions import Lines, read_drawing
from clerestory.engine.records import blank
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BOX,
    COLOR_NAMES,
    COLORS,
    COPIES,
    LETTERS,
    LEVELS,
    MARKET,
    NO_CARD,
    NO_CONE,
    NO_OBJECTIVE,
    NO_TOKEN,
    OBJECTIVE_NAMES,
    SLOTS,
)
from clerestory.games.towerup.drawing import COLON, SEAT_LETTERS, describe_next, draw
from clerestory.games.towerup.invariants import INVARIANTS, check
from clerestory.games.towerup.layout import ROWS, layout_of
from clerestory.games.towerup.naming import CARD_NUMBERS, KIND_LETTERS, NOTHING, SITE_NUMBERS, site_name
from clerestory.games.towerup.rules import insert_roof
from clerestory.games.towerup.setup import setup
from clerestory.games.towerup.sheets import ENDINGS
from clerestory.games.towerup.state import (
    DRAW_OBJECTIVE,
    GAME_OVER,
    REFILL_MARKET,
    TAKE_FLOOR,
    TURN_UP_CARD,
    Options,
    Player,
    State,
    board_of,
    roof_at,
)
from clerestory.games.towerup.streets import raise_building

A_BUILDING = rf"([{NOTHING}]|[{LETTERS}]{COLON}[{NOTHING}{SEAT_LETTERS}]+)"
OBJECTIVE_WORDS = "|".join(OBJECTIVE_NAMES)


def read_position(text: str) -> State:
    """The position of a drawing. GameError says which line is wrong; a position that cannot occur is refused."""
    return read_drawing(text, read_state, draw, check, INVARIANTS)


def read_state(lines: Lines) -> State:
    state = blank(State)
    first = lines.next(
        r"towerup ([2-4]) seats starting_floors ([3-7]) objectives (\S+)",
        "towerup 2 seats starting_floors 3 objectives random",
    )
    floors = cast(Literal[3, 4, 5, 6, 7], int(first[2]))
    setup(state, int(first[1]), Options(floors, read_objectives_option(first[3])))
    what = lines.next(r"next (.*)", "next seat 0 takes a card or builds")[1]
    read_flags(lines, state)
    read_cards(lines, state)
    for slot in range(SLOTS):
        found = lines.next(rf"objective (\.|{OBJECTIVE_WORDS}) tokens [\d. ]+", "objective lake tokens 7 3")
        state.objective[slot] = NO_OBJECTIVE if found[1] == NOTHING else OBJECTIVE_NAMES.index(found[1])
    lines.next(r"stars .*", "stars 2 4 6 8 end of the tracks 14")
    read_city(lines, state)
    for seat in range(state.seats):
        read_player(lines, state.players[seat], seat)
    read_next(state, what)
    return state


def read_objectives_option(word: str) -> str:
    """OPTION-2. The option as it is kept: names in the order of the objectives, each once."""
    if word not in ("random", "starting"):
        numbers = [OBJECTIVE_NAMES.index(name) for name in word.split("+")]
        if len(numbers) != SLOTS or numbers != sorted(set(numbers)):
            raise GameError(f'"{word[:40]}" must be {SLOTS} different objectives, in the order of the list.')
    return word


def read_flags(lines: Lines, state: State) -> None:
    endings = {word: ending for ending, word in ENDINGS.items()}
    found = lines.next(
        r"first seat ([0-3]) extra turn (yes|no) another earned (yes|no) "
        rf"end phase ({'|'.join(endings)}) last turns (yes|no)",
        "first seat 0 extra turn no another earned no end phase no last turns no",
    )
    state.first_seat = int(found[1])
    state.is_extra_turn, state.has_earned_turn = int(found[2] == "yes"), int(found[3] == "yes")
    state.ending, state.is_last_turn = endings[found[4]], int(found[5] == "yes")


def read_cards(lines: Lines, state: State) -> None:
    """Supply, market and piles; what lies nowhere else is in the deck."""
    state.supply[:] = read_counts(lines, "supply")
    state.market[:] = [NO_CARD if word == NOTHING else CARD_NUMBERS[word] for word in lines.words("market", MARKET)]
    lines.next(r"deck \d+ cards", "deck 41 cards")
    discarded = lines.next(r"discard (.+)", "discard BBGG WN>G")[1].split()
    while lines.has_next("discard"):
        discarded += lines.next(r"discard (.+)", "discard BBGG WN>G")[1].split()
    for word in discarded:
        if word != NOTHING:
            state.discard[CARD_NUMBERS[word]] += 1
    if lines.has_next("taken"):
        taken = lines.next(r"taken (\S+) floors to choose (\d)", "taken WN>G floors to choose 1")
        state.card, state.floors_to_take = CARD_NUMBERS[taken[1]], int(taken[2])
    if lines.has_next("starting"):
        for letter in lines.next(r"starting (.+)", "starting B G *")[1].split():
            state.starting[KIND_LETTERS.index(letter)] += 1
    state.deck[:] = COPIES - state.discard
    for kind in (*state.market, state.card):
        if kind != NO_CARD:
            state.deck[kind] -= 1


def read_counts(lines: Lines, label: str) -> list[int]:
    return [int(word) for word in lines.words(label, 2 * COLORS)[1::2]]


def read_city(lines: Lines, state: State) -> None:
    """The map, row by row: names above, buildings below them."""
    layout = layout_of(board_of(state))
    cells = sorted(
        (row + below, column, below, site)
        for site, (row, column) in enumerate(zip(layout.rows, layout.columns, strict=True))
        for below in range(ROWS)
    )
    for _, row in groupby(cells, key=lambda cell: cell[0]):
        sites = [(site, bool(below)) for _, _, below, site in row]
        names = [site_name(state, site) for site, _ in sites]
        pattern = " ".join(A_BUILDING if below else name for name, (_, below) in zip(names, sites, strict=True))
        example = " ".join(NOTHING if below else name for name, (_, below) in zip(names, sites, strict=True))
        buildings = lines.next(pattern, example).groups()
        for site, word in zip([site for site, below in sites if below], buildings, strict=True):
            if word != NOTHING:
                read_building(state, site, word)


def read_building(state: State, site: int, word: str) -> None:
    color, _, levels = word.partition(COLON)
    if len(levels) > LEVELS:
        raise GameError(f"{word[:20]} is higher than a building can be: it has {LEVELS} floors at most.")
    raise_building(state, site, LETTERS.index(color))
    state.height[site] = len(levels)
    for level, letter in enumerate(levels, start=1):
        if letter != NOTHING:
            seat = SEAT_LETTERS.index(letter)
            if seat >= state.seats or state.players[seat].roofs == ROOFS:
                raise GameError(f"There is no such roof as {letter} in {word[:20]}: it has no owner, or one too many.")
            insert_roof(state.players[seat], roof_at(site, level))


def read_player(lines: Lines, player: Player, seat: int) -> None:
    color = BOX.player_colors[seat]
    lines.next(
        rf"seat {seat} {color} money \d+ floors \d+ roofs left \d+",
        f"seat {seat} {color} money 0 floors 4 roofs left 10",
    )
    lines.next(r"sheet .*", "sheet black_track 0 ...")
    player.floor[:] = read_counts(lines, "floors")
    player.vehicle[:] = read_counts(lines, "vehicles")
    found = lines.next(rf"tokens((?: (?:\.|\d{{1,3}})){{{SLOTS}}}) cone (\.|\d)", "tokens . . . cone .")
    player.token[:] = [NO_TOKEN if word == NOTHING else int(word) for word in found[1].split()]
    player.cone = NO_CONE if found[2] == NOTHING else int(found[2])


def read_next(state: State, what: str) -> None:
    """Find the phase, seat, site and color whose description this is, and the slot that goes with them."""
    seat, site = re.search(r"seat ([0-3])", what), re.search(r"on ([A-Z]+\d+)", what)
    color = re.search(r"lays a (\w+) starting", what)
    state.seat = int(seat[1]) if seat else 0
    state.site = SITE_NUMBERS[board_of(state)][site[1]] if site else 0
    state.color = COLOR_NAMES.index(color[1]) if color else 0
    for phase in range(GAME_OVER + 1):
        state.phase = phase
        if describe_next(state) == what:
            break
    else:
        raise GameError(f'Nothing in this game is called "{what[:60]}".')
    if phase == DRAW_OBJECTIVE:
        state.seat = state.first_seat
        state.slot = (state.objective != NO_OBJECTIVE).sum()
    elif phase == TURN_UP_CARD:
        state.slot = (state.market != NO_CARD).sum() + state.discard.sum()
    elif phase in (TAKE_FLOOR, REFILL_MARKET):
        state.slot = list(state.market).index(NO_CARD)
