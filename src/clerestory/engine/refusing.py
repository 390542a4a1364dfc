"""Refusals: why a move is not legal, as a sentence for a person that another language can say too."""

from __future__ import annotations

import re

RULE = re.compile(r"\[([A-Z][A-Za-z0-9-]*)\]$")


class Refusal(str):
    """A sentence in English, with the name and the parts that a translation is made of; the empty one is no refusal."""

    __slots__ = ("name", "parts", "rule")

    name: str  # of the sentence, the same whatever its parts: "left-of-glazier"
    parts: dict[str, int | str]  # what it speaks of: {"place": 2, "glazier": 5}
    rule: str  # the id of the rule that it names, "A2-2", or nothing


def refuse(name: str, sentence: str, **parts: int | str) -> Refusal:
    """The sentence with its parts filled in, and all that makes it up."""
    refusal = Refusal(sentence.format(**parts))
    found = RULE.search(refusal)
    refusal.name, refusal.parts, refusal.rule = name, parts, found[1] if found else ""
    return refusal
