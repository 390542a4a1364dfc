"""The ground of Tower Up's city: areas like panes between lead lines, water, growth, streets, and lots to build on."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from clerestory.engine.records import JSON
from clerestory.envs.pictures.colors import DAY, GLASS, LEAD, WHITE, mix
from clerestory.envs.pictures.outlines import Point
from clerestory.envs.pictures.sketch import Picture, Sketch

BOARDS = 4  # grounds that are kept
HEADROOM = 44  # above the city, for its towers
MOST_DOWN = 1.45  # a way into the depth, by one to the side
LOT = 0.36  # half the width of a lot, by the distance of the two closest
STEP = 0.85  # of a lot, between two places where something could grow
SPARSE = {"grey": 4, "park": 2, "lake": 4, "town": 4}  # one of so many such places is used

Outline = tuple[Point, ...]


@dataclass(frozen=True)
class Area:
    kind: str  # grey, park, lake or town
    outline: Outline


@dataclass(frozen=True)
class Plan:
    """Where everything lies on the map, in pixels."""

    width: int
    height: int
    lot: float  # half the width of a lot
    sites: tuple[tuple[str, Point], ...]
    streets: tuple[tuple[Point, Point, bool], ...]  # from, to, and whether it leads into another area
    areas: tuple[Area, ...]
    city: Outline
    water: Outline


@dataclass(frozen=True)
class Colors:
    ground: str
    growth: str
    growth_light: str


COLORS = {
    "grey": Colors(
        mix(GLASS["grey"].color, 0.46, DAY.paper),
        mix(GLASS["grey"].deep, 0.34, DAY.paper),
        mix(GLASS["grey"].light, 0.6, DAY.paper),
    ),
    "park": Colors(
        mix(GLASS["green"].color, 0.44, DAY.paper),
        mix(GLASS["green"].deep, 0.72, DAY.paper),
        mix(GLASS["green"].color, 0.8, DAY.paper),
    ),
    "lake": Colors(
        mix(GLASS["blue"].light, 0.4, DAY.paper),
        mix(GLASS["green"].deep, 0.5, DAY.paper),
        mix(GLASS["green"].color, 0.56, DAY.paper),
    ),
    "town": Colors(
        mix(GLASS["orange"].color, 0.3, DAY.paper),
        mix(GLASS["red"].deep, 0.5, DAY.paper),
        mix(GLASS["orange"].color, 0.52, DAY.paper),
    ),
}
SHADE = mix("#000000", 0.2, DAY.paper)


def lay_out(box: JSON, board: JSON, width: int, height: int) -> Plan:
    """The plan of the box, stretched downwards as far as there is room."""
    ways = [y for _, y in board["landscape"]["city"]]
    top, bottom = min(ways), max(ways)
    across = width / 100
    down = min(across * MOST_DOWN, (height - HEADROOM - 8) / (bottom - top))
    lower = (height - HEADROOM - 8 - (bottom - top) * down) / 2

    def on(place: Sequence[float]) -> Point:
        return place[0] * across, HEADROOM + lower + (place[1] - top) * down

    sites = {site["name"]: on(site["place"]) for site in board["sites"]}
    places = list(sites.values())
    closest = min(math.dist(one, other) for at, one in enumerate(places) for other in places[:at])
    return Plan(
        width=width,
        height=height,
        lot=round(closest * LOT),
        sites=tuple(sites.items()),
        streets=tuple((*(sites[end] for end in street["ends"]), street["is_border"]) for street in board["streets"]),
        areas=tuple(
            Area(kind_of(box, board, name), tuple(on(corner) for corner in outline))
            for name, outline in board["areas"].items()
        ),
        city=tuple(on(corner) for corner in board["landscape"]["city"]),
        water=tuple(on(corner) for corner in board["landscape"]["water"]),
    )


def kind_of(box: JSON, board: JSON, name: str) -> str:
    """What an area looks like: grey ones are marked in the box, park and lake show in the tags of their sites."""
    if any(area["is_grey"] for area in box["areas"] if area["name"] == name):
        return "grey"
    tags = [site["tags"] for site in board["sites"] if site["area"] == name]
    for kind in ("park", "lake"):
        if 2 * sum(kind in each for each in tags) > len(tags):
            return kind
    return "town"


@lru_cache(maxsize=BOARDS)
def ground(plan: Plan) -> Picture:
    """The city without a single building."""
    sketch = Sketch(plan.width, plan.height, ground=DAY.paper)
    sketch.fill(plan.city, SHADE, (0, 5))
    for area in plan.areas:
        sketch.fill(area.outline, COLORS[area.kind].ground)
    draw_water(sketch, plan)
    for area in plan.areas:
        for number, place in enumerate(places_to_grow(plan, area)):
            draw_growth(sketch, area.kind, place, plan.lot / 24 * (1 + number % 3 * 0.16))
    for area in plan.areas:
        sketch.line((*area.outline, area.outline[0]), LEAD, 2.4)
    draw_streets(sketch, plan)
    for name, place in plan.sites:
        sketch.edge(lot_shape(plan.lot), mix(DAY.stone_light, 0.9, WHITE), LEAD, 1.1, place)
        sketch.write(*place, name, plan.lot * 0.5, DAY.ink_soft, True)
    return sketch.done()


def lot_shape(half: float) -> str:
    return f"M{-half} 0L0 {half / 2} {half} 0 0 {-half / 2}z"


def draw_water(sketch: Sketch, plan: Plan) -> None:
    shape = soft(plan.water)
    sketch.line(shape, mix(GLASS["yellow"].light, 0.62, DAY.paper), 8)
    sketch.edge(shape, mix(GLASS["blue"].color, 0.72, DAY.paper), LEAD, 1.6)
    middle = (sum(x for x, _ in plan.water) / len(plan.water), sum(y for _, y in plan.water) / len(plan.water))
    for x, y in plan.water:
        at = (middle[0] + (x - middle[0]) * 0.6, middle[1] + (y - middle[1]) * 0.6)
        sketch.line("M-14-3Q-9-7-4-3 1 1 6-3 11-7 16-3", mix(WHITE, 0.5, GLASS["blue"].light), 1.3, at)


def soft(outline: Outline) -> str:
    """An outline with its corners rounded off."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outline, (*outline[1:], outline[0]), strict=True)]
    curves = (f"Q{corner[0]} {corner[1]} {end[0]} {end[1]}" for corner, end in zip(outline, middles, strict=True))
    return f"M{middles[-1][0]} {middles[-1][1]}{''.join(curves)}z"


