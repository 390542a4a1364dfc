"""Positions for tests, drawn without leaning on the printed map.

    place = find_sites("br-s1 br-s2 s1-wh", seats=3)
    table = table_at(3, {place["br"]: "N:.", place["wh"]: "W:..o"}, floors={0: "BBNW"})

`find_sites` searches the board for sites that are joined by exactly these streets, and by no others among them. A
building is written as in a drawing of the game: its color, then from the bottom up a dot for each floor or the first
letter of the color of the player whose roof lies on it (t, o, p, y for seats 0 to 3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from clerestory.engine.records import assign
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.boards import Board, Site
from clerestory.games.towerup.components import (
    BACK,
    BOX,
    FLOORS_OF_EACH_COLOR,
    FRONT,
    LETTERS,
    LEVELS,
    NO_CONE,
    OBJECTIVE_NAMES,
    Card,
)
from clerestory.games.towerup.drawing import SEAT_LETTERS, draw_building, roofs_by_site
from clerestory.games.towerup.naming import CARD_NUMBERS, SITE_NUMBERS
from clerestory.games.towerup.rules import insert_roof
from clerestory.games.towerup.state import NOT_YET, TURN, State, roof_at
from clerestory.games.towerup.streets import raise_building


def board_for(seats: int) -> Board:
    return BOX.boards[BACK if seats == 2 else FRONT]


def find_sites(streets: str, seats: int = 3, **where: Callable[[Site], bool]) -> dict[str, str]:
    """Sites of the board, by names of your own: joined as told, otherwise not adjacent, each where it is wanted.

    A name alone is a site of its own: "a-b c" are two adjacent sites and one apart from both.
    """
    board = board_for(seats)
    pairs = [word.split("-") for word in streets.split()]
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    joined = {frozenset(pair) for pair in pairs if len(pair) == 2}
    found = next(match_sites(board, names, joined, where, []), None)
    assert found, f"the board for {seats} has no sites joined like {streets}"
    return {name: board.sites[site].name for name, site in zip(names, found, strict=True)}


def match_sites(
    board: Board,
    names: Sequence[str],
    joined: set[frozenset[str]],
    where: Mapping[str, Callable[[Site], bool]],
    chosen: list[int],
) -> Iterator[list[int]]:
    if len(chosen) == len(names):
        yield chosen
        return
    name = names[len(chosen)]
    for site in range(len(board.sites)):
        neighbors = board.neighbors(site)
        fits = site not in chosen and (name not in where or where[name](board.sites[site]))
        if fits and all(
            (other in neighbors) == (frozenset((name, names[number])) in joined) for number, other in enumerate(chosen)
        ):
            yield from match_sites(board, names, joined, where, [*chosen, site])


def table_at(
    seats: int = 3,
    city: Mapping[str, str] | None = None,
    *,
    floors: Mapping[int, str] | None = None,
    vehicles: Mapping[int, Sequence[int]] | None = None,
    objectives: str = "starting",
    tokens: Mapping[int, Sequence[int]] | None = None,
    cones: Mapping[int, int] | None = None,
    market: str = "BBGG BGW **",
    discard: str = "",
    supply: str | None = None,
    seat: int = 0,
    first_seat: int = 0,
    extra: bool = False,
    ending: int = NOT_YET,
    last: bool = False,
) -> Table:
    """A table at the start of a turn; chance is typed. What raised a building may lie outside the drawing.

    Every player holds one floor of each color unless told: floors={0: "BBNW"}. What is nowhere else lies in the supply,
    or out of the game if a supply is drawn: supply="BWW".
    """
    table = Table(GAME, seats, {"objectives": objectives}, chance_by_hand=True)
    state = table.state
    lay_city(state, city or {})
    for number in range(seats):
        player = state.players[number]
        player.floor[:] = counts_of((floors or {}).get(number, LETTERS))
        player.vehicle[:] = (vehicles or {}).get(number, (0, 0, 0, 0))
        player.token[:] = (tokens or {}).get(number, (0, 0, 0))
        player.cone = (cones or {}).get(number, NO_CONE)
    lay_cards(state, market, discard)
    fill_supply(state) if supply is None else assign(state.supply, counts_of(supply))
    state.phase, state.seat, state.first_seat = TURN, seat, first_seat
    state.is_extra_turn, state.ending, state.is_last_turn = int(extra), ending, int(last)
    return table


def lay_city(state: State, city: Mapping[str, str]) -> None:
    """Buildings by the names of their sites: {"P5": "B:..o"}."""
    for name, building in city.items():
        site = next(n for n, site in enumerate(board_for(int(state.seats)).sites) if site.name == name)
        color, _, levels = building.partition(":")
        assert len(levels) <= LEVELS, "a roof so high up would count as one of the next site"
        raise_building(state, site, LETTERS.index(color))
        state.height[site] = len(levels)
        for level, letter in enumerate(levels, start=1):
            if letter != ".":
                insert_roof(state.players[SEAT_LETTERS.index(letter)], roof_at(site, level))


def lay_cards(state: State, market: str, discard: str) -> None:
    """Three cards in the market, some on the discard pile; the others stay in the deck."""
    state.market[:] = [CARD_NUMBERS[word] for word in market.split()]
    for kind in state.market:
        state.deck[kind] -= 1
    for word in discard.split():
        state.deck[CARD_NUMBERS[word]] -= 1
        state.discard[CARD_NUMBERS[word]] += 1
    assert (state.deck >= 0).all(), "a card is drawn more often than the deck has it"


def counts_of(letters: str) -> list[int]:
    """How many floors of each color: "BBN" is 2 0 0 1."""
    return [letters.count(letter) for letter in LETTERS]


def fill_supply(state: State) -> None:
    """Every floor that lies nowhere else."""
    for color in range(len(LETTERS)):
        held = sum(int(state.players[seat].floor[color]) for seat in range(state.seats))
        state.supply[color] = FLOORS_OF_EACH_COLOR - held - int(state.height[state.building == color].sum())


def play(table: Table, *moves: str) -> None:
    """Several moves, chance's included."""
    for move in moves:
        table.play(move)


