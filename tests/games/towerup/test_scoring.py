"""SCORE and TIE: money, and who has won."""

from __future__ import annotations

from random import Random

import pytest

from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import COMPONENTS, END_OF_TRACK
from clerestory.games.towerup.state import GAME_OVER, SHORTAGE
from tests.games.refused import refused
from tests.games.towerup.drawings import find_sites, table_at
from tests.games.towerup.taking import take

TRACK = [int(word) for word in COMPONENTS.value("track_money").split()]  # above the first space, the second, ...
CONE = [int(word) for word in COMPONENTS.value("cone_money").split()]
COLORS = ("black", "grey", "white", "brown")


# --- Money ---


@pytest.mark.rule("SCORE-1")
def test_money_is_above_the_vehicles_above_the_cone_and_on_the_tokens() -> None:
    table = table_at(3, vehicles={1: (2, 0, 5, END_OF_TRACK)}, tokens={1: (7, 0, 3)}, cones={1: 4})
    assert table.sheet(1) == {
        "black_track": TRACK[2],
        "grey_track": TRACK[0],
        "white_track": TRACK[5],
        "brown_track": TRACK[-1],
        "tokens": 10,
        "cone": CONE[3],
    }
    assert table.scores() == [4 * TRACK[0], TRACK[2] + TRACK[0] + TRACK[5] + TRACK[-1] + 10 + CONE[3], 4 * TRACK[0]]


@pytest.mark.rule("SCORE-1")
@pytest.mark.parametrize("color", range(4))
def test_every_space_of_a_track_pays_the_number_above_it(color: int) -> None:
    for space, money in enumerate(TRACK):
        vehicle = [space if one == color else 0 for one in range(4)]
        table = table_at(2, vehicles={0: vehicle})
        assert table.sheet(0)[f"{COLORS[color]}_track"] == money
        assert table.scores()[0] == money + 3 * TRACK[0]


@pytest.mark.rule("SCORE-1", "END-3")
def test_every_cone_space_pays_the_number_above_it_and_no_cone_nothing() -> None:
    """R31: without a visible roof, as before the cone is set, there is nothing."""
    assert [table_at(2, cones={0: space}).sheet(0)["cone"] for space in range(8)] == [0, *CONE]
    assert table_at(2).sheet(0)["cone"] == 0


@pytest.mark.rule("SCORE-1")
@pytest.mark.parametrize(("tokens", "money"), [((0, 0, 0), 0), ((0, 5, 0), 5), ((7, 7, 7), 21), ((3, 5, 7), 15)])
def test_bonus_tokens_pay_their_values(tokens: tuple[int, int, int], money: int) -> None:
    table = table_at(4, tokens={3: tokens})
    assert table.sheet(3)["tokens"] == money
    assert table.scores()[3] == money + 4 * TRACK[0]


@pytest.mark.rule("SCORE-1")
def test_floors_and_roofs_pay_nothing() -> None:
    """Neither those in the personal supply nor those in the city."""
    place = find_sites("a b")
    table = table_at(3, {place["a"]: "B:.tt", place["b"]: "G:t"}, floors={0: "BBBGGGWWN", 1: ""})
    assert table.scores() == [4 * TRACK[0]] * 3


@pytest.mark.rule("SCORE-1")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_sheet_adds_up_at_any_time(seats: int, seed: int) -> None:
    """Money only grows, and a game of random moves ends with some of every kind."""
    table, random, before = Table(GAME, seats, seed=seed), Random(seed), [0] * seats
    for _ in range(3000):
        if table.is_over:
            break
        builds = [move for move in table.legal_moves() if move.parts["kind"] == "build"]
        table.play(random.choice(builds or table.legal_moves()))
        sums = [sum(table.sheet(seat).values()) for seat in range(seats)]
        assert sums == table.scores() == [player["money"] for player in table.view()["players"]]
        assert all(now >= then for now, then in zip(sums, before, strict=True))
        before = sums
    assert table.is_over
    sheets = [table.sheet(seat) for seat in range(seats)]
    assert all(any(sheet[kind] for sheet in sheets) for kind in ("cone", *(f"{color}_track" for color in COLORS)))


# --- Who has won ---


def places(*players: tuple[int, str]) -> list[tuple[int, int, str]]:
    """Place, seat and the tie-break needed, from first to last, at the end; a player has tokens and floors."""
    table = table_at(
        len(players),
        tokens={seat: (tokens, 0, 0) for seat, (tokens, _) in enumerate(players)},
        floors={seat: floors for seat, (_, floors) in enumerate(players)},
        cones=dict.fromkeys(range(len(players)), 0),
        ending=SHORTAGE,
    )
    table.state.phase = GAME_OVER
    return [(rank.place, rank.seat, rank.tie_break) for rank in table.ranks()]


@pytest.mark.rule("SCORE-2")
def test_the_richest_player_wins() -> None:
    """Whatever the others hold in floors."""
    assert places((3, "BBBB"), (7, ""), (5, "GG")) == [(1, 1, "SCORE-2"), (2, 2, "SCORE-2"), (3, 0, "SCORE-2")]
    assert places((7, ""), (5, "BGWN")) == [(1, 0, "SCORE-2"), (2, 1, "SCORE-2")]


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize(("four", "two"), [("BGWN", "BG"), ("BBBB", "GN"), ("GGWW", "BB")])
def test_of_equally_rich_players_the_one_with_more_floors_wins(four: str, two: str) -> None:
    """U23: floors 4 and 2, of whatever colors."""
    assert places((7, four), (7, two)) == [(1, 0, "TIE-1"), (2, 1, "TIE-1")]
    assert places((7, two), (7, four)) == [(1, 1, "TIE-1"), (2, 0, "TIE-1")]


@pytest.mark.rule("TIE-2")
def test_players_with_equal_money_and_floors_share_the_victory() -> None:
    """U23: floors 3 and 3."""
    assert places((7, "BBB"), (7, "GWN")) == [(1, 0, "TIE-2"), (1, 1, "TIE-2")]


@pytest.mark.rule("TIE-2")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([(7, "B"), (3, "BBBB"), (7, "G")], [(1, 0), (1, 2), (3, 1)]),
        ([(3, "B"), (7, ""), (3, "G")], [(1, 1), (2, 0), (2, 2)]),
        ([(5, "B"), (7, ""), (5, "N"), (3, "")], [(1, 1), (2, 0), (2, 2), (4, 3)]),
        ([(5, "B"), (7, ""), (5, "NN"), (3, "")], [(1, 1), (2, 2), (3, 0), (4, 3)]),
        ([(3, "B"), (5, "W"), (5, "N"), (3, "G")], [(1, 1), (1, 2), (3, 0), (3, 3)]),
        ([(3, "B"), (3, "W"), (3, "N"), (3, "G")], [(1, 0), (1, 1), (1, 2), (1, 3)]),
    ],
)
def test_a_shared_place_leaves_the_next_one_empty(
    players: list[tuple[int, str]], expected: list[tuple[int, int]]
) -> None:
    """The same two keys rank the other places."""
    assert [(place, seat) for place, seat, _ in places(*players)] == expected


@pytest.mark.rule("SCORE-2")
def test_after_the_last_turn_nothing_can_be_played() -> None:
    city = {find_sites("a-b")["a"]: "N:."}
    table = table_at(3, city, seat=2, ending=SHORTAGE, last=True, cones={0: 0, 1: 0})
    take(table, 2)
    assert table.is_over
    assert table.legal_moves() == []
    assert "The game is over." in refused(table, 0)
