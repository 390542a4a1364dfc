"""The rules as the page shows them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from clerestory.games import GAMES
from clerestory.server.rulebooks import LANGUAGES, read_rule_book, rule_of, rules_of
from tests.server.running import Person

DOCS = Path(__file__).parents[2] / "docs" / "rules"


def written(game: str) -> list[str]:
    """The ids of the rules, in the order of the file."""
    return re.findall(r"^- \*\*([A-Z][A-Za-z0-9-]*)\*\*", (DOCS / f"{game}.md").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str) -> None:
    book = json.loads(read_rule_book(game, "en"))
    told = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert told == written(game)
    assert all(rule["text"] for section in book["sections"] for rule in section["rules"])
    assert len(book["glossary"]) > 10
    assert [ruling["id"] for ruling in book["rulings"]][:2] == ["R1", "R2"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_tells_the_same_rules(game: str, language: str) -> None:
    book = json.loads(read_rule_book(game, language))
    has_translation = (DOCS / f"{game}.{language}.md").exists()
    assert book["language"] == (language if has_translation else "en")
    english = json.loads(read_rule_book(game, "en"))
    if has_translation:
        shape = [[(rule["id"], len(rule["examples"])) for rule in section["rules"]] for section in book["sections"]]
        theirs = [[(rule["id"], len(rule["examples"])) for rule in section["rules"]] for section in english["sections"]]
        assert shape == theirs
        assert [ruling["id"] for ruling in book["rulings"]] == [ruling["id"] for ruling in english["rulings"]]


def test_an_example_begins_on_a_line_of_its_own() -> None:
    [first, second] = rules_of(
        [
            "- **A1** Take panes",
            "  of one color (R1).",
            "  Example: two pink",
            "  panes.",
            "  Example: none.",
            "- **A2** *Software:* counts.",
        ]
    )
    assert first == {"id": "A1", "text": "Take panes of one color (R1).", "examples": ["two pink panes.", "none."]}
    assert second == {"id": "A2", "text": "*Software:* counts.", "examples": []}
    assert rule_of(["- **A1** Vezmi.", "*Příklad:* dvě."])["examples"] == ["dvě."]


def test_rules_are_fetched(ann: Person) -> None:
    assert ann.http.get("/api/rules/sintra/cs").json()["game"] == "sintra"
    assert ann.http.get("/api/rules/chess/en").json()["name"] == "no-such-game"
    assert ann.http.get("/api/rules/sintra/tlh").json()["name"] == "no-such-language"