def legal(table: Table) -> set[str]:
    """What may be played now, as it is typed."""
    return {move.text for move in table.legal_moves()}


# --- Whole turns, and what has come of them ---


def build(table: Table, site: str, color: str, roof: str) -> None:
    """A whole turn: a building on a site, its color, and the site of the roof."""
    play(table, f"build {site}", color, f"roof {roof}")


def take_card(table: Table, card: str) -> None:
    """A whole turn: a card of the market, by its name, that asks for no color; chance turns up any other."""
    slot = list(table.state.market).index(CARD_NUMBERS[card])
    play(table, f"card {slot + 1}")
    table.play(table.legal_moves()[0])


def find_card(suits: Callable[[Card], bool]) -> str:
    """The name of a card that shows what is wanted."""
    found = next((card.name for card in BOX.cards if suits(card)), None)
    assert found, "the deck has no such card"
    return found


def market_with(card: str) -> str:
    """A market that begins with a card."""
    return " ".join([card, *[other.name for other in BOX.cards if other.name != card][:2]])


def building_on(table: Table, site: str) -> str:
    """A building as `table_at` has it written; a dot if there is none."""
    number = SITE_NUMBERS[BACK if table.seats == 2 else FRONT][site]
    return draw_building(table.state, number, roofs_by_site(table.state)[number])


def floors_of(table: Table, seat: int = 0) -> str:
    """The personal supply of a seat, as letters."""
    return "".join(letter * int(many) for letter, many in zip(LETTERS, table.state.players[seat].floor, strict=True))


def vehicles_of(table: Table, seat: int = 0) -> list[int]:
    """The steps of a seat's black, grey, white and brown vehicle."""
    return [int(steps) for steps in table.state.players[seat].vehicle]


def token_of(table: Table, objective: str, seat: int = 0) -> int:
    """The money on the token that a seat has of an objective; 0 if it has none."""
    slot = list(table.state.objective).index(OBJECTIVE_NAMES.index(objective))
    return int(table.state.players[seat].token[slot])
