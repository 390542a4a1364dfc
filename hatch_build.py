"""The wheel holds the built page: this hook builds it, with the Node of the machine or one from a Python package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
specification = importlib.util.spec_from_file_location("page", ROOT / "web" / "page.py")
assert specification is not None
assert specification.loader is not None
page = importlib.util.module_from_spec(specification)
specification.loader.exec_module(page)


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if page.is_node_here() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install serves the page that `make play` builds."""
        if version != "editable":
            page.build_page()