def draw_growth(sketch: Sketch, kind: str, place: Point, size: float) -> None:
    """A tree in the park and by the lake, an old house in the town, paving in the grey areas."""
    growth, light = COLORS[kind].growth, COLORS[kind].growth_light
    if kind in ("park", "lake"):
        sketch.fill("M0-15C7-15 9-8 7-3 6 1 3 3 0 3-3 3-6 1-7-3-9-8-7-15 0-15z", growth, place, size)
        sketch.fill("M-1-13C3-13 4-8 2-5 0-2-4-3-5-6-6-10-4-13-1-13z", light, place, size)
    elif kind == "town":
        sketch.fill("M-8-4H8V4H-8z", light, place, size)
        sketch.fill("M-10-4-5-11H5L10-4z", growth, place, size)
    else:
        sketch.fill("M0-6 9-1 0 4-9-1z", light, place, size)
        sketch.fill("M-9-1 0 4V6.5L-9 1.5zM9-1 0 4V6.5L9 1.5z", growth, place, size)


def draw_streets(sketch: Sketch, plan: Plan) -> None:
    """White streets; where one leads into another area there is a gate."""
    wide = plan.lot * 0.42
    for start, end, _ in plan.streets:
        sketch.line([start, end], mix(LEAD, 0.7, WHITE), wide + 3)
    for start, end, _ in plan.streets:
        sketch.line([start, end], WHITE, wide)
    for start, end, is_border in plan.streets:
        if not is_border:
            continue
        length = math.dist(start, end)
        ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        for along in (-0.22, 0.22):
            x = (start[0] + end[0]) / 2 + ahead[0] * wide * along
            y = (start[1] + end[1]) / 2 + ahead[1] * wide * along
            dx, dy = -ahead[1] * wide * 0.72, ahead[0] * wide * 0.72
            sketch.line([(x - dx, y - dy), (x + dx, y + dy)], LEAD, 1.6)


def places_to_grow(plan: Plan, area: Area) -> Iterator[Point]:
    """Where something small stands, from the back to the front: away from lots, streets, water and borders."""
    step, number = plan.lot * STEP, 0
    for row in range(1, int(plan.height / step)):
        for column in range(1, int(plan.width / step)):
            number = (number * 11 + 7) % 31
            place = ((column + number / 31 - 0.5) * step, (row + number * 5 % 31 / 31 - 0.5) * step)
            if (number + row * 3 % 5) % SPARSE[area.kind] == 0 and is_free(plan, area, place):
                yield place


def is_free(plan: Plan, area: Area, place: Point) -> bool:
    lot = plan.lot
    return (
        is_inside(area.outline, place)
        and not is_inside(plan.water, place)
        and all(math.hypot(place[0] - x, (place[1] - y) * 1.25) > lot * 1.5 for _, (x, y) in plan.sites)
        and all(distance(place, start, end) > lot * 0.42 for start, end, _ in plan.streets)
        and is_away(plan.water, place, lot * 0.5)
        and is_away(area.outline, place, lot * 0.55)
    )


def is_away(outline: Outline, place: Point, least: float) -> bool:
    return all(distance(place, a, b) > least for a, b in zip(outline, (*outline[1:], outline[0]), strict=True))


def is_inside(outline: Outline, place: Point) -> bool:
    inside = False
    for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
        crosses = (a[1] > place[1]) != (b[1] > place[1])
        if crosses and place[0] < a[0] + (place[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1]):
            inside = not inside
    return inside


def distance(place: Point, start: Point, end: Point) -> float:
    """How far a place lies from the straight way between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / (dx * dx + dy * dy)
    share = min(max(along, 0.0), 1.0)
    return math.dist(place, (start[0] + share * dx, start[1] + share * dy))
