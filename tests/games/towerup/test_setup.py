"""BOARD, SETUP and OPTION: the table before the first turn."""

from __future__ import annotations

import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import AREA_OF, BACK, BOX, COLOR_NAMES, COMPONENTS, FRONT, OBJECTIVE_NAMES
from clerestory.games.towerup.naming import KIND_LETTERS
from tests.games.refused import refused
from tests.games.towerup.drawings import board_for, find_sites, legal, play
from tests.games.towerup.taking import chances

SEATS = (2, 3, 4)


def cards_with(bottoms: str) -> list[str]:
    """Cards whose bottom floors are these, as chance turns them up; none more often than the box has it."""
    left = [card for card in BOX.cards for _ in range(card.copies)]
    cards = []
    for bottom in bottoms:
        card = next(card for card in left if KIND_LETTERS[card.floors[0]] == bottom)
        left.remove(card)
        cards.append(f"card {card.name}")
    return cards


def laying(seats: int = 3, bottoms: str = "BGW", first: int = 0, objectives: str = "random") -> Table:
    """A table at which the starting floors of cards with these bottom floors are to be laid."""
    options = {"starting_floors": len(bottoms), "objectives": objectives}
    table = Table(GAME, seats, options, chance_by_hand=True)
    play(table, f"first {first}", *cards_with(bottoms))
    return table


def lay_all(table: Table) -> list[int]:
    """Lay every starting floor on the first site that is offered; the seats that laid them."""
    seats = []
    while table.view()["phase"] == "lay_floor":
        seats.append(table.turn)
        table.play(table.legal_moves()[0])
        table.play(table.legal_moves()[0])
    return seats


def sites_offered(table: Table) -> set[str]:
    return {text.removeprefix("site ") for text in legal(table)}


def objectives_of(table: Table) -> list[str | None]:
    return [objective["name"] for objective in table.view()["objectives"]]


# --- The board and the player boards ---


@pytest.mark.rule("BOARD-1")
@pytest.mark.parametrize(("seats", "name", "side"), [(2, "back", BACK), (3, "front", FRONT), (4, "front", FRONT)])
def test_every_number_of_players_has_its_side_of_the_board(seats: int, name: str, side: int) -> None:
    table = laying(seats)
    printed = [site.name for site in BOX.boards[side].sites]
    assert table.view()["board"] == name
    assert [site["name"] for site in table.view()["sites"]] == printed
    table.play("floor black")
    assert sites_offered(table) == set(printed)


@pytest.mark.rule("BOARD-2")
@pytest.mark.parametrize("side", [FRONT, BACK])
def test_every_site_lies_in_exactly_one_of_five_areas(side: int) -> None:
    inside = [BOX.boards[side].inside(area) for area in range(5)]
    assert len(BOX.areas) == 5
    assert all(inside)
    assert sorted(site for sites in inside for site in sites) == list(range(len(BOX.boards[side].sites)))
    assert all(AREA_OF[side, site] == area for area, sites in enumerate(inside) for site in sites)


@pytest.mark.rule("BOARD-6")
def test_a_player_board_has_a_track_for_each_color_seven_cone_spaces_and_a_slot_for_each_shape() -> None:
    view = Table(GAME, 3, seed=1).view()
    assert list(view["players"][0]["vehicles"]) == ["black", "grey", "white", "brown"]
    assert len(COMPONENTS.value("cone_money").split()) == 7
    shapes = [objective["shape"] for objective in view["objectives"]]
    assert len(view["players"][0]["tokens"]) == len(set(shapes)) == 3


