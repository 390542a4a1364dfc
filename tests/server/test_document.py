"""docs/api.md is true: its bot plays whole games, and every address and refusal is told."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from clerestory.server.app import create_app
from clerestory.server.problems import PROBLEMS
from clerestory.server.settings import Settings
from tests.server.running import BOT, OPEN, Person

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
MOST_LINES = 40


@pytest.mark.parametrize("game", ["sintra", "sagrada", "towerup"])
def test_the_bot_of_the_page_plays_a_whole_game(ann: Person, tmp_path: Path, game: str) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(program.splitlines()) <= MOST_LINES
    bot = tmp_path / "bot.py"
    bot.write_text(program, encoding="utf-8")
    code = ann.open(game, BOT, OPEN)["code"]
    command = [sys.executable, "-W", "error", str(bot), ann.url, code, ann.token(code, 1)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    over = ann.look(code)
    assert over["is_over"]
    assert done.stdout.endswith(
        f"{[(rank['place'], rank['seat'], rank['score']) for rank in over['result']['ranks']]}\n"
    )


def test_every_address_is_told() -> None:
    described = {
        (method.upper(), path)
        for path, methods in create_app(Settings()).openapi()["paths"].items()
        for method in methods
    }
    told = set(re.findall(r"^\| (\w+) \| `(/api[^`]*)` \|", PAGE, re.MULTILINE))
    assert told == described | {("WebSocket", "/api/tables/{code}/live")}


def test_every_refusal_is_told() -> None:
    rows = [f"| {int(status)} | `{name}` | {sentence} |" for name, (status, sentence) in PROBLEMS.items()]
    assert re.findall(r"^\| \d+ \| `.*", PAGE, re.MULTILINE) == rows
