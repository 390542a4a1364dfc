"""The rules are told in every language: the same rules, in the same order, with the same rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clerestory.games import GAMES

RULES = Path(__file__).parents[1] / "docs" / "rules"
LANGUAGES = ("cs", "pl", "ru")
RULE = re.compile(r"^- \*\*([A-Z][A-Za-z0-9-]*)\*\*", re.M)
RULING = re.compile(r"^\| (R\d+\w?) \|", re.M)
HEADING = re.compile(r"^##+ ", re.M)
NUMBER = re.compile(r"(?<![A-Za-z\d-])\d+")


def chapters(path: Path) -> str:
    """Glossary, rules and rulings; what follows them in English is for those who read code."""
    return path.read_text(encoding="utf-8").partition("\n## 4.")[0]


def rules_in(path: Path) -> dict[str, str]:
    """Every rule by its id, with all that is told under it."""
    found = re.split(r"^- \*\*([A-Z][A-Za-z0-9-]*)\*\*", chapters(path), flags=re.M)
    return {name: re.split(r"\n(?:- |#|\n)", text)[0] for name, text in zip(found[1::2], found[2::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_tells_the_same_rules(game: str, language: str) -> None:
    english, other = chapters(RULES / f"{game}.md"), chapters(RULES / f"{game}.{language}.md")
    assert RULE.findall(other) == RULE.findall(english)
    assert RULING.findall(other) == RULING.findall(english)
    assert len(HEADING.findall(other)) == len(HEADING.findall(english))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_gives_the_same_numbers(game: str, language: str) -> None:
    """A small one may be told as a word."""
    english, other = rules_in(RULES / f"{game}.md"), rules_in(RULES / f"{game}.{language}.md")
    wrong = {}
    for name, text in other.items():
        ours, theirs = set(NUMBER.findall(english[name])), set(NUMBER.findall(text))
        if odd := theirs - ours | {number for number in ours - theirs if len(number) > 1}:
            wrong[name] = odd
    assert wrong == {}
