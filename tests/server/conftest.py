from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Person, Server, close_connections


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it."""
    running = Server(tmp_path_factory.mktemp("tables"), "--pace", "0", "--rate", "100000")
    yield running
    code, complaint = running.stop()
    assert (code, complaint) == (0, "")


@pytest.fixture(autouse=True)
def _closing() -> Iterator[None]:
    yield
    close_connections()


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server.url)


@pytest.fixture
def bob(server: Server) -> Person:
    return Person(server.url)
