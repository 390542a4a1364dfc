"""One game in the terminal: persons type, bots answer, and after every move the game is saved."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from itertools import dropwhile, groupby
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.text import Text

from clerestory.bots import load_bot
from clerestory.cli.arguments import is_bot, sentence_of
from clerestory.cli.hinting import print_hint, thinking
from clerestory.cli.listing import print_moves, print_ranks, print_sheets
from clerestory.cli.painting import describe_next, print_drawing, print_lines, print_table
from clerestory.cli.prompting import forget_lines, pick_move, program, read_line
from clerestory.cli.saving import write_new_save, write_save
from clerestory.cli.seating import seat_label
from clerestory.cli.seeing import HOST, SECRET, gain_of, has_secrets, is_hidden, shown, word_for
from clerestory.engine.chance import generator
from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.table import Move, Table, points_in

HELP = """\
list         the legal moves, numbered; #12 plays the twelfth
hint         the moves that look best, and what they promise
undo         take your last choice back, and all that followed it
scores       where everybody's points came from
draw         draw the table again
save FILE    save a copy; the game itself is saved after every move
record       print the game as a record
quit         leave; you can go on later"""


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
    onlooker: int | None = None  # the seat whose person looks at the screen, or HOST; nobody's at first
    secrets_on_screen: bool = False

    def __post_init__(self) -> None:
        if len(self.persons) <= 1:
            self.onlooker = min(self.persons, default=HOST)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        write_save(self.file, self.table, self.players)
        try:
            while not self.table.is_over:
                if self.table.turn not in self.typists:
                    self.let_bot_play()
                elif only := self.only_move():
                    self.play_only_move(only)
                else:
                    self.ask()
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
        return {seat for seat, name in enumerate(self.players) if not is_bot(name)}

    @property
    def typists(self) -> set[int]:
        """The seats whose moves are typed; chance is one of them where it is not drawn from a seed."""
        return {*self.persons, CHANCE} if self.table.chance_by_hand else self.persons

    # --- Moves ---

    def let_bot_play(self) -> None:
        """Every decision has its own random stream, so that a bot asked again gives the same answer."""
        seat, rng = self.table.turn, generator(self.seed, 1 + len(self.table.moves))
        with thinking(self.console, seat_label(self.players, seat)):
            action = load_bot(self.players[seat]).choose(self.table.game, self.table.state, seat, rng)
        at = self.play(action)
        if not self.persons:
            self.tell_moves([at])

    def play(self, move: str | int | Move) -> int:
        """Play and save; the number of the move."""
        at = len(self.table.moves)
        self.table.play(move)
        self.save()
        return at

    def only_move(self) -> Move | None:
        """What a person must play, if there is no choice; who types chance too types everything."""
        moves = self.table.legal_moves()
        return moves[0] if len(moves) == 1 and not self.table.chance_by_hand else None

    def play_only_move(self, move: Move) -> None:
        at = self.play(move)
        self.tell(f"{seat_label(self.players, move.seat)} has only one move: {self.describe(at)}.")

    def save(self) -> None:
        """A full disk is no reason to stop playing."""
        try:
            write_save(self.file, self.table, self.players)
            self.is_saved = True
        except GameError as error:
            self.is_saved = False
            self.tell(f"{error} Save it elsewhere with: save FILE", "red")

    def undo(self) -> None:
        """Back to the last choice of a person; what was played since is taken back too."""
        at = self.last_choice(self.typists)
        if at < 0:
            raise GameError("There is nothing to take back.")
        move = self.table.moves[at]
        while len(self.table.moves) > at:
            self.table.undo()
        self.save()
        self.tell(f"{seat_label(self.players, move.seat)} takes back {word_for(move, self.onlooker)}.")

    def last_choice(self, seats: set[int]) -> int:
        """The number of the last move that one of these seats could choose, or -1."""
        moves = self.table.moves
        return next((at for at in reversed(range(len(moves))) if moves[at].seat in seats and self.was_choice(at)), -1)

    def was_choice(self, at: int) -> bool:
        """Whether a move of a person was typed, and not the only one."""
        actions = np.zeros(self.table.game.actions, np.int16)
        return self.table.chance_by_hand or self.table.game.legal(self.table.before(at), actions) > 1

    # --- Asking ---

    def ask(self) -> None:
        """Show the table to the person whose turn it is, and ask until the table has changed."""
        self.pass_screen()
        self.show()
        name = "chance" if self.table.turn == CHANCE else self.players[self.table.turn]
        while not self.answer(read_line(f"{name}> ")):
            pass

    def pass_screen(self) -> None:
        """The person to move looks at the screen now; what others may not see is cleared away first."""
        seat = self.table.turn
        if seat == self.onlooker:
            return
        self.note_secrets()
        is_secret = self.secrets_on_screen or has_secrets(self.table, seat)
        if is_secret and len(self.persons) > 1 and not self.table.chance_by_hand:
            self.console.clear()
            forget_lines()
            line = read_line(f"Pass the screen to {seat_label(self.players, seat)}, then press Enter. ")
            if line.lower() == "quit":
                self.leave()
            self.secrets_on_screen = False
        self.onlooker = seat

    def note_secrets(self) -> None:
        self.secrets_on_screen |= has_secrets(self.table, self.onlooker)

    def answer(self, line: str) -> bool:
        """Do what was typed; whether the table has changed."""
        looks: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": self.help,
            "?": self.help,
            "list": lambda: print_moves(self.console, self.table),
            "hint": lambda: print_hint(self.console, self.table, self.players),
            "scores": lambda: print_sheets(self.console, self.table, self.players, self.onlooker),
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
                self.tell_moves([self.play(pick_move(self.table, line))])
                return True
        except (GameError, OSError) as error:
            self.tell(sentence_of(error), "red")
        return False

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
        self.note_secrets()
        self.print_heading()
        print_table(self.console, self.table, self.players, self.onlooker)
        self.console.print()
        self.tell_moves(self.moves_since({self.table.turn}))
        expected = describe_next(self.table, self.players, self.onlooker)
        self.tell(f"Now {expected}. (help, list, hint, undo, quit)", "bold")

    def print_heading(self) -> None:
        points = points_in(self.table.game, shown(self.table.game, self.table.state, self.onlooker))
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.players, points, strict=True))
        secrets = ", secrets not counted" if is_hidden(self.table, self.onlooker) else ""
        self.console.print()
        self.console.rule(Text(f"{self.table.game.title} ({scores}{secrets})"), style="dim")

    def moves_since(self, seats: set[int]) -> list[int]:
        """What was played since one of these seats last chose; what it had to play right after that is told already."""
        moves = self.table.moves
        since = [at for at in range(self.last_choice(seats) + 1, len(moves)) if moves[at].seat != CHANCE]
        return list(dropwhile(lambda at: moves[at].seat in seats, since))

    def tell_moves(self, numbers: list[int]) -> None:
        """Moves in words, and what each scored; a line for each turn."""
        moves = self.table.moves
        for seat, turn in groupby(numbers, key=lambda at: moves[at].seat):
            self.tell(f"{seat_label(self.players, seat)} plays {', '.join(self.describe(at) for at in turn)}.")

    def describe(self, at: int) -> str:
        """A move in words, with what it scored unless that is secret too."""
        word = word_for(self.table.moves[at], self.onlooker)
        gain = 0 if word == SECRET else gain_of(self.table, at, self.onlooker)
        return f"{word} ({gain:+d})" if gain else word

    def say_how_to_resume(self) -> None:
        self.tell("The game is saved." if self.is_saved else "The last moves could not be saved.")
        self.tell("Go on with:")
        self.print_command("play", self.table.game.name, "--resume", str(self.file))

    def print_command(self, *words: str) -> None:
        """A command to copy, in one piece."""
        components = ["--components", str(self.components)] if self.components else []
        print(shlex.join([program(), *words, *components]))

    def finish(self) -> None:
        """The last position, the ranks, and where the points came from; nothing is secret any more."""
        self.onlooker = HOST
        self.print_heading()
        self.console.print()
        print_drawing(self.console, self.table, self.players)
        self.console.print()
        if self.persons:
            self.tell_moves(self.moves_since(self.persons))
        print_ranks(self.console, self.table, self.players)
        print_sheets(self.console, self.table, self.players, HOST)
        self.tell("The game is over. See it again with:")
        self.print_command("replay", str(self.file))
