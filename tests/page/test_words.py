"""The words of the page: every language says everything, with the same variables, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from clerestory import load_game
from clerestory.bots import LEVELS
from clerestory.engine.options import allowed_values, some_of
from clerestory.games import GAMES
from clerestory.server.problems import PROBLEMS

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "web" / "locales"
LANGUAGES = ("en", "cs", "pl", "ru")
QUOTE = '"'
FILES = ("page", *GAMES)
GAME_SOURCES = ROOT / "src" / "clerestory" / "games"
PAGE = ROOT / "web" / "src"
FOR_AUTHORS = PAGE / "dev"  # is no part of the build
PAGE_SOURCES = [
    path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and FOR_AUTHORS not in path.parents
]


class Variables(Visitor):
    """The variables that a message uses, and the other messages and terms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.problems: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by the library)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)


def entries(language: str, name: str) -> dict[str, Any]:
    """The messages and terms of one file, by id; terms begin with a hyphen."""
    resource = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8"))
    junk = [each.content for each in resource.body if isinstance(each, fluent.Junk)]
    assert junk == []
    found: dict[str, Any] = {}
    for each in resource.body:
        if isinstance(each, fluent.Message | fluent.Term):
            name_of = ("-" if isinstance(each, fluent.Term) else "") + each.id.name
            assert name_of not in found, f"{name_of} is there twice"
            found[name_of] = each
    return found


def uses(entry: Any) -> Variables:
    seen = Variables()
    seen.visit(entry)
    return seen


def variables(language: str, name: str) -> dict[str, set[str]]:
    """The variables of every message, those of the terms and messages it refers to included."""
    known = entries(language, name)

    def all_of(key: str) -> set[str]:
        seen = uses(known[key])
        return seen.names.union(*(all_of(other) for other in seen.references if other in known))

    return {key: all_of(key) for key in known if not key.startswith("-")}


def attributes(language: str, name: str) -> dict[str, set[str]]:
    known = entries(language, name)
    return {
        key: {attribute.id.name for attribute in entry.attributes}
        for key, entry in known.items()
        if not key.startswith("-")
    }


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(language: str, name: str) -> None:
    english, other = variables("en", name), variables(language, name)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert attributes("en", name) == attributes(language, name)
    too_many = {key: other[key] - english[key] for key in english if not other[key] <= english[key]}
    assert too_many == {}, "a variable that the English message does not have may not be given"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str, name: str) -> None:
    known = entries(language, name)
    everywhere = known if name == "page" else {**known, **entries(language, "page")}
    assert {other for entry in known.values() for other in uses(entry).references} <= everywhere.keys()


def refusals_of(game: str) -> dict[str, set[str]]:
    """The names of the refusals of a game, and the parts that each is made of."""
    found: dict[str, set[str]] = {}
    for path in (GAME_SOURCES / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "refuse":
                for name in strings_in(node.args[0]):
                    found.setdefault(name, set()).update(keyword.arg or "**" for keyword in node.keywords)
    return found


def strings_in(node: ast.expr) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def kinds_in(path: Path) -> set[str]:
    """Every "kind": "..." that a source file makes."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "kind":
                    found.update(strings_in(value))
    return found


def needed_of(name: str) -> set[str]:
    """What the page says by the name of something that the game made up."""
    game = load_game(name)
    options = {f"{name}-option-{option}" for option in allowed_values(game)}
    for option, values in allowed_values(game).items():
        several = some_of(game, option)
        words = [*values, *(several[1] if several else ())]
        options |= {f"{name}-option-{option}-{json.dumps(value).strip(QUOTE)}" for value in words}
    return {
        f"{name}-name",
        f"{name}-about",
        *options,
        *(f"{name}-refusal-{refusal}" for refusal in refusals_of(name)),
        *(f"{name}-consequence-{kind}" for kind in kinds_in(GAME_SOURCES / name / "consequences.py")),
        *(f"{name}-tie-{rule}" for rule in game.tie_breaks),
        *(f"{name}-fact-{fact}" for fact in game.components.facts),
    }


@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_game_says_can_be_said(name: str) -> None:
    assert sorted(needed_of(name) - entries("en", name).keys()) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_speaks_of_its_parts_only(name: str) -> None:
    said = variables("en", name)
    for refusal, parts in refusals_of(name).items():
        assert said[f"{name}-refusal-{refusal}"] <= parts | {"glyph", "value"}, refusal


def test_all_problems_can_be_said_and_all_levels_with_what_they_are() -> None:
    said = entries("en", "page").keys()
    assert sorted({f"problem-{name}" for name in PROBLEMS} - said) == []
    assert sorted({f"level-{name}{part}" for name in LEVELS for part in ("", "-about")} - said) == []


def test_nothing_is_said_that_nobody_asks_for() -> None:
    """An id stands in the page's sources, or begins as one that they put together, or another message refers to it."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in PAGE_SOURCES)
    literal = set(re.findall(r"[\"'`]([a-z][a-zA-Z0-9_-]+)[\"'`]", sources))
    put_together = re.findall(r"`([a-z$][^`\n ]*\$\{[^`\n ]*)`", sources)
    built = [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9_-]+", re.escape(each)) + "$") for each in put_together]
    for name in FILES:
        known = entries("en", name)
        referred = {other for entry in known.values() for other in uses(entry).references}
        unused = [
            key
            for key in known
            if key not in literal and key not in referred and not any(pattern.match(key) for pattern in built)
        ]
        assert unused == [], name


def test_no_text_is_hard_coded() -> None:
    """Between the tags of a component stand expressions, and no words; so it is with the attributes that are read."""
    words = re.compile(
        r">[^<>{}]*[A-Za-zÀ-ž]{2,}[^<>{}]*<|\b(?:aria-label|title|placeholder|alt)=\"[^\"{]*[A-Za-z]{2,}"
    )
    found = []
    for path in PAGE_SOURCES:
        if path.suffix == ".svelte":
            text = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.S)
            found += [f"{path.name}: {each.strip()[:60]}" for each in words.findall(strip_expressions(text))]
    assert found == []


def strip_expressions(text: str) -> str:
    """Without what stands in braces, however deep."""
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
