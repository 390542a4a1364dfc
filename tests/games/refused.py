"""A move that a table refuses, and the sentences with which a game refuses moves."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table


def refused(table: Table, move: str | int) -> str:
    """The sentence with which a table refuses a move; the table is the same to the byte and has the same moves."""
    before, moves, choices = bytes_of(table.state), table.moves, table.legal_moves()
    with pytest.raises(GameError) as refusal:
        table.play(move)
    assert bytes_of(table.state) == before
    assert table.moves == moves
    assert table.legal_moves() == choices
    sentence = str(refusal.value)
    assert sentence[0].isupper() or sentence[0] == '"'
    return sentence


def sentences_of(module: ModuleType) -> set[str]:
    """The sentences of a module that end with a rule's id, or with something filled in, as patterns."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    forms = {form_of(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) or id(node) not in inner}
    return {form for form in forms if form.endswith((r"\]", r".\ .*"))}


def form_of(node: ast.AST) -> str:
    """What a text of a program looks like, whatever is filled in; nothing for what is no text."""
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        return "".join(".*" if part is None else re.escape(str(part)) for part in parts)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return ".*".join(map(re.escape, re.split(r"\{\w+\}", node.value)))
    return ""


def not_shown(forms: set[str], shown: list[str]) -> list[str]:
    """The patterns that none of the sentences fits."""
    return [form for form in sorted(forms) if not any(re.fullmatch(form, sentence) for sentence in shown)]
