"""`clerestory components`: what is in the box, and how sure we are of it."""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from clerestory import games
from clerestory.cli.arguments import find_game, read_text
from clerestory.engine.components import (
    CONFIDENCES,
    ComponentSet,
    read_component_file,
    read_component_set,
)

STYLES = {"sourced": "green", "inferred": "yellow", "reconstructed": "bold red", "unknown": "bold red"}


def our_file(game: str) -> Path:
    games.check_name(game)
    return Path(games.__path__[0]) / game / "components.toml"


def export_components(game: str) -> None:
    """Our file, byte for byte."""
    sys.stdout.buffer.write(our_file(game).read_bytes())
    sys.stdout.flush()


def check_components(path: Path) -> None:
    checked = read_component_set(read_text(path), path.name)
    ours = read_component_file(our_file(checked.game))
    import_module(f"clerestory.games.{checked.game}.components").read_box(checked)
    print(f'OK: a component file of {checked.game}, "{checked.title}", hash {checked.hash}.')
    changed = [name for name, fact in checked.facts.items() if fact.value.split() != ours.value(name).split()]
    print(f"It differs from ours in: {', '.join(changed)}." if changed else "Its values are the same as ours.")


def show_components(game: str, path: Path | None) -> None:
    components = find_game(game, path).components
    console = Console(highlight=False)
    console.print(Text(f"{game}: {components.title} ({components.origin}, hash {components.hash})", "bold"))
    console.print(Text(f"{len(components.facts)} facts: {count_confidences(components)}."))
    if doubtful := unsure_facts(components):
        console.print(Text(f"Not known from the printed game: {', '.join(doubtful)}.", "bold red"))
    for name, fact in components.facts.items():
        kind = fact.confidence.partition(":")[0]
        console.print()
        console.print(Text.assemble((name.replace("_", " "), "bold"), "  ", (fact.confidence, STYLES[kind])))
        for line in fact.value.strip("\n").splitlines():
            console.print(Padding(Text(line.rstrip()), (0, 0, 0, 4), expand=False))
        if fact.note:
            console.print(Padding(Text(fact.note, "dim"), (0, 0, 0, 2), expand=False))
    console.print()
    for confidence, meaning in CONFIDENCES.items():
        console.print(Text.assemble((confidence, STYLES[confidence.partition(":")[0]]), f"  {meaning}"))


def count_confidences(components: ComponentSet) -> str:
    kinds = Counter(fact.confidence.partition(":")[0] for fact in components.facts.values())
    return ", ".join(f"{kinds[kind]} {kind}" for kind in STYLES if kinds[kind])


def unsure_facts(components: ComponentSet) -> list[str]:
    """The facts that are not known to be those of the printed game."""
    return [
        name.replace("_", " ")
        for name, fact in components.facts.items()
        if fact.confidence in ("reconstructed", "unknown")
    ]
