"""The page as it is built: small, alone, and without a rule."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.page.serving import Server

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "clerestory" / "server" / "page"
SOURCES = ROOT / "web" / "src"
MOST_BYTES = 250_000
SPACES = ("http://www.w3.org/", "https://svelte.dev/e/")  # names of namespaces, and of the errors of a library


def built_files() -> list[Path]:
    return [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg", ".webmanifest")]


def page_sources() -> dict[str, str]:
    found = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"]
    return {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in found}


def files_with(pattern: str) -> set[str]:
    return {name for name, text in page_sources().items() if re.search(pattern, text)}


def test_all_of_it_is_small() -> None:
    """Every page, every game and every language together."""
    assert sum(len(gzip.compress(path.read_bytes())) for path in built_files()) < MOST_BYTES


def test_it_asks_nobody_else() -> None:
    for path in built_files():
        named = re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s\"'`)]*", path.read_text(encoding="utf-8"))
        assert [each for each in named if not each.startswith(SPACES)] == [], path.name


def test_what_the_browser_may_do_is_strict(server: Server) -> None:
    policy = httpx.get(server.address).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    for name, text in page_sources().items():
        assert not re.search(r"\sstyle=[\"{]", text), f"{name} has a style that the policy forbids"


def test_there_is_no_rule_in_the_page() -> None:
    """Legal moves come in at one place, and are lit at one place; nothing else makes one up.

    A board knows only what it was given: it lights through `target`, and `choosing` through the moves of a decision.
    """
    offering = files_with(r"\.offer\(|\.moves\s*=[^=>]")
    assert offering - {"dev/DevPage.svelte"} == {"table/session.svelte.ts", "table/choosing.svelte.ts"}
    lighting = files_with(r"mark\(element|setAttribute\(.?data-lit")
    assert lighting == {"table/target.ts"}
    playing = files_with(r"api\.play\(")
    assert playing == {"table/session.svelte.ts"}


def test_its_types_are_those_of_the_server() -> None:
    """`npm run types` writes them anew."""
    command = [sys.executable, str(ROOT / "web" / "page.py"), "run", "--silent", "types", "--", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
