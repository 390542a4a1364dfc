"""The smallest whole game with secrets, for 1 to 3 seats: each is dealt a card, holds or doubles it, and shows it.

A card is secret until it is shown, a choice until all have chosen. Doubling a high card pays, doubling a low one costs.
One seat alone wins with more than the target.
"""

from __future__ import annotations

from dataclasses import dataclass

from clerestory.engine.chance import Generator, below
from clerestory.engine.components import ComponentSet
from clerestory.engine.game import CHANCE, EVERYBODY, OVER, Game, GameError
from clerestory.engine.observing import block
from clerestory.engine.records import (
    COUNT,
    JSON,
    Array,
    States,
    blank,
    copy_of,
    dtype_of,
    narrow_dtype_of,
    record,
)
from clerestory.engine.rules import rule
from clerestory.engine.table import points_in

SEATS, CARDS, HIGH, TARGET = 3, 5, 3, 5
NOTHING, UNKNOWN = -1, -2
HOLD, DOUBLE, SHOW = range(3)
DEALING, CHOOSING, SHOWING, DONE = range(4)
MOVES = ("hold", "double", "show")
NEXT = ("deal a card to seat {}", "seat {} holds or doubles", "seat {} shows its card", "nothing, the game is over")


@dataclass(frozen=True)
class Options:
    """There are none."""


@record
class State:
    seats: int = COUNT
    phase: int = COUNT
    seat: int = COUNT  # who is dealt a card, chooses or shows
    card: Array = COUNT[SEATS]  # 1 to 5, or NOTHING; in a masked state also UNKNOWN
    choice: Array = COUNT[SEATS]  # HOLD or DOUBLE, or NOTHING; in a masked state also UNKNOWN


def setup(state: State, seats: int, options: Options) -> None:
    state.seats = seats
    state.card[:] = NOTHING
    state.choice[:] = NOTHING


@rule
def turn(state: State) -> int:
    if state.phase == DEALING:
        return CHANCE
    return OVER if state.phase == DONE else int(state.seat)


@rule
def legal(state: State, actions: Array) -> int:
    if state.phase == SHOWING:
        actions[0] = SHOW
        return 1
    actions[0], actions[1] = HOLD, DOUBLE
    return 2


@rule
def is_free(state: State, card: int) -> bool:
    for seat in range(state.seats):
        if state.card[seat] == card:
            return False
    return True


@rule
def weights(state: State, weights: Array) -> int:
    total = 0
    for outcome in range(CARDS):
        weights[outcome] = int(is_free(state, outcome + 1))
        total += int(weights[outcome])
    return total


@rule
def play(state: State, action: int) -> None:
    if state.phase == DEALING:
        state.card[state.seat] = action + 1
    elif state.phase == CHOOSING:
        state.choice[state.seat] = action
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.phase += 1


@rule
def points_of(state: State, seat: int) -> int:
    card = max(0, int(state.card[seat]))
    if state.choice[seat] != DOUBLE:
        return card
    return 2 * card if card >= HIGH else -card


@rule
def scores(state: State, points: Array) -> None:
    for seat in range(state.seats):
        points[seat] = points_of(state, seat)


@rule
def ranks(state: State, places: Array) -> None:
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += int(points_of(state, other) > points_of(state, seat))
    if state.seats == 1 and points_of(state, 0) <= TARGET:
        places[0] = 2


@rule
def tie_break(state: State, a: int, b: int) -> int:
    return int(points_of(state, a) == points_of(state, b))


@rule
def is_shown(state: State, seat: int) -> bool:
    return state.phase == DONE or (state.phase == SHOWING and seat < state.seat)


@rule
def hide(state: State, seat: int, rng: Generator) -> None:
    for other in range(state.seats):
        if other != seat and state.card[other] != NOTHING and not is_shown(state, other):
            state.card[other] = UNKNOWN
    for other in range(state.seats):
        while state.card[other] == UNKNOWN:
            card = 1 + int(below(rng, CARDS))
            if is_free(state, card):
                state.card[other] = card
        if other != seat and state.phase == CHOOSING and state.choice[other] != NOTHING:
            state.choice[other] = below(rng, 2)


@rule
def observe_table(state: State, seat: int, counts: Array) -> None:
    counts[0], counts[1], counts[2] = state.card[seat], state.choice[seat], state.phase


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    counts[at] = int(other == state.seat)


