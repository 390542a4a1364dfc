"""Game: everything a game is, on one screen.

A game is one fixed-size record and a handful of functions over it. Chance is a seat like any other. There is no base
class: a game's module fills this in, and `check_game` says whether it keeps its word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from clerestory.engine.observing import feature_names, features_of

if TYPE_CHECKING:
    import numpy as np

    from clerestory.engine.components import ComponentSet
    from clerestory.engine.observing import Layout
    from clerestory.engine.records import JSON, AnyState, Features

CHANCE = -1  # the turn of nobody: a pane is drawn, a die is rolled
OVER = -2  # the turn of nobody, for good
EVERYBODY = -3  # who sees a move that is no secret


class GameError(ValueError):
    """Something a person asked for cannot be done; the message is a sentence for them, and nothing has changed."""


@dataclass(frozen=True)
class Study:
    """An observation with more in it: nothing that the seat may not know, but much that it would have to find out."""

    version: int  # raised whenever one of its numbers means something else
    layout: Layout
    seat_layout: Layout
    observe_table: Callable[..., None]
    observe_seat: Callable[..., None]


# fmt: off
@dataclass(frozen=True, eq=False)
class Game:
    name: str                            # "sintra"
    title: str                           # "Azul: Stained Glass of Sintra"
    version: int                         # raised whenever an old record would replay differently
    seats: range                         # how many may play
    options: type                        # a frozen dataclass: side="A", ... with defaults and allowed values
    components: ComponentSet             # the printed facts it is played with
    state: np.dtype[Any]                 # the whole game, one fixed-size record
    narrow: np.dtype[Any]                # the same record in less memory, for a GPU
    actions: int                         # a player's action is a number below this
    outcomes: int                        # a chance outcome is a number below this
    observation: int                     # raised whenever a number of an observation means something else
    layout: Layout                       # what an observation holds: of the table,
    seat_layout: Layout                  # and then of each seat, the one that looks first, the others clockwise
    invariants: tuple[str, ...]          # what is true after every move, as sentences
    tie_breaks: tuple[str, ...]          # the rules that part two seats, in order; by the last they share the place

    # The rules: compiled, GPU-clean. A state is changed in place; a buffer is the caller's, and free to be written on.
    setup: Callable[..., None]     # (state, seats, options)     an empty table; plain Python; CHANCE often moves first
    turn: Callable[..., int]       # (state) -> seat             or CHANCE, or OVER
    legal: Callable[..., int]      # (state, actions) -> count   what the seat to move may do: its numbers, ascending
    weights: Callable[..., int]    # (state, weights) -> total   when CHANCE moves: how likely each outcome is
    play: Callable[..., None]      # (state, action)             the action or outcome, and all that follows from it
    scores: Callable[..., None]    # (state, points)             points now; final once OVER
    ranks: Callable[..., None]     # (state, places)             1 is first; equal = shared; one seat: 1 = won, 2 = lost
    tie_break: Callable[..., int]  # (state, a, b) -> index      which of `tie_breaks` parts two seats
    hide: Callable[..., None]      # (state, seat, rng)          redraw what this seat cannot know
    seen_by: Callable[..., int]    # (state) -> seat             who alone sees the next move, or EVERYBODY
    observe_table: Callable[..., None]  # (state, seat, counts)  its view, for learning: what `layout` says, onto zeros
    observe_seat: Callable[..., None]   # (state, seat, other, counts, at)  and of a seat what `seat_layout` says
    check: Callable[..., int]      # (state) -> index            the first broken of `invariants`, or their number

    # For people: plain Python.
    view: Callable[[AnyState, int | None], JSON]      # (state, seat)    its view; seat None = a spectator
    mask: Callable[[AnyState, int | None], AnyState]  # (state, seat)    a copy, what it cannot know blanked; drawn as ?
    sheet: Callable[[AnyState, int], dict[str, int]]  # (state, seat)    where its points came from
    box: Callable[[], JSON]                           # ()               what is printed, for those who draw it
    parts: Callable[[AnyState, int], JSON]            # (state, action)  {"kind": "take", "color": "orange", ...}
    consequences: Callable[[AnyState, int], list[JSON]]  # (state, action) [{"kind": "broken", "panes": 1, ...}, ...]
    write: Callable[[AnyState, int], str]             # (state, action)  "2 orange > 5"
    read: Callable[[AnyState, str], int]              # (state, text)    or GameError
    refusal: Callable[[AnyState, int], str]           # (state, action)  why it is not legal, with the rule's id
    options_of: Callable[[AnyState], Any]             # (state)          the options its table was laid with
    draw: Callable[[AnyState], str]                   # (state)          the position as text
    read_position: Callable[[str], AnyState]          # (text)           the same position, or GameError
    statistics: Callable[..., dict[str, float]]       # (states, played) of finished games, and of all actions in them
    inks: Mapping[str, str]                           # how a word of a drawing is colored in a terminal
    help: str                                         # how to type moves
    # fmt: on

    study: Study | None = None  # for networks: an observation that also says what a player would work out of it

    def features(self, seats: int) -> int:
        """How many numbers an observation has at a table of so many seats."""
        return features_of(self.layout) + seats * features_of(self.seat_layout)

    def feature_names(self, seats: int) -> list[str]:
        """What each number of such an observation is: "own: score / 50", for instance."""
        return feature_names(self.layout, self.seat_layout, seats)

    @cached_property
    def observe(self) -> Callable[..., None]:
        """(state, seat, counts, features) All that a seat may see, as numbers; compiled like the rules."""
        from clerestory.engine.seeing import seeing  # and the compiler: whoever only names games need not wait for it

        return seeing(self)

    @cached_property
    def studied(self) -> Game:
        """The same game, observed with more study: what networks learn from. Itself, if it has none."""
        if self.study is None:
            return self
        names = ("layout", "seat_layout", "observe_table", "observe_seat")
        more = {name: getattr(self.study, name) for name in names}
        return replace(self, observation=self.study.version, **more)

    def observed(self, state: AnyState, seat: int) -> Features:
        """The same in memory of its own."""
        import numpy as np

        size = self.features(int(state.seats))
        features = np.zeros(size, np.float32)
        self.observe(state, seat, np.zeros(size, np.int16), features)
        return features
