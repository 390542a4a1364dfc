"""The commands and their arguments; what they do is in the files beside this one."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from clerestory import __version__
from clerestory.bots import BOTS, LEVELS, USUAL_LEVEL
from clerestory.games import GAMES

app = typer.Typer(
    name="clerestory",
    help="Modern board games, complete and exact: play them, simulate them, replay them.",
    epilog="Example: clerestory play sintra",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
components_app = typer.Typer(
    help="What is in the box: look at it, correct it if you own the game, check what you wrote.",
    epilog="Example: clerestory components export sintra > mine.toml",
    invoke_without_command=True,
)
app.add_typer(components_app, name="components")


class Shown(StrEnum):
    """Which moves a replay shows."""

    players = "players"
    all = "all"
    none = "none"


NAMES = {"levels": ", ".join(LEVELS), "bots": ", ".join(name for name in BOTS if name not in LEVELS)}

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many play.", show_default="2")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; `clerestory games` lists them."),
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="A component file to play with instead of ours.")
]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="Print one JSON object instead.")]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"clerestory {__version__}")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", metavar="", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    show_help(context)


@components_app.callback()
def components(context: typer.Context) -> None:
    show_help(context)


def show_help(context: typer.Context) -> None:
    """A group without a command shows its help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(epilog="Example: clerestory serve --port 9000")
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="Which port; 0 takes any free one.", min=0, max=65535)] = 8000,
    data: Annotated[
        str | None,
        typer.Option(
            metavar="DIR|URL",
            help="Where the tables are kept: a folder, or postgresql://...",
            show_default="your data folder",
        ),
    ] = None,
    components: Components = None,
    pace: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a bot waits before it moves.", min=0, max=60)
    ] = 0.6,
    rate: Annotated[
        float, typer.Option(metavar="N", help="Requests a second that one person may make for long.", min=1)
    ] = 50,
    open: Annotated[
        bool | None,
        typer.Option("--open/--no-open", metavar="", help="Open the browser.", show_default="on a terminal"),
    ] = None,
) -> None:
    """Play in the browser: alone against bots, at one screen, or with others by a link. No move is ever lost."""
    from clerestory.cli.serving import ServeWishes
    from clerestory.cli.serving import serve as run_server

    run_server(ServeWishes(host, port, data, components, pace, rate, open))


