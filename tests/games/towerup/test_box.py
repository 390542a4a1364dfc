"""What is printed, as JSON for those who draw it."""

from __future__ import annotations

import json

import pytest

from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import BOX, DECK, OBJECTIVES


def test_the_box_is_plain_json_and_the_same_every_time() -> None:
    box = GAME.box()
    assert json.loads(json.dumps(box)) == box == GAME.box()


@pytest.mark.rule("BOARD-1", "BOARD-2")
@pytest.mark.parametrize("number", [0, 1])
def test_both_boards_have_their_sites_streets_and_outlines(number: int) -> None:
    name, board = ("front", "back")[number], BOX.boards[number]
    shown = GAME.box()["boards"][name]
    areas = [area["name"] for area in GAME.box()["areas"]]
    assert [site["name"] for site in shown["sites"]] == [site.name for site in board.sites]
    assert {site["area"] for site in shown["sites"]} == set(areas) == set(shown["areas"])
    assert len(shown["streets"]) == len(board.streets)
    assert sum(street["is_border"] for street in shown["streets"]) == len(board.border_streets())
    assert set(shown["landscape"]) == {"city", "water"}


@pytest.mark.rule("BOARD-6", "SETUP-2", "SETUP-9")
def test_the_box_has_all_cards_tracks_and_tokens() -> None:
    box = GAME.box()
    assert sum(card["copies"] for card in box["cards"]) == DECK
    assert len(box["objectives"]) == OBJECTIVES
    assert len(box["cone_money"]) == 1 + 7
    assert {seats: len(money) for seats, money in box["token_money"].items()} == {"2": 2, "3": 3, "4": 4}