@rule
def check(state: State) -> int:
    for seat in range(state.seats):
        for other in range(seat):
            if state.card[seat] == state.card[other] and state.card[seat] != NOTHING:
                return 0
    return 1


def view(state: State, seat: int | None) -> JSON:
    masked = mask(state, seat)
    return {"cards": masked.card.tolist(), "choices": masked.choice.tolist()}


def mask(state: State, seat: int | None) -> State:
    masked = copy_of(state)
    for other in range(state.seats):
        if other != seat and state.card[other] != NOTHING and not is_shown(state, other):
            masked.card[other] = UNKNOWN
        if other != seat and state.phase == CHOOSING and state.choice[other] != NOTHING:
            masked.choice[other] = UNKNOWN
    return masked


@rule
def seen_by(state: State) -> int:
    return EVERYBODY if state.phase == SHOWING else int(state.seat)


def sheet(state: State, seat: int) -> dict[str, int]:
    card = max(0, int(state.card[seat]))
    return {"card": card, "doubling": points_of(state, seat) - card}


def write(state: State, action: int) -> str:
    return f"deal {action + 1}" if state.phase == DEALING else MOVES[action]


def read(state: State, text: str) -> int:
    words = [write(state, action) for action in range(CARDS if state.phase == DEALING else len(MOVES))]
    if text.lower() not in words:
        raise GameError(f'"{text}" is not understood.')
    return words.index(text.lower())


def refusal(state: State, action: int) -> str:
    if state.phase == DEALING:
        return "" if is_free(state, action + 1) else "This card was dealt. [DEAL]"
    is_legal = state.phase != DONE and (action == SHOW) == (state.phase == SHOWING)
    return "" if is_legal else "This cannot be done now. [PLAY]"


def draw(state: State) -> str:
    signs = {NOTHING: ".", UNKNOWN: "?"}
    boards = [
        f"\nseat {seat}  card {signs.get(int(state.card[seat]), state.card[seat])}"
        f"  choice {signs.get(int(state.choice[seat])) or MOVES[state.choice[seat]]}"
        for seat in range(state.seats)
    ]
    return "\n".join([f"secret {state.seats} seats", f"next {NEXT[state.phase].format(state.seat)}", *boards, ""])


def read_position(text: str) -> State:
    """The masked ones too: the only position that is drawn like this."""
    state = blank(State)
    boards = [line.split() for line in text.splitlines() if line.startswith("seat ")]
    setup(state, len(boards), Options())
    for seat, (_, _, _, card, _, choice) in enumerate(boards):
        state.card[seat] = int(card) if card.isdecimal() else (NOTHING, UNKNOWN)[card == "?"]
        state.choice[seat] = MOVES.index(choice) if choice in MOVES else (NOTHING, UNKNOWN)[choice == "?"]
    for state.phase in range(len(NEXT)):
        for state.seat in range(len(boards)):
            if draw(state) == text:
                return state
    raise GameError("This is not a position.")


def consequences(state: State, action: int) -> list[JSON]:
    after = copy_of(state)
    play(after, action)
    seat = int(state.seat)
    return [{"kind": "paid", "points": points_in(SECRET, after)[seat] - points_in(SECRET, state)[seat]}]


def statistics(final: States, played: Array) -> dict[str, float]:
    return {"doubled": float(played[DOUBLE]) / len(final)}


SECRET = Game(
    name="secret",
    title="A secret card",
    version=1,
    seats=range(1, SEATS + 1),
    options=Options,
    components=ComponentSet("secret", "five cards", {}, "nowhere"),
    state=dtype_of(State),
    narrow=narrow_dtype_of(State),
    actions=len(MOVES),
    outcomes=CARDS,
    observation=1,
    layout=(block("own card"), block("own choice"), block("phase")),
    seat_layout=(block("the turn"),),
    invariants=("no card is dealt twice",),
    tie_breaks=("SCORE", "SHARED"),
    setup=setup, turn=turn, legal=legal, weights=weights, play=play, scores=scores, ranks=ranks, tie_break=tie_break,
    hide=hide, observe_table=observe_table, observe_seat=observe_seat, check=check,
    view=view, mask=mask, seen_by=seen_by, sheet=sheet, write=write, read=read,
    box=dict,
    parts=lambda state, action: {"kind": write(state, action).split()[0]},
    consequences=consequences,
    refusal=refusal,
    options_of=lambda state: Options(),
    draw=draw,
    read_position=read_position,
    statistics=statistics,
    inks={},
    help="hold, double or show",
)  # fmt: skip
