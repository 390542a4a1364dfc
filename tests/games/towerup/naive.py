"""The whole game once more, as plainly as it can be said: a building is a list of floors, nothing is fast.

Written from the rules in docs/rules/towerup.md, not from our rules.py, to be played beside it. The printed facts and
the numbers of the actions are shared. Chance is not drawn here: the game is told the draw, and says how likely it was.

The game is one long function that stops at every question: `answer = yield self.ask(...)` asks the seat on turn,
`answer = yield equally(...)` or `chance(...)` asks chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations

Question = tuple[int, dict[int, int]]  # who is asked, and each possible answer with its weight
Play = Generator[Question, int, None]
PlayTurn = Generator[Question, int, bool]

CHANCE, OVER = -1, -2
COLORS = BLACK, GREY, WHITE, BROWN = range(4)
JOKER = 4

# What the answers start at: LAY + color, CARD + place in the market, COLOR + color, SITE + site.
LAY, LAY_JOKER, CARD, COLOR, END_TURN, SITE = 0, 4, 8, 11, 15, 16

GOALS = ("colors", "park", "areas", "lake", "connected", "brown", "greys", "borders", "double", "levels")


@dataclass(frozen=True)
class Card:
    floors: tuple[int, ...]  # from the bottom; colors and JOKER
    steps: tuple[int, ...]  # the colors of the vehicles shown
    copies: int


@dataclass(frozen=True)
class Site:
    area: str
    tags: frozenset[str]


@dataclass(frozen=True)
class City:
    """What is printed, for one number of players."""

    sites: tuple[Site, ...]
    streets: tuple[tuple[int, int], ...]
    cards: tuple[Card, ...]
    floors_of_each_color: int
    roofs: int
    most_floors: int  # in a personal supply at the end of a turn
    star_columns: tuple[int, ...]
    track_money: tuple[int, ...]  # above each space of a track
    cone_money: tuple[int, ...]  # above each space for the cone, 0 first
    tokens: tuple[int, ...]  # beside each objective
    starting_objectives: tuple[str, ...]  # the three marked S

    def adjacent(self, site: int) -> set[int]:
        """BOARD-3."""
        return {b for a, b in self.streets if a == site} | {a for a, b in self.streets if b == site}


@dataclass
class Building:
    """BOARD-4: whose roof lies on each floor, from the bottom; None without a roof."""

    color: int
    floors: list[int | None]

    def has(self, seat: int) -> bool:
        """BOARD-5: presence."""
        return seat in self.floors


@dataclass
class Player:
    """BOARD-6, SETUP-7."""

    roofs: int
    floors: Counter[int] = field(default_factory=Counter)
    vehicles: dict[int, int] = field(default_factory=lambda: dict.fromkeys(COLORS, 0))
    tokens: dict[int, int] = field(default_factory=dict)  # the slot of an objective, and the value
    cone: int | None = None


def chance(weights: Counter[int]) -> Question:
    return CHANCE, {outcome: weight for outcome, weight in weights.items() if weight}


def equally(outcomes: Iterable[int]) -> Question:
    return chance(Counter(set(outcomes)))


class NaiveGame:
    def __init__(self, city: City, seats: int, starting_floors: int = 3, objectives: str = "random") -> None:
        self.city, self.seats, self.starting_floors = city, seats, starting_floors
        self.first_player = self.seat = 0
        self.supply = Counter(dict.fromkeys(COLORS, city.floors_of_each_color))
        self.players = [Player(city.roofs) for _ in range(seats)]
        for player in self.players:  # SETUP-10
            for color in COLORS:
                self.supply[color] -= 1
                player.floors[color] += 1
        self.deck = Counter({kind: card.copies for kind, card in enumerate(city.cards)})
        self.market: list[int | None] = [None, None, None]
        self.turned_up: list[int] = []  # OPTION-1
        self.resolving: int | None = None  # the card that is being gained
        self.floors_to_choose = 0
        self.discard_pile: Counter[int] = Counter()
        self.unplaced: list[int] = []  # the starting floors still to be laid; colors and JOKER
        self.laying: int | None = None  # the color of the starting floor whose site is asked for
        self.buildings: dict[int, Building] = {}
        self.building_on: int | None = None  # the site chosen in this turn, until the roof is placed
        self.objectives: list[int] = []
        if objectives != "random":  # SETUP-8, R6
            names = city.starting_objectives if objectives == "starting" else objectives.split("+")
            self.objectives = sorted(GOALS.index(name) for name in names)
        self.tokens_left = [list(city.tokens) for _ in range(3)]
        self.end_begun_by: str | None = None  # what began the end phase
        self.last_turns: list[int] | None = None  # in the end phase: who still has a last turn
        self.is_extra_turn = False
        self.met: Counter[str] = Counter()  # what has happened in this game, for the tests
        self.decision = ""  # what was asked last: D1 to D7
        self.steps = self.whole_game()
        self.asked, self.answers = next(self.steps)

    def turn(self) -> int:
        return self.asked

    def legal(self) -> list[int]:
        return sorted(self.answers) if self.asked >= 0 else []

    def chances(self) -> dict[int, int]:
        return dict(self.answers) if self.asked == CHANCE else {}

    def play(self, number: int) -> None:
        assert number in self.answers, number
        self.asked, self.answers = self.steps.send(number)

    def ask(self, decision: str, answers: Iterable[int]) -> Question:
        self.decision = decision
        return self.seat, dict.fromkeys(answers, 1)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    # --- Setup ---

    def whole_game(self) -> Play:
        self.first_player = yield equally(range(self.seats))
        yield from self.lay_out_the_market()
        yield from self.place_starting_floors()
        while len(self.objectives) < 3:
            objective = yield equally(goal for goal in range(len(GOALS)) if goal not in self.objectives)
            self.objectives.append(objective)
        yield from self.play_turns()
        yield OVER, {}

    def lay_out_the_market(self) -> Play:
        """SETUP-2, SETUP-3, OPTION-1."""
        for slot in range(3):
            self.market[slot] = kind = yield from self.draw_card()
            self.unplaced.append(self.city.cards[kind].floors[0])
        while len(self.unplaced) < self.starting_floors:
            kind = yield from self.draw_card()
            self.turned_up.append(kind)
            self.unplaced.append(self.city.cards[kind].floors[0])
        self.deck.update(self.turned_up)
        self.turned_up = []

    def draw_card(self) -> Generator[Question, int, int]:
        kind = yield chance(self.deck)
        self.deck[kind] -= 1
        return kind

    def place_starting_floors(self) -> Play:
        """SETUP-4, SETUP-5, SETUP-6, R3, R4."""
        self.seat = self.first_player
        while self.unplaced:
            self.seat = (self.seat - 1) % self.seats
            possible = [color for color in COLORS if self.starting_sites(color)]
            colored = {LAY + color for color in possible if color in self.unplaced}
            jokers = {LAY_JOKER + color for color in possible if JOKER in self.unplaced}
            floor = yield self.ask("D1", colored | jokers)
            self.laying = color = floor % 4
            self.unplaced.remove(color if floor < LAY_JOKER else JOKER)
            answer = yield self.ask("D2", [SITE + site for site in self.starting_sites(color)])
            self.laying = None
            self.supply[color] -= 1
            self.buildings[answer - SITE] = Building(color, [None])

    def starting_sites(self, color: int) -> list[int]:
        """D2."""
        return [site for site in self.empty_sites() if color not in self.colors_around(site)]

    def empty_sites(self) -> list[int]:
        return [site for site in range(len(self.city.sites)) if site not in self.buildings]

    def built_around(self, site: int) -> list[int]:
        return [neighbor for neighbor in self.city.adjacent(site) if neighbor in self.buildings]

    def colors_around(self, site: int) -> list[int]:
        return [self.buildings[neighbor].color for neighbor in self.built_around(site)]

    # --- Turns and the end of the game ---

    def play_turns(self) -> Play:
        """TURN-1, END-1 to END-4, R28, R29."""
        self.seat = self.first_player
        while True:
            yield from self.take_turn_with_extra_turns()
            others = [(self.seat + step) % self.seats for step in range(1, self.seats)]
            if self.last_turns is not None or self.end_begun_by == "tenth roof":
                self.put_the_cone()
            if self.last_turns is None and self.end_begun_by is not None:
                self.last_turns = others if self.end_begun_by == "tenth roof" else [*others, self.seat]
            if self.last_turns is None:
                self.seat = others[0]
            elif self.last_turns:
                self.seat = self.last_turns.pop(0)
            else:
                return

    def take_turn_with_extra_turns(self) -> Play:
        """TURN-4, EXTRA-1 to EXTRA-6, R19."""
        extra_turns = 0
        while True:
            reached = self.columns_reached()
            self.is_extra_turn = extra_turns > 0
            declined = yield from self.take_turn()
            if declined:
                self.met["extra turn declined"] += 1
                return
            if self.is_dead():
                self.begin_the_end("dead board")
            if self.columns_reached() == reached:
                return
            extra_turns += 1
            self.met["extra turn"] += 1
            self.met["chained extra turn"] += extra_turns == 2
            self.met["two columns at once"] += self.columns_reached() > reached + 1
            self.met["extra turn after the tenth roof"] += self.player.roofs == 0
            self.met["extra turn in a last turn"] += self.last_turns is not None

    def columns_reached(self) -> int:
        return sum(column <= min(self.player.vehicles.values()) for column in self.city.star_columns)

    def is_dead(self) -> bool:
        """R34."""
        return all(len(set(self.colors_around(site))) in (0, 4) for site in self.empty_sites())

    def begin_the_end(self, reason: str) -> None:
        """R32: the first reason decides."""
        if self.end_begun_by is None:
            self.end_begun_by = reason
            self.met[reason] += 1
            self.met[f"{reason} in an extra turn"] += self.is_extra_turn
        elif self.end_begun_by != reason:
            self.met[f"{reason} after {self.end_begun_by}"] += 1
            self.met[f"{reason} after {self.end_begun_by} before the last turns"] += self.last_turns is None

    def put_the_cone(self) -> None:
        """END-3, R31."""
        visible = sum(building.floors[-1] == self.seat for building in self.buildings.values())
        self.player.cone = min(visible, len(self.city.cone_money) - 1)
        self.met["no visible roof"] += visible == 0
        self.met["more visible roofs than spaces"] += visible > self.player.cone

    def take_turn(self) -> PlayTurn:
        """TURN-2, TURN-3; whether it was declined."""
        cards = {CARD + slot for slot in range(3)}
        sites = {SITE + site for site in self.empty_sites() if self.colors_for(site)}
        answer = yield self.ask("D3", cards | sites | ({END_TURN} if self.is_extra_turn else set()))
        if answer >= SITE:
            yield from self.start_building(answer - SITE)
        elif answer != END_TURN:
            yield from self.take_card(answer - CARD)
        return answer == END_TURN

    # --- Taking a card ---

    def take_card(self, slot: int) -> Play:
        """CARD-1 to CARD-6."""
        kind = self.market[slot]
        assert kind is not None
        self.market[slot], self.resolving = None, kind
        yield from self.take_floors(self.city.cards[kind].floors)
        for color in self.city.cards[kind].steps:
            self.move_vehicle(color, 1)
        self.resolving = None
        self.discard_pile[kind] += 1
        if not self.deck.total():  # R12
            self.deck, self.discard_pile = self.discard_pile, Counter()
            self.met["reshuffle"] += 1
        self.market[slot] = yield from self.draw_card()
        while self.player.floors.total() > self.city.most_floors:
            answer = yield self.ask("D7", [COLOR + color for color in COLORS if self.player.floors[color]])
            self.player.floors[answer - COLOR] -= 1
            self.supply[answer - COLOR] += 1
            self.met["floor returned"] += 1

    def take_floors(self, floors: tuple[int, ...]) -> Play:
        """CARD-2, CARD-3, SHORTAGE-1, SHORTAGE-2, R10, R33."""
        for floor in floors:
            if floor != JOKER and self.supply[floor]:
                self.take_floor(floor)
            else:
                self.floors_to_choose += 1
                if floor != JOKER:
                    self.begin_the_end("shortage")
        self.met["joker without an end while a color is gone"] += JOKER in floors and self.is_color_gone()
        while self.floors_to_choose and self.supply.total():
            answer = yield self.ask("D6", [COLOR + color for color in COLORS if self.supply[color]])
            self.take_floor(answer - COLOR)
            self.floors_to_choose -= 1
        if self.floors_to_choose:
            self.met["floor forfeited"] += 1
            self.met["joker that begins the end"] += self.end_begun_by is None
            self.begin_the_end("shortage")
            self.floors_to_choose = 0

    def is_color_gone(self) -> bool:
        return self.end_begun_by is None and self.supply.total() > 0 and min(self.supply.values()) == 0

    def take_floor(self, color: int) -> None:
        self.supply[color] -= 1
        self.player.floors[color] += 1

    def move_vehicle(self, color: int, steps: int) -> None:
        """TRACK-2."""
        last = len(self.city.track_money) - 1
        self.met["steps lost"] += self.player.vehicles[color] + steps > last
        self.player.vehicles[color] = min(self.player.vehicles[color] + steps, last)

    # --- Starting a building ---

    def colors_for(self, site: int) -> list[int]:
        """BUILD-1 to BUILD-6, ROOF-4."""
        payment = self.colors_around(site)
        if not payment or not self.player.roofs:
            return []
        return [color for color in COLORS if color not in payment and self.holds([color, *payment])]

    def holds(self, floors: list[int]) -> bool:
        return all(self.player.floors[color] >= floors.count(color) for color in floors)

    def start_building(self, site: int) -> Play:
        """BUILD-1, BUILD-4, then ROOF-1, GOAL-2, TRACK-1, END-1."""
        self.building_on = site
        answer = yield self.ask("D4", [COLOR + color for color in self.colors_for(site)])
        built_on = self.built_around(site)
        self.buildings[site] = Building(answer - COLOR, [])
        for place in [site, *built_on]:
            building = self.buildings[place]
            self.player.floors[building.color] -= 1
            building.floors.append(None)
        answer = yield self.ask("D5", [SITE + place for place in [site, *built_on]])
        self.building_on = None
        building = self.buildings[answer - SITE]
        building.floors[-1] = self.seat
        self.player.roofs -= 1
        self.take_tokens()
        self.move_vehicle(building.color, len(building.floors))
        if not self.player.roofs:
            self.begin_the_end("tenth roof")

    # --- Objectives ---

    def take_tokens(self) -> None:
        """GOAL-2, GOAL-3, R21."""
        taken = 0
        for slot, objective in enumerate(self.objectives):
            if slot not in self.player.tokens and self.meets(GOALS[objective], self.seat):
                best = max(self.tokens_left[slot])
                self.tokens_left[slot].remove(best)
                self.player.tokens[slot] = best
                self.met[GOALS[objective]] += 1
                taken += 1
        self.met["two tokens at once"] += taken > 1

    def meets(self, goal: str, seat: int) -> bool:
        """GOAL-1, GOAL-4: every goal by the buildings with own presence."""
        own = {site: building for site, building in self.buildings.items() if building.has(seat)}
        tags = [tag for site in own for tag in self.city.sites[site].tags]
        colors = [building.color for building in own.values()]
        levels = {level for building in own.values() for level, roof in enumerate(building.floors, 1) if roof == seat}
        areas = {self.city.sites[site].area for site in own}
        double = [site for site, building in own.items() if building.floors.count(seat) >= 2]
        return {
            "colors": set(colors) == set(COLORS),
            "park": tags.count("park") >= 4,
            "areas": areas == {site.area for site in self.city.sites},
            "lake": tags.count("lake") >= 4,
            "connected": any(len(self.joined_to(site, set(own))) >= 5 for site in own),
            "brown": colors.count(BROWN) >= 4,
            "greys": self.meets_greys(set(own)),
            "borders": self.meets_borders(set(own)),
            "double": len(double) >= 2,
            "levels": {1, 2, 3, 4} <= levels,
        }[goal]

    def joined_to(self, start: int, own: set[int]) -> set[int]:
        """R25: what is reached from a site over own sites only."""
        group = {start}
        while more := {site for member in group for site in self.city.adjacent(member) & own} - group:
            group |= more
        return group

    def meets_greys(self, own: set[int]) -> bool:
        """GOAL-GREYS."""
        grey = {site.area for site in self.city.sites if "grey" in site.tags}
        counts = {area: sum(self.city.sites[site].area == area for site in own) for area in grey}
        return any(counts[one] >= 3 and counts[other] >= 2 for one in grey for other in grey - {one})

    def meets_borders(self, own: set[int]) -> bool:
        """GOAL-BORDERS, R26."""
        sites = self.city.sites
        crossed = [(a, b) for a, b in self.city.streets if {a, b} <= own and sites[a].area != sites[b].area]
        return any(len({*one, *other}) == 4 for one, other in combinations(crossed, 2))

    # --- Scoring ---

    def scores(self) -> list[int]:
        """SCORE-1."""
        return [
            sum(self.city.track_money[space] for space in player.vehicles.values())
            + sum(player.tokens.values())
            + (0 if player.cone is None else self.city.cone_money[player.cone])
            for player in self.players
        ]

    def places(self) -> list[int]:
        """SCORE-2, TIE-1, TIE-2."""
        keys = [(score, player.floors.total()) for score, player in zip(self.scores(), self.players, strict=True)]
        return [1 + sum(other > key for other in keys) for key in keys]
