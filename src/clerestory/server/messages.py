"""What the server and its clients say to each other: the page's types and the OpenAPI description come from here."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Parts = dict[str, Any]  # a move, or a part of a table, as its game describes it
SeatKind = Literal["person", "bot", "open"]
UndoReason = Literal["nothing", "chance", "not-yours", "over"]


class Said(BaseModel):
    """Something the server says."""

    model_config = ConfigDict(frozen=True)


class Asked(BaseModel):
    """Something a client asks for; what is not understood is refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


# --- What cannot be done ---


class Problem(Said):
    """Why something was refused. Nothing has changed."""

    name: str = Field(description="Of the sentence, whatever its parts: left-of-glazier, not-your-turn.")
    sentence: str = Field(description="For a person, in English.")
    rule: str | None = Field(default=None, description="The id of the rule that refuses a move.")
    game: str | None = Field(default=None, description="The game whose rule, and whose sentence, it is.")
    parts: Parts = Field(default_factory=dict, description="What the sentence speaks of, for another language.")


# --- The games ---


class SomeOf(Said):
    count: int
    names: list[str]


class OptionInfo(Said):
    name: str
    sentence: str
    default: bool | int | str
    values: list[bool | int | str]
    some_of: SomeOf | None = Field(description="How many of which names the option may combine, joined with +.")


class Fact(Said):
    name: str
    confidence: str
    note: str


class ComponentInfo(Said):
    title: str
    origin: str
    hash: str
    facts: list[Fact]


class GameInfo(Said):
    name: str
    title: str
    seats: list[int] = Field(description="How many may play.")
    options: list[OptionInfo]
    components: ComponentInfo
    box: Parts = Field(description="What is printed, for those who draw it.")


class Games(Said):
    games: list[GameInfo]
    levels: list[str] = Field(description="Of the bots, the easiest first.")
    usual_level: str


class Status(Said):
    version: str
    games: dict[str, Literal["ready", "compiling", "waiting"]]


# --- A table ---


class SeatState(Said):
    seat: int
    kind: SeatKind
    name: str | None = Field(description="Of the person who holds it.")
    level: str | None = Field(description="Of the bot that plays it, also instead of a person.")
    is_stand_in: bool = Field(description="A bot plays for the person who holds the seat.")
    is_mine: bool
    is_here: bool = Field(description="Whoever holds it is connected; a bot always is.")


class Choice(Said):
    """A legal move."""

    number: int
    text: str
    parts: Parts
    consequences: list[Parts] = Field(description="What it leads to at once, each with its kind, some with points.")


class Decision(Said):
    seat: int
    moves: list[Choice]


class Undo(Said):
    is_possible: bool
    reason: UndoReason | None = Field(description="Why not.")


class Drawn(Said):
    """Something chance did."""

    text: str
    parts: Parts


class Event(Said):
    """One thing that happened at the table, as the onlooker may know it; a secret's parts are {"kind": "secret"}."""

    number: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    text: str
    parts: Parts
    consequences: list[Parts]
    chance: list[Drawn] = Field(description="What chance did right after it.")
    undoes: int | None = Field(description="The event that an undo took back.")


class SeatRank(Said):
    seat: int
    place: int
    score: int
    tie_break: str | None = Field(description="The rule that this place needed.")


class Result(Said):
    ranks: list[SeatRank] = Field(description="From first to last; alone, place 1 is won and 2 is lost.")
    sheets: list[dict[str, int]] = Field(description="Where each seat's points came from.")


class TableState(Said):
    """A table as one onlooker sees it."""

    code: str
    game: str
    options: dict[str, bool | int | str]
    components: str = Field(description="The hash of the component set.")
    seats: list[SeatState]
    seat: int | None = Field(description="The seat that it is seen from; none for a spectator.")
    is_host: bool
    number: int = Field(description="How many events there are: sent along with a move, so that none comes late.")
    turn: int | None = Field(description="The seat to move.")
    is_over: bool
    view: Parts
    scores: list[int] = Field(description="As far as the onlooker can know them.")
    decision: Decision | None = Field(description="What the onlooker's seat may do now.")
    undo: Undo
    has_secrets: bool = Field(description="The onlooker sees something that not everybody may see.")
    events: list[Event] = Field(description="Those that were asked for with `since`.")
    result: Result | None
    rematch: str | None = Field(description="The code of the table where the same people play again.")
    changed: str = Field(description="When something last happened: ISO 8601, UTC.")


class TableSummary(Said):
    code: str
    game: str
    seats: list[SeatState]
    is_over: bool
    is_my_turn: bool
    changed: str


class Me(Said):
    name: str | None
    tables: list[TableSummary] = Field(description="Those with a seat of mine: unfinished ones where I move first.")


class Token(Said):
    token: str = Field(description="Sent as `Authorization: Bearer TOKEN`, it plays this seat.")


class Prospect(Said):
    number: int
    text: str
    parts: Parts
    wins: float = Field(description="The chance to win, 0 to 1, as the search sees it.")
    points: float = Field(description="The final points on average; alone, how far above the target.")


class Hint(Said):
    number: int = Field(description="Of events, when it was asked for.")
    prospects: list[Prospect] = Field(description="The best few moves, the best first.")


class History(Said):
    """A game as it went, without what was taken back: positions 0 to `len(events) - 1`, each after its event."""

    events: list[Event]


class Position(Said):
    at: int
    view: Parts
    scores: list[int]
    turn: int | None


class RuleText(Said):
    id: str
    text: str
    examples: list[str]


class RuleSection(Said):
    title: str
    rules: list[RuleText]


class Term(Said):
    term: str
    meaning: str


class Ruling(Said):
    id: str
    question: str
    ruling: str


class RuleBook(Said):
    """The rules in our words; `*emphasis*` and `code` are marked as in Markdown."""

    game: str
    language: str
    glossary: list[Term]
    sections: list[RuleSection]
    rulings: list[Ruling]


# --- What is asked for ---


class SeatWish(Asked):
    kind: Literal["me", "here", "open", "bot"] = Field(description="here: someone else at the same screen.")
    name: str | None = Field(default=None, max_length=40)
    level: str | None = Field(default=None, max_length=20)


class StartFrom(Asked):
    """A position of another table: after so many events of its history."""

    code: str = Field(max_length=12)
    at: int = Field(ge=0)


class NewTable(Asked):
    game: str = Field(max_length=20)
    seats: list[SeatWish] = Field(min_length=1, max_length=4)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    record: Parts | None = Field(
        default=None, description="A game that was played elsewhere, to be shown or played on."
    )
    start: StartFrom | None = None


class WantedMove(Asked):
    seat: int
    number: int = Field(ge=0, description="How many events the client has seen.")
    move: int | str = Field(description="Its number, or its text.")


class WantedUndo(Asked):
    seat: int
    number: int = Field(ge=0)


class WantedSeat(Asked):
    seat: int


class WantedParts(Asked):
    """A move that the page did not offer: why?"""

    seat: int
    parts: Parts


class WantedName(Asked):
    name: str = Field(min_length=1, max_length=40)


class WantedLevel(Asked):
    level: str = Field(max_length=20)
