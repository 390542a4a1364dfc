"""`serve`: the web table, on this machine or for the network."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from clerestory.cli.arguments import use_components
from clerestory.engine.game import GameError
from clerestory.server.app import create_app
from clerestory.server.settings import Settings, usual_data
from clerestory.server.store import Store

EVERYWHERE = ("0.0.0.0", "::")
GRACE = 3  # seconds that open connections get when the server ends
KEEP_ALIVE = 75  # seconds that a connection waits for the next request: a person thinks
SWITCHING = 0.0005  # seconds that the thread which commits a move waits for the others, at most
MOST_MESSAGE = 64 * 1024  # bytes of a message that a client may send to a WebSocket


@dataclass(frozen=True)
class ServeWishes:
    """The arguments of `serve`."""

    host: str
    port: int
    data: str | None
    components: Path | None
    pace: float
    rate: float
    opens_browser: bool | None


class Server(uvicorn.Server):
    """Uvicorn, which says where it is once it listens, and opens the browser there."""

    def __init__(self, config: uvicorn.Config, address: str, opens_browser: bool) -> None:
        super().__init__(config)
        self._address, self._opens_browser = address, opens_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"The tables are at {self._address} (Ctrl-C ends the server; nothing is lost).", flush=True)
        if self._opens_browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def serve(wishes: ServeWishes) -> None:
    """Run the server until it is told to end."""
    if wishes.components:
        use_their_components(wishes.components)
    settings = Settings(data=wishes.data or usual_data(), pace=wishes.pace, rate=wishes.rate)
    with listen(wishes.host, wishes.port) as listening:
        asyncio.run(check_store(settings.data))
        serve_at(listening, settings, wishes.opens_browser)


def serve_at(listening: socket.socket, settings: Settings, opens_browser: bool | None) -> None:
    """Run the server at a socket, and open the browser: if that is wished, or if somebody sits at a terminal."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # a state is some kilobytes: compressing it was a quarter of the server's work
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
    sys.setswitchinterval(SWITCHING)
    host, port = listening.getsockname()[:2]
    opens_browser = sys.stdout.isatty() if opens_browser is None else opens_browser
    server = Server(config, address_of(host, port), opens_browser)
    server.run(sockets=[listening])


async def check_store(data: str) -> None:
    """Say what is wrong with the place for the tables, if anything is, before the server starts."""
    await (await Store.open(data)).close()


def use_their_components(file: Path) -> None:
    from clerestory.engine.components import read_component_file

    use_components(read_component_file(file).game, file)


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen at; a sentence if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise GameError(f"Port {port} is taken already; choose another with --port.") from None
        if error.errno == errno.EACCES:
            raise GameError(f"Port {port} may not be used by you; choose one above 1023 with --port.") from None
        raise GameError(f"The server cannot listen at {host}: {error.strerror or error}.") from None
    return listening


def address_of(host: str, port: int) -> str:
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"
