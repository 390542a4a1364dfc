"""What may be shown on the screen: to a person what their seat may know, to the host everything."""

from __future__ import annotations

from clerestory.engine.game import CHANCE, EVERYBODY, Game
from clerestory.engine.records import AnyState, bytes_of
from clerestory.engine.table import Move, Table, points_in

HOST = CHANCE  # sees everything: who types what chance draws, watches bots, or looks at a game that is over
SECRET = "something secret"


def shown(game: Game, state: AnyState, onlooker: int | None) -> AnyState:
    """A state as an onlooker may see it: a seat, the host, or None, a spectator."""
    return state if onlooker == HOST else game.mask(state, onlooker)


def draw_for(table: Table, onlooker: int | None) -> str:
    return table.game.draw(shown(table.game, table.state, onlooker))


def is_hidden(table: Table, onlooker: int | None) -> bool:
    """Whether there is something that the onlooker cannot know."""
    return bytes_of(shown(table.game, table.state, onlooker)) != bytes_of(table.state)


def has_secrets(table: Table, onlooker: int | None) -> bool:
    """Whether the onlooker sees something that not everybody may see."""
    return draw_for(table, onlooker) != draw_for(table, None)


def word_for(move: Move, onlooker: int | None) -> str:
    """A move in words, for an onlooker."""
    return move.text if onlooker == HOST or move.seen_by in (EVERYBODY, onlooker) else SECRET


def gain_of(table: Table, at: int, onlooker: int | None) -> int:
    """The points that a move scored at once, as far as the onlooker can know; final scoring is not counted."""
    game, moves = table.game, table.moves
    after = next((later for later in range(at + 1, len(moves)) if moves[later].seat != CHANCE), len(moves))
    if moves[at].seat == CHANCE or (table.is_over and after == len(moves)):
        return 0
    before, then = (points_in(game, shown(game, table.before(number), onlooker)) for number in (at, after))
    return then[moves[at].seat] - before[moves[at].seat]