@app.command(epilog="Example: clerestory play sintra --against expert --option side=B")
def play(
    game: GameName,
    seats: Seats = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME,...",
            help=f"Who sits where: a level ({NAMES['levels']}), a bot ({NAMES['bots']}, search:500, search:300ms), "
            "or a person by any other name.",
            show_default=False,
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help=f"You against one of the levels in all other seats: {NAMES['levels']}; or against any bot.",
            show_default=USUAL_LEVEL,
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed and the same moves give the same game.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the game is saved after every move.", show_default="your data folder"),
    ] = None,
    components: Components = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen. Nothing is lost when you leave.

    When it is your turn, `hint` tells you which moves look best.
    """
    from clerestory.cli.opening import Wishes, open_session

    open_session(Wishes(game, seats, players, against, option or [], seed, resume, save, components)).run()


@app.command(epilog="Example: clerestory simulate sintra --seats 3 --games 1000000 --option side=B")
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.", min=1, max=10**10)] = 100_000,
    seed: Annotated[int, typer.Option(metavar="N", help="Game i is always played on stream i of the seed.")] = 1,
    option: Options = None,
    cores: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many threads play.", show_default="all cores", min=1, max=1024),
    ] = None,
    device: Annotated[
        str, typer.Option(metavar="cpu|gpu", help="Where they are played; they are the same games on both.")
    ] = "cpu",
    json: AsJson = False,
    components: Components = None,
) -> None:
    """Play random games at full speed, and say how fast that was and what the games were like."""
    from clerestory.cli.reporting import report_simulation

    report_simulation(game, seats, games, seed, option or [], cores, device, json, components)


@app.command(epilog="Example: clerestory arena sintra skilled casual --games 200")
def arena(
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="[BOT]...", help=f"Such as: {', '.join(BOTS)}, search:500.", show_default=False),
    ] = None,
    seats: Seats = None,
    games: Annotated[
        int,
        typer.Option(metavar="N", help="How many games a match has, rounded up to whole seeds.", min=1, max=10**6),
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="COMMAND", help="A program that plays too; docs/arena.md says how it is asked."),
    ] = None,
    patience: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a program may think.", min=0.001, max=86_400)
    ] = 10.0,
    longest: Annotated[
        int, typer.Option(metavar="N", help="A game of more decisions is cut off and has no result.", min=1)
    ] = 5000,
    option: Options = None,
    cores: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many processes play.", show_default="all cores", min=1, max=1024),
    ] = None,
    json: AsJson = False,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the JSON object into a file too.")] = None,
    components: Components = None,
) -> None:
    """Let bots play each other, every seed from every seat, and say which is better and how sure that is.

    The first plays alone among the second; of three or more, every pair meets. With one seat, each plays alone. A
    program comes before the bots.
    """
    from clerestory.cli.contesting import ArenaWishes, report_contest

    wishes = ArenaWishes(
        game,
        bots or [],
        bot or [],
        seats,
        games,
        seed,
        option or [],
        components,
        cores,
        patience,
        longest,
        json,
        output,
    )
    report_contest(wishes)


@app.command(epilog="Example: clerestory train sintra --minutes 30")
def train(
    game: GameName,
    minutes: Annotated[
        float,
        typer.Option(metavar="N", help="How long it learns in all, before and after --resume.", min=0.01, max=10**6),
    ] = 10,
    device: Annotated[
        str | None,
        typer.Option(metavar="cuda|cpu", help="Where it learns.", show_default="a GPU, if it and PyTorch are there"),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where everything is kept.", show_default="training/GAME"),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", metavar="", help="Go on with the training in the folder.")
    ] = False,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A network to begin with, such as one for other components.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed begins with the same network.")] = 1,
    tables: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="How many games at a time.", show_default="what suits the device", min=1, max=65_536
        ),
    ] = None,
    components: Components = None,
) -> None:
    """Train a network by games against itself; bots then play with it, and the arena says how well."""
    from clerestory.cli.training import TrainWishes
    from clerestory.cli.training import train as train_network

    train_network(TrainWishes(game, minutes, device, folder, resume, start, seed, tables, components))


@app.command(epilog="Example: clerestory replay game.json --look-back")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a saved game.", show_default=False)],
    moves: Annotated[
        Shown, typer.Option(help="Show the moves of the players, all (with what chance drew), or none.")
    ] = Shown.players,
    look_back: Annotated[
        bool,
        typer.Option(
            "--look-back", metavar="", help="Say what a search would have played, and what was given away instead."
        ),
    ] = False,
    playouts: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="How far to search each decision for --look-back.", show_default="1000", min=1, max=10**6
        ),
    ] = None,
    json: AsJson = False,
    components: Components = None,
) -> None:
    """Play a recorded game again: its moves in words, its last position, scores and ranks."""
    from clerestory.cli.replaying import show_replay

    show_replay(file, moves, look_back, playouts, json, components)


@app.command(epilog="Example: clerestory games")
def games() -> None:
    """List the games, how many play them and with which options, the levels and the bots."""
    from clerestory.cli.reporting import list_games

    list_games()


@app.command(epilog="Example: clerestory warm sintra")
def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games.", show_default="all")
    ] = None,
) -> None:
    """Compile the rules ahead of time, so that the first game starts at once."""
    from clerestory.cli.warming import warm_games

    warm_games(games or list(GAMES))


@components_app.command(epilog="Example: clerestory components export sintra > mine.toml")
def export(game: GameName) -> None:
    """Print our component file of a game, to be corrected by an owner of the box."""
    from clerestory.cli.boxes import export_components

    export_components(game)


@components_app.command(epilog="Example: clerestory components check mine.toml")
def check(file: Annotated[Path, typer.Argument(metavar="FILE", help="A component file.", show_default=False)]) -> None:
    """Check a component file: OK, or everything that is wrong with it."""
    from clerestory.cli.boxes import check_components

    check_components(file)


@components_app.command(epilog="Example: clerestory components show sintra")
def show(game: GameName, components: Components = None) -> None:
    """Show what is in the box, and how sure we are of each fact."""
    from clerestory.cli.boxes import show_components

    show_components(game, components)
