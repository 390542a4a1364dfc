"""Every rule is told in the docs, stands in a docstring of the rules, and is shown by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from clerestory.games import GAMES

ROOT = Path(__file__).parents[1]
RULE_ITEM = re.compile(r"^- \*\*([A-Z][A-Za-z0-9-]*)\*\*", re.M)
RULE_ID = re.compile(r"\b[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*\b")


def ids_in_docs(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = RULE_ITEM.findall(text)
    assert len(ids) == len(set(ids)), "a rule is told twice"
    return set(ids)


def ids_in_docstrings(game: str) -> set[str]:
    """The ids that open a docstring, before its first full stop and space."""
    found: set[str] = set()
    for path in (ROOT / "src" / "clerestory" / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                docstring = ast.get_docstring(node) or ""
                for sentence in re.split(r"(?<=[.:]) |\n", docstring):
                    opening = re.match(r"([A-Z][A-Za-z0-9-]*(?:, [A-Z][A-Za-z0-9-]*)*)[.:]", sentence)
                    found |= set(RULE_ID.findall(opening[1])) if opening else set()
    return found


def ids_on_tests(game: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "games" / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}  # type: ignore[misc]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_written_and_tested(game: str) -> None:
    told, tested = ids_in_docs(game), ids_on_tests(game)
    written = ids_in_docstrings(game) & (told | tested)
    assert len(told) > 10
    assert told == tested
    assert told == written


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_the_code_names_is_in_the_docs(game: str) -> None:
    docs = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r"^\| (R\d+) \|", docs, re.M))
    named = {
        ruling
        for path in (ROOT / "src" / "clerestory" / "games" / game).glob("*.py")
        for ruling in re.findall(r"\bR\d+\b", path.read_text(encoding="utf-8"))
    }
    assert named <= rulings
