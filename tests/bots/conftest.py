"""What tests of the bots may ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from clerestory import load_game
from clerestory.bots.networks import VARIABLE
from clerestory.games import GAMES
from tests.bots.untrained import write_random_network


@pytest.fixture(scope="session")
def untrained_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("networks")
    for name in GAMES:
        write_random_network(folder, load_game(name))
    return folder


@pytest.fixture
def untrained(untrained_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a network that has learned nothing."""
    monkeypatch.setenv(VARIABLE, str(untrained_folder))
