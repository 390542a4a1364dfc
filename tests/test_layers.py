"""Imports point one way: engine <- games <- bots <- envs, arena <- gpu <- learning <- server <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import clerestory

PACKAGE = Path(clerestory.__file__).parent
LAYERS = {"engine": 0, "games": 1, "bots": 2, "envs": 3, "arena": 3, "gpu": 4, "learning": 5, "server": 6, "cli": 7}
FACADE = {"__init__", "library"}  # the front door may look at engine and games, and everything above may use it
FACADE_LEVEL = 1


def imports_of(path: Path) -> set[str]:
    """The parts of clerestory that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            if name == "clerestory":
                found.add("__init__")
            elif name.startswith("clerestory."):
                found.add(name.split(".")[1])
    return found


def level(part: str) -> int:
    return FACADE_LEVEL if part in FACADE else LAYERS[part]


def test_imports_point_to_lower_layers_only() -> None:
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        part = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        wrong += [
            f"{path.relative_to(PACKAGE)} imports {other}"
            for other in imports_of(path)
            if level(other) > level(part) or (level(other) == level(part) and other != part and part not in FACADE)
        ]
    assert wrong == []


def test_no_game_imports_another_game() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.glob("*.py"):
            others = [
                node.module
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("clerestory.games.")
            ]
            assert all(module.split(".")[2] == folder.name for module in others if module), path
