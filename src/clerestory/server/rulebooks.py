"""The rules in our words, read from docs/rules: what the page shows, section by section."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import dropwhile, takewhile
from pathlib import Path

from clerestory.engine.records import JSON
from clerestory.server.problems import problem
from clerestory.server.settings import HERE
from clerestory.server.showing import write

LANGUAGES = ("en", "cs", "pl", "ru")
FOLDERS = (HERE / "rules", HERE.parents[2] / "docs" / "rules")  # in a wheel, in a checkout

A_CHAPTER = re.compile(r"## (\d+)\.")
A_RULE = re.compile(r"- \*\*([A-Z][A-Za-z0-9-]*)\*\*\s+(.*)")
AN_EXAMPLE = re.compile(r"\*?(Example|Examples|Příklad|Příklady|Przykład|Przykłady|Пример|Примеры)\b[^:]{0,40}:\*?\s*")
GLOSSARY, RULES, RULINGS = "1", "2", "3"


def read_rule_book(game: str, language: str) -> str:
    """A RuleBook as JSON; in English if there is no translation."""
    file, found = find_rules(game, language)
    return parsed(file, game, found, file.stat().st_mtime_ns)


def find_rules(game: str, language: str) -> tuple[Path, str]:
    for wanted in (language, "en"):
        ending = ".md" if wanted == "en" else f".{wanted}.md"
        for folder in FOLDERS:
            if (file := folder / f"{game}{ending}").is_file():
                return file, wanted
    raise problem("no-such-game")


@lru_cache
def parsed(file: Path, game: str, language: str, _: int) -> str:
    chapters = dict(split_chapters(file.read_text(encoding="utf-8").splitlines()))
    glossary = [{"term": row[0], "meaning": row[1]} for row in rows_of(chapters.get(GLOSSARY, []), 2)]
    rulings = [{"id": row[0], "question": row[1], "ruling": row[2]} for row in rows_of(chapters.get(RULINGS, []), 3)]
    return write(
        {
            "game": game,
            "language": language,
            "glossary": glossary,
            "sections": list(sections_of(chapters.get(RULES, []))),
            "rulings": rulings,
        }
    )


def split_chapters(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The numbered chapters of a file, by their numbers."""
    starts = [at for at, line in enumerate(lines) if A_CHAPTER.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        number = A_CHAPTER.match(lines[start])
        if number:
            yield number[1], lines[start + 1 : end]


def rows_of(lines: list[str], cells: int) -> Iterator[list[str]]:
    """The rows of the first table, without its head."""
    rest = dropwhile(lambda line: not line.startswith("|"), lines)
    for line in list(takewhile(lambda line: line.startswith("|"), rest))[2:]:
        row = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if len(row) >= cells:
            yield row


def sections_of(lines: list[str]) -> Iterator[JSON]:
    title, block = "", list[str]()
    for line in [*lines, "### "]:
        if not line.startswith("### "):
            block.append(line)
            continue
        if title and (rules := list(rules_of(block))):
            yield {"title": title, "rules": rules}
        title, block = line.removeprefix("### ").strip(), []


def rules_of(lines: list[str]) -> Iterator[JSON]:
    """The rules of a section: an item of the list each, with the lines that continue it."""
    item: list[str] = []
    for line in [*lines, ""]:
        if A_RULE.match(line) or not line.startswith(" "):
            if item:
                yield rule_of(item)
            item = []
        if A_RULE.match(line) or (item and line.startswith(" ")):
            item.append(line.strip())


def rule_of(lines: list[str]) -> JSON:
    """A rule: its text, and its examples, each of which begins on a line of its own."""
    opened = A_RULE.match(lines[0])
    identity, first = (opened[1], opened[2]) if opened else ("", lines[0])
    paragraphs = [first]
    for line in lines[1:]:
        if AN_EXAMPLE.match(line):
            paragraphs.append(AN_EXAMPLE.sub("", line, count=1))
        else:
            paragraphs[-1] = f"{paragraphs[-1]} {line}"
    return {"id": identity, "text": paragraphs[0], "examples": paragraphs[1:]}