@pytest.mark.rule("SETUP-7", "SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_begins_with_four_vehicles_ten_roofs_a_cone_and_a_floor_of_each_color(seats: int) -> None:
    players = Table(GAME, seats, seed=2).view()["players"]
    assert len({player["color"] for player in players}) == len(players) == seats
    for player in players:
        assert player["vehicles"] == dict.fromkeys(COLOR_NAMES, 0)
        assert player["floors"] == dict.fromkeys(COLOR_NAMES, 1)
        assert (player["roofs_left"], player["cone"], player["tokens"]) == (10, None, [None, None, None])


@pytest.mark.rule("SETUP-1", "SETUP-10")
@pytest.mark.parametrize(("seats", "bottoms"), [(2, "BGW"), (3, "BBGWWNN"), (4, "NNNBG")])
def test_thirty_floors_of_each_color_are_shared_by_supply_players_and_city(seats: int, bottoms: str) -> None:
    table = laying(seats, bottoms)
    assert table.view()["supply"] == dict.fromkeys(COLOR_NAMES, 30 - seats)
    lay_all(table)
    supply = table.view()["supply"]
    assert [supply[name] for name in COLOR_NAMES] == [30 - seats - bottoms.count(letter) for letter in "BGWN"]
    assert sum(supply.values()) == 120 - len(bottoms) - 4 * seats


# --- The first player, and the cards ---


@pytest.mark.rule("SETUP-11")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_equally_likely_to_be_first_and_that_is_drawn_before_all_else(seats: int) -> None:
    """R8."""
    table = Table(GAME, seats, chance_by_hand=True)
    assert table.turn == CHANCE
    assert chances(table) == {f"first {seat}": 1 for seat in range(seats)}
    table.play(f"first {seats - 1}")
    assert table.view()["first_seat"] == seats - 1


@pytest.mark.rule("SETUP-11", "TURN-1")
@pytest.mark.parametrize("objectives", ["random", "starting"])
@pytest.mark.parametrize("first", [0, 2, 3])
def test_the_first_player_begins(first: int, objectives: str) -> None:
    table = laying(4, first=first, objectives=objectives)
    lay_all(table)
    while table.turn == CHANCE:
        table.play(next(iter(chances(table))))
    assert (table.view()["phase"], table.turn) == ("turn", first)


@pytest.mark.rule("SETUP-2")
def test_the_market_is_three_of_44_shuffled_cards() -> None:
    table = Table(GAME, 3, chance_by_hand=True)
    table.play("first 0")
    left = {f"card {card.name}": card.copies for card in BOX.cards}
    assert sum(left.values()) == 44
    cards = cards_with("BWN")
    for card in cards:
        assert chances(table) == {name: copies for name, copies in left.items() if copies}
        table.play(card)
        left[card] -= 1
    view = table.view()
    assert [f"card {card['name']}" for card in view["market"]] == cards
    assert (view["deck"], view["discard"]) == (41, [])


# --- Starting floors ---


@pytest.mark.rule("SETUP-3")
def test_the_bottom_floors_of_the_market_cards_are_the_starting_floors_and_the_cards_stay() -> None:
    """T1."""
    table = laying(bottoms="BGW")
    market = table.view()["market"]
    assert [card["floors"][0] for card in market] == ["black", "grey", "white"]
    assert table.view()["starting_floors"] == {"black": 1, "grey": 1, "white": 1, "brown": 0, "joker": 0}
    lay_all(table)
    assert sorted(site["color"] for site in table.view()["sites"] if site["color"]) == ["black", "grey", "white"]
    assert table.view()["market"] == market
    assert table.view()["deck"] == 41


@pytest.mark.rule("SETUP-3", "SETUP-5")
def test_the_placing_player_chooses_among_the_floors_still_unplaced() -> None:
    """R3."""
    table = laying(bottoms="BBN")
    for color, offered in [("black", "black brown"), ("brown", "black brown"), ("black", "black")]:
        assert legal(table) == {f"floor {name}" for name in offered.split()}
        table.play(f"floor {color}")
        table.play(table.legal_moves()[0])
    assert table.view()["phase"] == "draw_objective"


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("color", COLOR_NAMES)
def test_whoever_lays_a_joker_floor_chooses_its_color(color: str) -> None:
    table = laying(bottoms="B*B")
    assert legal(table) == {"floor black", "joker black", "joker grey", "joker white", "joker brown"}
    play(table, f"joker {color}", "site " + (site := find_sites("a")["a"]))
    assert {site["name"]: site["color"] for site in table.view()["sites"]}[site] == color
    assert table.view()["supply"] == {name: 27 - (name == color) for name in COLOR_NAMES}
    assert legal(table) == {"floor black"}


@pytest.mark.rule("SETUP-4", "SETUP-6")
@pytest.mark.parametrize(("color", "is_offered"), [("black", True), ("grey", False), ("white", True), ("brown", True)])
def test_a_joker_floor_beside_a_grey_one_has_any_color_but_grey(color: str, is_offered: bool) -> None:
    """U2."""
    place = find_sites("a-b")
    table = laying(bottoms="G**")
    play(table, "floor grey", f"site {place['a']}", f"joker {color}")
    assert (place["b"] in sites_offered(table)) == is_offered


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize(
    ("seats", "floors", "first", "order"),
    [
        (2, 3, 0, [1, 0, 1]),
        (3, 3, 0, [2, 1, 0]),
        (4, 3, 0, [3, 2, 1]),
        (3, 7, 0, [2, 1, 0, 2, 1, 0, 2]),
        (2, 3, 1, [0, 1, 0]),
        (3, 4, 1, [0, 2, 1, 0]),
        (4, 5, 2, [1, 0, 3, 2, 1]),
    ],
)
def test_starting_floors_are_laid_counter_clockwise_from_the_last_player(
    seats: int, floors: int, first: int, order: list[int]
) -> None:
    """U1, R4: one each, round and round; the last player sits before the first one."""
    assert lay_all(laying(seats, "BGWNBGW"[:floors], first)) == order


@pytest.mark.rule("SETUP-5", "SETUP-6")
def test_a_floor_of_another_color_lies_on_any_empty_site() -> None:
    """R5: also beside the first one."""
    place = find_sites("a-b")
    table = laying(bottoms="BGW")
    play(table, "floor black", f"site {place['a']}", "floor grey")
    assert sites_offered(table) == {site.name for site in board_for(3).sites} - {place["a"]}
    assert "[SETUP-5]" in refused(table, f"site {place['a']}")
    table.play(f"site {place['b']}")
    assert table.view()["phase"] == "lay_floor"


@pytest.mark.rule("SETUP-6")
@pytest.mark.parametrize("seats", SEATS)
def test_starting_floors_of_the_same_color_are_never_adjacent(seats: int) -> None:
    board, table = board_for(seats), laying(seats, "NGN")
    site = max(range(len(board.sites)), key=lambda site: len(board.neighbors(site)))
    beside = {board.sites[other].name for other in board.neighbors(site)}
    play(table, "floor brown", f"site {board.sites[site].name}", "floor brown")
    assert sites_offered(table) == {site.name for site in board.sites} - beside - {board.sites[site].name}
    assert all("[SETUP-6]" in refused(table, f"site {name}") for name in beside)


# --- Objectives and bonus tokens ---


@pytest.mark.rule("SETUP-8", "OPTION-2")
@pytest.mark.parametrize("options", [{}, {"objectives": "random"}])
def test_three_random_objectives_are_drawn_after_the_starting_floors(options: dict[str, str]) -> None:
    """R7. That is the default."""
    table = Table(GAME, 3, options, chance_by_hand=True)
    play(table, "first 1", *cards_with("BGW"))
    assert objectives_of(table) == [None, None, None]
    lay_all(table)
    assert objectives_of(table) == [None, None, None]
    left = list(OBJECTIVE_NAMES)
    assert len(left) == 10
    for name in ("lake", "colors", "levels"):
        assert table.turn == CHANCE
        assert chances(table) == {f"objective {other}": 1 for other in left}
        table.play(f"objective {name}")
        left.remove(name)
    assert objectives_of(table) == ["lake", "colors", "levels"]
    assert (table.view()["phase"], table.turn) == ("turn", 1)


@pytest.mark.rule("SETUP-8", "OPTION-2")
@pytest.mark.parametrize(
    ("option", "names"),
    [("starting", ["areas", "colors", "park"]), ("double+lake+greys", ["double", "greys", "lake"])],
)
def test_the_starting_or_chosen_objectives_are_known_before_the_starting_floors(option: str, names: list[str]) -> None:
    """R6, R7."""
    table = Table(GAME, 3, {"objectives": option}, chance_by_hand=True)
    known = objectives_of(table)
    assert sorted(map(str, known)) == names
    table = laying(objectives=option)
    lay_all(table)
    assert objectives_of(table) == known
    assert table.view()["phase"] == "turn"


@pytest.mark.rule("OPTION-2")
@pytest.mark.parametrize(
    "option", ["", "first", "lake", "lake+park", "lake+park+lake", "lake+park+areas+brown", "lake+park+river", "3"]
)
def test_a_table_wants_exactly_three_different_objectives_of_the_box(option: str) -> None:
    with pytest.raises(GameError, match=r"^The option objectives must be one of random, starting, 3 of colors park"):
        Table(GAME, 3, {"objectives": option})


@pytest.mark.rule("SETUP-9")
@pytest.mark.parametrize(("seats", "tokens"), [(4, [7, 5, 3, 3]), (3, [7, 5, 3]), (2, [7, 3])])
def test_beside_every_objective_lie_the_tokens_for_the_number_of_players(seats: int, tokens: list[int]) -> None:
    """T2."""
    objectives = Table(GAME, seats, seed=4).view()["objectives"]
    assert [objective["tokens"] for objective in objectives] == [tokens] * 3
    assert len({objective["shape"] for objective in objectives}) == 3


@pytest.mark.rule("OPTION-1")
def test_further_cards_are_turned_up_for_their_bottom_floors_and_shuffled_back() -> None:
    """U3, R2: 7 floors."""
    table = Table(GAME, 3, {"starting_floors": 7}, chance_by_hand=True)
    *first_six, seventh = cards_with("BGW*NNB")
    play(table, "first 0", *first_six)
    assert sum(chances(table).values()) == 38, "no card is turned up twice"
    table.play(seventh)
    view = table.view()
    assert view["starting_floors"] == {"black": 2, "grey": 1, "white": 1, "brown": 2, "joker": 1}
    assert [f"card {card['name']}" for card in view["market"]] == first_six[:3]
    assert (view["deck"], view["discard"]) == (41, [])
    in_market = [card["name"] for card in view["market"]]
    assert [*table.state.deck] == [card.copies - in_market.count(card.name) for card in BOX.cards]


@pytest.mark.rule("OPTION-1")
@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 7), (4, 5)])
def test_there_are_three_starting_floors_or_as_many_more_as_the_players_may_have(seats: int, most: int) -> None:
    assert sum(Table(GAME, seats, seed=1).view()["starting_floors"].values()) == 3
    for floors in range(3, most + 1):
        table = Table(GAME, seats, {"starting_floors": floors}, seed=1)
        lay_all(table)
        assert len([site for site in table.view()["sites"] if site["height"] == 1]) == floors


@pytest.mark.rule("OPTION-1")
@pytest.mark.parametrize("floors", [6, 7])
def test_four_players_may_not_have_more_than_five_starting_floors(floors: int) -> None:
    with pytest.raises(GameError, match=rf"^With 4 players .* 5 starting floors at most, not {floors}\. \[OPTION-1\]$"):
        Table(GAME, 4, {"starting_floors": floors})


@pytest.mark.rule("OPTION-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("floors", [2, 8, "many"])
def test_nobody_may_have_fewer_than_three_or_more_than_seven_starting_floors(seats: int, floors: int | str) -> None:
    with pytest.raises(GameError, match=r"^The option starting_floors must be one of 3, 4, 5, 6, 7; it is"):
        Table(GAME, seats, {"starting_floors": floors})
