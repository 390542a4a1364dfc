"""Component files for tests: ours, the other city, and either of them with something changed."""

from __future__ import annotations

import re
from pathlib import Path

from clerestory import ComponentError
from clerestory.engine.components import read_component_set
from clerestory.games.towerup import components as towerup
from clerestory.games.towerup.components import Box
from tests.games.component_texts import with_changes

OUR_FILE = Path(towerup.__file__).with_name("components.toml")
OTHER_FILE = Path(__file__).with_name("other_city.toml")
OURS = OUR_FILE.read_text(encoding="utf-8")
OTHER = OTHER_FILE.read_text(encoding="utf-8")


def read(text: str) -> Box:
    return towerup.read_box(read_component_set(text, "mine.toml"))


def problems_of(text: str) -> list[str]:
    """What is wrong with a file, sentence by sentence."""
    try:
        read(text)
    except ComponentError as error:
        first, *problems = str(error).splitlines()
        assert first == "mine.toml:"
        assert all(problem.startswith("  - ") for problem in problems)
        return [problem.removeprefix("  - ") for problem in problems]
    return []


def changed(*changes: tuple[str, str]) -> str:
    """The other city with some things changed."""
    return with_changes(OTHER, *changes)


def with_fact(name: str, value: str, text: str = OTHER) -> str:
    """The file with another value for a fact."""
    text, found = re.subn(rf'(?s)(\[{name}\]\nvalue = )(""".*?"""|".*?")', rf'\1"""\n{value}\n"""', text)
    assert found == 1, name
    return text
