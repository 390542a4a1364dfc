"""The boards of a component file: sites, streets and areas, read and checked. BOARD-1: one board for each player count.

A map that anyone may correct needs a checker that says what is wrong with it in words: a street to nowhere, a site
outside its area, an objective that nobody could ever meet.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist
from typing import TypeVar

from clerestory.engine.components import FactReader
from clerestory.games.towerup.geometry import Point, do_cross, encloses, lies_between

T = TypeVar("T")

AREAS = 5
GREY_AREAS = 2
TAGS = ("park", "lake")
MOST_SITES = 60  # so that a set of sites is one number
MOST_STREETS = 7  # of one site, so that its neighbors of a color are counted in three bits
ROOFS = 10  # of each player
CLOSEST = 0.25  # how near two sites may lie, in streets

A_SITE = re.compile(r"(\S+) (\S+) (\S+) (\S+)((?: \S+)*)")
A_NAME = re.compile(r"[A-Z]{1,2}\d{1,2}")
A_NUMBER = re.compile(r"\d{1,4}(?:\.\d{1,3})?")
LANDSCAPE = ("city", "water")


@dataclass(frozen=True)
class Area:
    """BOARD-2. A part of the city."""

    name: str
    is_grey: bool
    is_scattered: bool  # its sites need not hang together


@dataclass(frozen=True)
class Site:
    """Where one building can stand."""

    name: str
    place: Point
    area: int
    tags: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """BOARD-1. One side of the game board, as it is printed."""

    sites: tuple[Site, ...]
    streets: tuple[tuple[int, int], ...]  # pairs of sites
    areas: tuple[tuple[Point, ...], ...]  # the outline of each area
    landscape: Mapping[str, tuple[Point, ...]]  # outlines for the eye alone

    def neighbors(self, site: int) -> list[int]:
        """BOARD-3. The sites that one street joins to this one, ascending."""
        return sorted(a + b - site for a, b in self.streets if site in (a, b))

    def tagged(self, tag: str) -> list[int]:
        """R24. The sites that lie in the park, or by the lake."""
        return [number for number, site in enumerate(self.sites) if tag in site.tags]

    def inside(self, area: int) -> list[int]:
        """BOARD-2. The sites of an area."""
        return [number for number, site in enumerate(self.sites) if site.area == area]

    def length_of_streets(self) -> float:
        """How long a street is on average: the measure of the map."""
        lengths = [dist(self.sites[a].place, self.sites[b].place) for a, b in self.streets]
        return sum(lengths) / max(len(lengths), 1)

    def border_streets(self) -> list[tuple[int, int]]:
        """GOAL-BORDERS. The streets whose two sites lie in different areas."""
        return [(a, b) for a, b in self.streets if self.sites[a].area != self.sites[b].area]


@dataclass(frozen=True)
class Need:
    """What a board must have room for; there is one for each number of players."""

    players: int
    starting_floors: int  # the most that they may lay


class BoardReader(FactReader):
    """Reads the facts of the boards."""

    def areas(self) -> tuple[Area, ...]:
        """BOARD-2. Five areas, two of them grey."""
        areas = []
        for line in self.lines("areas"):
            name, *words = line.split()
            if unknown := sorted(set(words) - {"grey", "scattered"}):
                self.problems.append(f'[areas] {name}: "{unknown[0][:20]}" is neither "grey" nor "scattered".')
            areas.append(Area(name, "grey" in words, "scattered" in words))
        self.problems += [f'[areas] "{name[:20]}" is there twice.' for name in twice([area.name for area in areas])]
        if len(areas) != AREAS:
            self.problems.append(f"[areas] must be {AREAS}; there are {len(areas)}. [BOARD-2]")
        elif sum(area.is_grey for area in areas) != GREY_AREAS:
            grey = sum(area.is_grey for area in areas)
            self.problems.append(f"[areas] must have {GREY_AREAS} grey ones; there are {grey}. [GOAL-GREYS]")
        return tuple(areas)

    def board(self, name: str, areas: Sequence[Area], needs: Sequence[Need]) -> Board:
        """One board; further checks wait until every line of it is understood."""
        before = len(self.problems)
        numbers = {area.name: number for number, area in enumerate(areas)}
        sites = self.sites(f"{name}_sites", numbers)
        streets = self.streets(f"{name}_streets", {site.name: number for number, site in enumerate(sites)})
        outlines = self.outlines(f"{name}_areas", list(numbers))
        landscape = self.outlines(f"{name}_landscape", LANDSCAPE)
        board = Board(sites, streets, tuple(outlines.values()), landscape)
        if len(self.problems) == before and len(areas) == AREAS:
            self.problems += [f"[{name}_{fault}" for fault in faults_of(board, areas, needs)]
        return board

    def sites(self, fact: str, areas: Mapping[str, int]) -> tuple[Site, ...]:
        """BOARD-2. Lines of a name, a place, an area and tags."""
        sites = []
        for line in self.lines(fact):
            found = A_SITE.fullmatch(line)
            if not found or not A_NUMBER.fullmatch(found[2]) or not A_NUMBER.fullmatch(found[3]):
                self.problems.append(f'[{fact}] "{line[:60]}" must look like "P1 40 20 park park".')
                continue
            name, area, tags = found[1].upper(), found[4], tuple(found[5].split())
            if not A_NAME.fullmatch(name):
                self.problems.append(f'[{fact}] "{name[:20]}" must be a name such as P1: letters, then a number.')
            if area not in areas:
                self.problems.append(f'[{fact}] {name}: there is no area "{area[:20]}" in [areas]. [BOARD-2]')
            if unknown := sorted(set(tags) - set(TAGS)):
                self.problems.append(f'[{fact}] {name}: "{unknown[0][:20]}" is neither "park" nor "lake". [R24]')
            sites.append(Site(name, (float(found[2]), float(found[3])), areas.get(area, 0), tags))
        self.problems += [f"[{fact}] {name} is there twice." for name in twice([site.name for site in sites])]
        if len(sites) > MOST_SITES:
            self.problems.append(f"[{fact}] may have {MOST_SITES} sites at most; it has {len(sites)}.")
        return tuple(sites)

    def streets(self, fact: str, sites: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        """BOARD-3. Pairs of sites."""
        streets = []
        for word in self.words(fact):
            ends = word.upper().split("-")
            if len(ends) != 2:
                self.problems.append(f'[{fact}] "{word[:20]}" must be two sites, such as P1-P2.')
            elif unknown := [end for end in ends if end not in sites]:
                self.problems.append(f"[{fact}] {word[:20]} leads nowhere: there is no site {unknown[0][:20]}.")
            elif ends[0] == ends[1]:
                self.problems.append(f"[{fact}] {word[:20]} leads from a site to itself.")
            else:
                a, b = sorted(sites[end] for end in ends)
                streets.append((a, b))
        names = list(sites)
        self.problems += [f"[{fact}] {names[a]}-{names[b]} is there twice." for a, b in twice(streets)]
        return tuple(streets)

    def outlines(self, fact: str, names: Sequence[str]) -> dict[str, tuple[Point, ...]]:
        """Lines of a name and the corners around it; a line that begins with a corner goes on with the one before."""
        outlines: dict[str, list[Point]] = {name: [] for name in names}
        name = ""
        for word in self.words(fact):
            if "," not in word:
                name = word
                if name not in outlines:
                    self.problems.append(f'[{fact}] "{name[:20]}" is none of {", ".join(names)}.')
                    outlines[name] = []
                elif outlines[name]:
                    self.problems.append(f"[{fact}] {name} is there twice.")
                continue
            numbers = word.split(",")
            if len(numbers) != 2 or not all(A_NUMBER.fullmatch(number) for number in numbers) or not name:
                self.problems.append(f'[{fact}] "{word[:20]}" must be a corner of an outline, such as 32.1,15.5.')
                continue
            outlines[name].append((float(numbers[0]), float(numbers[1])))
        for name, corners in outlines.items():
            if len(corners) < 3:
                self.problems.append(f"[{fact}] {name} needs an outline of three corners or more.")
        return {name: tuple(outlines[name]) for name in names}


def faults_of(board: Board, areas: Sequence[Area], needs: Sequence[Need]) -> Iterator[str]:
    """What is wrong with a board whose lines are all understood. Each fault begins with the fact: "sites] ..."."""
    yield from misplaced_sites(board, areas)
    yield from bad_streets(board)
    yield from loose_parts(board, areas)
    for need in needs:
        yield from (f"sites] {fault}" for fault in missing_room(board, need))
    yield from (f"sites] {fault} can never be met." for fault in unreachable_objectives(board, areas))


def misplaced_sites(board: Board, areas: Sequence[Area]) -> Iterator[str]:
    """BOARD-2. Every site lies in exactly one area: inside its own outline, and in no other."""
    for site in board.sites:
        if not encloses(board.areas[site.area], site.place):
            yield f"sites] {site.name} lies outside its area {areas[site.area].name}. [BOARD-2]"
        for area, outline in enumerate(board.areas):
            if area != site.area and encloses(outline, site.place) and not lies_on(outline, site.place):
                yield f"sites] {site.name} of {areas[site.area].name} lies in {areas[area].name} too. [BOARD-2]"
    closest = CLOSEST * board.length_of_streets()
    for a, b in combinations(board.sites, 2):
        if dist(a.place, b.place) < closest:
            yield f"sites] {a.name} and {b.name} lie too close together."


def lies_on(outline: Sequence[Point], place: Point) -> bool:
    return any(lies_between(a, b, place) for a, b in zip(outline, (*outline[1:], outline[0]), strict=True))


def bad_streets(board: Board) -> Iterator[str]:
    """BOARD-3. A street joins two sites directly: it neither crosses another nor runs over a third site."""
    ends = [(board.sites[a], board.sites[b]) for a, b in board.streets]
    for (a, b), (c, d) in combinations(ends, 2):
        if do_cross(a.place, b.place, c.place, d.place):
            yield f"streets] {a.name}-{b.name} and {c.name}-{d.name} cross."
    for a, b in ends:
        for site in board.sites:
            if site not in (a, b) and lies_between(a.place, b.place, site.place):
                yield f"streets] {a.name}-{b.name} runs over {site.name}; it joins two sites directly. [BOARD-3]"
    for number, site in enumerate(board.sites):
        if len(board.neighbors(number)) > MOST_STREETS:
            yield f"streets] {site.name} has {len(board.neighbors(number))} streets; {MOST_STREETS} are the most."


def loose_parts(board: Board, areas: Sequence[Area]) -> Iterator[str]:
    """BUILD-2. The city grows along streets: all of it must hang together, and so must each area by itself."""
    everything = range(len(board.sites))
    if len(parts := connected_parts(board, everything)) > 1:
        yield f"streets] the board falls apart: no street leads from {listed(board, parts[-1])} to the rest. [BUILD-2]"
    for number, area in enumerate(areas):
        inside = board.inside(number)
        if not inside:
            yield f"sites] no site lies in {area.name}. [BOARD-2]"
        elif len(parts := connected_parts(board, inside)) > 1 and not area.is_scattered:
            yield (
                f"streets] {area.name} is not connected: no street of its own joins {listed(board, parts[-1])} to the "
                f'rest of it. If it is printed so, write "scattered" behind its name in [areas].'
            )


def connected_parts(board: Board, sites: Sequence[int]) -> list[set[int]]:
    """The groups of these sites that hang together by streets between them, the largest first."""
    left, parts = set(sites), []
    while left:
        part, edge = set[int](), {min(left)}
        while edge:
            part |= edge
            edge = {other for site in edge for other in board.neighbors(site) if other in left} - part
        left -= part
        parts.append(part)
    return sorted(parts, key=len, reverse=True)


def missing_room(board: Board, need: Need) -> Iterator[str]:
    """ROOF-1, SETUP-6, OPTION-1. Room for every roof that can be placed, and for starting floors wherever they lie."""
    builds = need.players * (ROOFS - 1) + 1
    if len(board.sites) < builds + need.starting_floors:
        yield (
            f"{len(board.sites)} sites are too few: {need.players} players can start {builds} buildings until one has "
            f"no roof left, beside {need.starting_floors} starting floors; {builds + need.starting_floors} are needed."
        )
    if can_be_blocked(board, need.starting_floors - 1, set(range(len(board.sites)))):
        yield (
            f"{len(board.sites)} sites are too few: {need.starting_floors - 1} starting floors of one color could lie "
            f"on or beside all of them and leave no site for one more. [SETUP-6]"
        )


def can_be_blocked(board: Board, floors: int, free: set[int]) -> bool:
    """SETUP-6. Whether so many floors of one color, laid on free sites, leave no free site that is not beside one."""
    if not free:
        return True
    if len(free) > floors * (1 + MOST_STREETS):
        return False
    site = min(free, key=lambda site: len(board.neighbors(site)))  # it, or a neighbor of it, gets a floor
    around = [{other, *board.neighbors(other)} for other in (site, *board.neighbors(site)) if other in free]
    return any(can_be_blocked(board, floors - 1, free - blocked) for blocked in around)


def unreachable_objectives(board: Board, areas: Sequence[Area]) -> Iterator[str]:
    """GOAL-1. The objectives that nobody could ever meet on this board, and why; [BOARD-2] covers GOAL-AREAS."""
    for tag in TAGS:
        if (how_many := len(board.tagged(tag))) < 4:
            yield f"only {how_many} sites have the tag {tag}, so GOAL-{tag.upper()}"
    if len(connected_parts(board, range(len(board.sites)))[0]) < 5:
        yield "no five sites hang together, so GOAL-CONNECTED"
    greys = [number for number, area in enumerate(areas) if area.is_grey]
    counts = sorted(len(board.inside(area)) for area in greys)
    if counts[0] < 2 or counts[-1] < 3:
        yield f"the grey areas have {counts[0]} and {counts[-1]} sites, so GOAL-GREYS"
    if not any(not set(a) & set(b) for a, b in combinations(board.border_streets(), 2)):
        yield "no two border streets lie apart, so GOAL-BORDERS"
    if not has_apart(board, 4, range(len(board.sites))):
        yield "no four sites lie apart, so GOAL-BROWN"
    heights = [1 + len(board.neighbors(site)) for site in range(len(board.sites))]
    if sum(height >= 2 for height in heights) < 2:
        yield "no two buildings can have two floors, so GOAL-DOUBLE"
    if max(heights, default=0) < 4:
        yield "no building can have four floors, so GOAL-LEVELS"


def has_apart(board: Board, how_many: int, among: Sequence[int]) -> bool:
    """BUILD-3. Whether so many of some sites lie apart, no two of them adjacent."""
    if how_many == 0:
        return True
    for number, site in enumerate(among):
        rest = [other for other in among[number + 1 :] if other not in board.neighbors(site)]
        if has_apart(board, how_many - 1, rest):
            return True
    return False


def twice(items: Iterable[T]) -> list[T]:
    """What stands in a list more than once, each named once."""
    return [item for item, times in Counter(items).items() if times > 1]


def listed(board: Board, sites: set[int]) -> str:
    names = [board.sites[site].name for site in sorted(sites)]
    return ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
