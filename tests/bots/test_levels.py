"""The bots by their names: which there are, how long they think, and which is better."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from clerestory import load_game
from clerestory.bots import BOTS, LEVELS, USUAL_LEVEL, load_bot, networks
from clerestory.bots.levels import NAMED
from clerestory.bots.networks import VARIABLE, about_network, write_network
from clerestory.bots.search import Budget, Search
from clerestory.engine.game import GameError
from clerestory.games import GAMES
from tests.bots.playing import Decision, choices, random_game, wins_of
from tests.bots.untrained import random_layers

PACKAGED = sorted(path.stem for path in Path(networks.__file__).parent.glob("*.npz"))


def test_every_name_that_is_told_has_a_bot() -> None:
    assert set(NAMED) == set(BOTS)
    assert set(LEVELS) <= set(BOTS)
    assert USUAL_LEVEL in LEVELS
    for name in BOTS:
        assert load_bot(name) is NAMED[name]


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search:500", Budget(playouts=500)),
        ("search:1", Budget(playouts=1)),
        ("search:300ms", Budget(milliseconds=300)),
        ("search:5000x4", Budget(playouts=5000, trees=4)),
        ("search:300msx2", Budget(milliseconds=300, trees=2)),
        ("search:64x64", Budget(playouts=64, trees=64)),
    ],
)
def test_a_search_is_named_by_its_budget(name: str, budget: Budget) -> None:
    assert load_bot(name) == Search(budget)
    assert load_bot(name.replace("search", "learned")) == Search(budget, is_learned=True)


@pytest.mark.parametrize(
    "name",
    [
        "search:", "search:0", "search:x", "search:-5", "search:5.5", "search:500x0", "search:0x4", "search:500x",
        "search:500s", "search:007", "search: 500", "search:500x100", "search:1234567890", "search:५",
        "learned:", "learned:0", "learned:500s",
    ],
)  # fmt: skip
def test_a_search_that_is_not_understood_is_refused_with_examples(name: str) -> None:
    kind = name.partition(":")[0]
    with pytest.raises(GameError, match=f'^"{name}" is no search: write {kind}:500 for 500 playouts, {kind}:300ms'):
        load_bot(name)


@pytest.mark.parametrize("name", ["search:999999999", "search:500x65", "search:5msx99"])
def test_a_search_beyond_all_bounds_is_refused_as_a_budget(name: str) -> None:
    with pytest.raises(GameError, match=r"^A budget has 1 to 64 trees"):
        load_bot(name)


@pytest.mark.parametrize("name", ["", "Expert", "rollouts", "search500", "searching", "learnt:5"])
def test_a_bot_that_is_not_there_is_refused_with_all_that_are(name: str) -> None:
    with pytest.raises(GameError, match=rf'^There is no bot "{name}"\. The bots are: novice, casual, skilled, .*\.$'):
        load_bot(name)


# --- With a network, and without ---


@pytest.mark.parametrize(("level", "learned"), [("expert", "learned"), ("master", "learned:400")])
@pytest.mark.usefixtures("untrained")
def test_the_best_levels_play_as_they_have_learned(level: str, learned: str) -> None:
    decision = list(choices(random_game("sagrada", seats=2)))[9]
    assert decision.answer(load_bot(level)) == decision.answer(load_bot(learned))


@pytest.mark.parametrize(("level", "search"), [("expert", "search:40"), ("master", "search:2000")])
def test_a_level_searches_where_no_network_fits(
    level: str, search: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network of another set of components is as good as none."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    game = load_game("sagrada")
    write_network(tmp_path / "sagrada.npz", *random_layers(game), {**about_network(game), "components": "mine"})
    decision = list(choices(random_game("sagrada", seats=2)))[9]
    assert decision.answer(load_bot(level)) == decision.answer(load_bot(search))
    with pytest.raises(GameError, match=r"sagrada\.npz does not fit sagrada: it is for another set of components"):
        decision.answer(load_bot("learned"))


# --- How long they think ---


def widest_decision(name: str) -> Decision:
    """Where there is most to think about, at a full table."""
    game = load_game(name)
    return max(choices(random_game(name, max(game.seats))), key=lambda decision: len(decision.actions))


@pytest.mark.parametrize(("level", "seconds"), [("skilled", 1), ("expert", 1), ("master", 3)])
@pytest.mark.parametrize("name", GAMES)
def test_a_level_does_not_think_longer_than_it_may(name: str, level: str, seconds: float) -> None:
    decision = widest_decision(name)
    decision.answer(load_bot("search:1"))
    began = time.monotonic()
    decision.answer(load_bot(level))
    assert time.monotonic() - began < seconds


# --- Which is better ---


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_play_in_every_game_of_twenty(name: str) -> None:
    assert wins_of(load_game(name), load_bot("greedy"), load_bot("random"), seeds=range(10)) == 20


@pytest.mark.parametrize("name", GAMES)
def test_search_beats_random_play_from_either_seat(name: str) -> None:
    assert wins_of(load_game(name), load_bot("search:200"), load_bot("random"), seeds=range(1)) == 2


@pytest.mark.parametrize("name", ["sintra", "towerup"])
def test_an_expert_beats_a_novice(name: str) -> None:
    assert wins_of(load_game(name), load_bot("expert"), load_bot("novice"), seeds=range(2)) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_foresight_beats_none(name: str) -> None:
    """Greedy wins about nine games of ten against a novice."""
    assert wins_of(load_game(name), load_bot("greedy"), load_bot("novice"), seeds=range(20)) >= 30


@pytest.mark.parametrize("name", PACKAGED)
def test_every_network_that_comes_with_the_package_has_learned_to_beat_greedy(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert wins_of(load_game(name), load_bot("learned"), load_bot("greedy"), seeds=range(30)) > 30
