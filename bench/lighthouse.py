"""What Lighthouse says of home and of a table of each game: `make lighthouse`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from tests.page.driving import find_browser
from tests.page.serving import Server

from clerestory.games import GAMES

LIGHTHOUSE = "lighthouse@12.8.2"
LEAST = {"performance": 90, "accessibility": 100, "best-practices": 100}
FORM_FACTORS = {"phone": [], "desktop": ["--preset=desktop"]}


def main() -> None:
    is_good = True
    print(f"| page | screen | {' | '.join(LEAST)} |\n| --- | --- | {' | '.join('---:' for _ in LEAST)} |")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        with httpx.Client(base_url=server.address) as person:
            pages = {"home": "/"} | {game: f"/t/{open_table(person, game)}" for game in GAMES}
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        for name, path in pages.items():
            for screen, more in FORM_FACTORS.items():
                scores = look_at(server.address + path, cookie, Path(folder), more)
                print(f"| {name} | {screen} | {' | '.join(str(scores[category]) for category in LEAST)} |", flush=True)
                is_good = is_good and all(scores[category] >= least for category, least in LEAST.items())
    sys.exit(not is_good)


def open_table(person: httpx.Client, game: str) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
    answer = person.post("/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    return str(answer.json()["code"])


def look_at(url: str, cookie: str, folder: Path, more: list[str]) -> dict[str, int]:
    report = folder / "report.json"
    headers = folder / "headers.json"
    headers.write_text(json.dumps({"Cookie": cookie}), "utf-8")
    command = [
        "npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={report}",
        f"--only-categories={','.join(LEAST)}", f"--extra-headers={headers}",
        "--chrome-flags=--headless=new --no-sandbox", *more,
    ]  # fmt: skip
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": find_browser()})
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    for audit in found["audits"].values():
        if audit["score"] == 0 and audit["scoreDisplayMode"] == "binary":
            print(f"    {audit['id']}: {audit['title']}", file=sys.stderr)
    return {category: round(100 * found["categories"][category]["score"]) for category in LEAST}


if __name__ == "__main__":
    main()
