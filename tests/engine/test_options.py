"""Options: what a person may give, and what is kept of it."""

from __future__ import annotations

from typing import Any

import pytest

from clerestory import load_game
from clerestory.engine.game import GameError
from clerestory.engine.options import allowed_values, describe_values, read_options, write_options

SEVERAL = load_game("towerup")  # has an option that combines names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("random", "random"),
        (" Starting ", "starting"),
        ("colors+park+lake", "colors+park+lake"),
        ("Lake + colors+PARK", "colors+park+lake"),
    ],
)
def test_names_are_kept_in_one_order(given: str, kept: str) -> None:
    assert write_options(read_options(SEVERAL, {"objectives": given}))["objectives"] == kept


@pytest.mark.parametrize(
    "given", ["", "colors", "colors+park", "colors+park+park", "colors+park+lake+brown", "colors+park+moon", "a+b+c", 7]
)
def test_another_number_of_names_or_an_unknown_one_is_refused(given: Any) -> None:
    with pytest.raises(GameError, match=r"The option objectives must be one of random, starting, 3 of colors park"):
        read_options(SEVERAL, {"objectives": given})


def test_values_are_described_as_they_are_typed_the_default_first() -> None:
    assert describe_values(SEVERAL)["starting_floors"] == ["3", "4", "5", "6", "7"]
    assert describe_values(load_game("sagrada"))["open_private"] == ["no", "yes"]
    assert describe_values(SEVERAL)["objectives"][:2] == ["random", "starting"]
    assert allowed_values(SEVERAL)["objectives"] == ("random", "starting")


def test_every_allowed_value_can_be_read_back() -> None:
    for name, values in allowed_values(SEVERAL).items():
        for value in values:
            assert write_options(read_options(SEVERAL, {name: value}))[name] == value
