"""One game in the terminal: persons type, bots answer, and after every move the game is saved."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from clerestory.bots import BOTS, load_bot
from clerestory.cli.arguments import sentence_of
from clerestory.cli.listing import numbered_moves, print_moves, print_ranks, print_sheets
from clerestory.cli.painting import describe_next, print_drawing, print_lines, print_table
from clerestory.cli.saving import write_new_save, write_save
from clerestory.cli.seating import seat_label
from clerestory.engine.chance import generator
from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.table import Move, Table

HELP = """\
list         the legal moves, numbered; #12 plays the twelfth
undo         take your last move back, and what the bots answered
scores       where everybody's points came from
draw         draw the table again
save FILE    save a copy; the game itself is saved after every move
record       print the game as a record
quit         leave; you can go on later"""

A_NUMBER = re.compile(r"#\s*(\d{1,6})")


def program() -> str:
    """How this program was called: by its name, or from a folder that is not on the path."""
    called = sys.argv[0]
    return called if Path(called).name == "clerestory" and not shutil.which("clerestory") else "clerestory"


@dataclass
class Session:
    """A table, who sits at it, and where it is saved."""

    console: Console
    table: Table
    players: list[str]
    file: Path
    seed: int  # of the bots
    components: Path | None = None
    is_saved: bool = True
    gains: dict[int, int] = field(default_factory=dict)  # by move: the points that it scored at once

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        write_save(self.file, self.table, self.players)
        try:
            while not self.table.is_over:
                if self.table.turn in self.persons:
                    self.ask()
                else:
                    self.let_bot_play()
        except EOFError:
            self.say_how_to_resume()
        except KeyboardInterrupt:
            self.console.print()
            self.say_how_to_resume()
            raise
        else:
            self.finish()

    @property
    def persons(self) -> set[int]:
        """The seats whose moves are typed; chance is one of them where it is not drawn from a seed."""
        seats = {seat for seat, name in enumerate(self.players) if name not in BOTS}
        return {*seats, CHANCE} if self.table.chance_by_hand else seats

    # --- Moves ---

    def let_bot_play(self) -> None:
        """Every decision has its own random stream, so that a bot asked again gives the same answer."""
        seat, rng = self.table.turn, generator(self.seed, 1 + len(self.table.moves))
        at = self.play(load_bot(self.players[seat]).choose(self.table.game, self.table.state, seat, rng))
        if not self.persons:
            self.tell_moves([at])

    def play(self, move: str | int | Move) -> int:
        """Play and save; the number of the move."""
        seat, at = self.table.turn, len(self.table.moves)
        before = self.points_of(seat)
        self.table.play(move)
        self.gains[at] = 0 if self.table.is_over else self.points_of(seat) - before
        self.save()
        return at

    def save(self) -> None:
        """A full disk is no reason to stop playing."""
        try:
            write_save(self.file, self.table, self.players)
            self.is_saved = True
        except GameError as error:
            self.is_saved = False
            self.tell(f"{error} Save it elsewhere with: save FILE", "red")

    def points_of(self, seat: int) -> int:
        return 0 if seat == CHANCE else self.table.scores()[seat]

    def undo(self) -> None:
        """Back to the last choice of a person; what the bots did since is taken back too."""
        if not any(move.seat in self.persons for move in self.table.moves):
            raise GameError("There is nothing to take back.")
        while (move := self.table.undo()).seat not in self.persons:
            pass
        self.save()
        self.tell(f"{seat_label(self.players, move.seat)} takes back {move}.")

    # --- Asking ---

    def ask(self) -> None:
        """Show the table to the person whose turn it is, and ask until the table has changed."""
        self.show()
        name = "chance" if self.table.turn == CHANCE else self.players[self.table.turn]
        while not self.answer(self.read_line(f"{name}> ")):
            pass

    def read_line(self, prompt: str) -> str:
        try:
            line = input(prompt).strip()
        except EOFError:
            print()
            raise
        if not sys.stdin.isatty():
            print(line)
        return line

    def answer(self, line: str) -> bool:
        """Do what was typed; whether the table has changed."""
        looks: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": self.help,
            "?": self.help,
            "list": lambda: print_moves(self.console, self.table),
            "scores": lambda: print_sheets(self.console, self.table, self.players),
            "draw": self.show,
            "record": lambda: print(json.dumps(self.table.record())),
            "quit": self.leave,
        }
        command, _, rest = line.partition(" ")
        try:
            if look := looks.get(line.lower()):
                look()
            elif line.lower() == "undo":
                self.undo()
                return True
            elif command.lower() == "save":
                self.save_copy(rest.strip())
            else:
                self.tell_moves([self.play(self.pick(line))])
                return True
        except (GameError, OSError) as error:
            self.tell(sentence_of(error), "red")
        return False

    def pick(self, line: str) -> str | Move:
        """A move by its number in the list, or as it was typed."""
        if not line.startswith("#"):
            return line
        moves, number = numbered_moves(self.table), A_NUMBER.fullmatch(line)
        if not number or not 1 <= int(number[1]) <= len(moves):
            raise GameError(f"Pick a move from #1 to #{len(moves)}; list shows them.")
        return moves[int(number[1]) - 1]

    def save_copy(self, name: str) -> None:
        if not name.isprintable() or not name:
            raise GameError(f"Name a file, such as: save my-game.json. The game itself is saved in {self.file}.")
        file = Path(name).expanduser()
        write_new_save(file, self.table, self.players)
        self.tell(f"Saved in {file}.")

    def leave(self) -> None:
        raise EOFError

    # --- Showing ---

    def tell(self, sentence: str, style: str = "") -> None:
        print_lines(self.console, [Text(sentence, style)])

    def help(self) -> None:
        self.tell("How to type moves", "bold")
        print_lines(self.console, [Text(line) for line in self.table.game.help.splitlines()])
        self.tell("And besides", "bold")
        print_lines(self.console, [Text(line) for line in HELP.splitlines()])

    def show(self) -> None:
        """The table, what the others did since this seat last moved, and what is expected now."""
        seat = self.table.turn
        self.print_heading()
        print_table(self.console, self.table, self.players, seat)
        self.console.print()
        self.tell_moves(self.moves_since({seat}))
        self.tell(f"Now {describe_next(self.table, self.players)}. (help, list, undo, quit)", "bold")

    def print_heading(self) -> None:
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.players, self.table.scores(), strict=True))
        self.console.print()
        self.console.rule(Text(f"{self.table.game.title} ({scores})"), style="dim")

    def moves_since(self, seats: set[int]) -> list[int]:
        """What was chosen since one of these seats last moved."""
        moves = self.table.moves
        last = max((at for at, move in enumerate(moves) if move.seat in seats), default=-1)
        return [at for at in range(last + 1, len(moves)) if moves[at].seat != CHANCE]

    def tell_moves(self, numbers: list[int]) -> None:
        """Moves in words, and what each scored; a line for each turn."""
        moves = self.table.moves
        for seat, turn in groupby(numbers, key=lambda at: moves[at].seat):
            words = [f"{moves[at]} ({self.gains[at]:+d})" if self.gains.get(at) else f"{moves[at]}" for at in turn]
            self.tell(f"{seat_label(self.players, seat)} plays {', '.join(words)}.")

    def say_how_to_resume(self) -> None:
        self.tell("The game is saved." if self.is_saved else "The last moves could not be saved.")
        self.tell("Go on with:")
        self.print_command("play", self.table.game.name, "--resume", str(self.file))

    def print_command(self, *words: str) -> None:
        """A command to copy, in one piece."""
        components = ["--components", str(self.components)] if self.components else []
        print(shlex.join([program(), *words, *components]))

    def finish(self) -> None:
        """The last position, the ranks, and where the points came from."""
        self.print_heading()
        self.console.print()
        print_drawing(self.console, self.table, self.players)
        self.console.print()
        if self.persons:
            self.tell_moves(self.moves_since(self.persons))
        print_ranks(self.console, self.table, self.players)
        print_sheets(self.console, self.table, self.players)
        self.tell("The game is over. See it again with:")
        self.print_command("replay", str(self.file))
