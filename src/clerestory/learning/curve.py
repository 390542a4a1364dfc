"""The learning curve as a picture: wins, points and errors over the minutes of a training."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import ceil, floor, log10
from statistics import fmean
from typing import TypeAlias

from clerestory.bots.networks import POINTS_A_UNIT
from clerestory.learning.measuring import Strength
from clerestory.learning.training import Round

Point: TypeAlias = tuple[float, float]  # minutes, and what is drawn

WIDTH, LEFT, RIGHT = 760, 64, 24
TOP, PANEL, BETWEEN, BOTTOM = 108, 130, 52, 52
ROOM = WIDTH - LEFT - RIGHT
MOST_POINTS = 150  # of a line; more would not be seen
TICKS, TICKS_OF_TIME = 4, 10  # at most so many and one of an axis
STEPS = (1, 2, 2.5, 5, 10)
MEASURED = "measured"  # the line of what was measured; the others are named after the number of seats
PERCENT = 100

STYLE = """\
.paper { fill: #ffffff } text { fill: #3b3f46; font: 13px system-ui, sans-serif }
.title { font-size: 17px; font-weight: 600 } .heading { font-weight: 600 } .number { font-size: 12px }
.grid { stroke: #d9dce1; stroke-width: 1 } .even { stroke: #8b919b; stroke-dasharray: 5 4 }
path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round } circle { fill: currentColor }
.band { fill: currentColor; stroke: none; opacity: 0.2 }
.measured { color: #c2410c } .seats-1 { color: #8b5cc7 } .seats-2 { color: #2470c8 }
.seats-3 { color: #b7791f } .seats-4 { color: #2e8b57 }
@media (prefers-color-scheme: dark) {
.paper { fill: #15181d } text { fill: #d5d9e0 } .grid { stroke: #343943 } .even { stroke: #7d848f }
.measured { color: #fb923c } .seats-1 { color: #b794f4 } .seats-2 { color: #63a4f5 }
.seats-3 { color: #e0b252 } .seats-4 { color: #5fc48d }
}"""


@dataclass(frozen=True)
class Panel:
    """One diagram: lines by their names, over a range of numbers."""

    heading: str
    lines: dict[str, list[Point]]
    low: float
    high: float
    unit: str = ""

    def y(self, number: float) -> float:
        return round(PANEL * (self.high - number) / (self.high - self.low), 1)


def draw_curve(title: str, rounds: Sequence[Round], strengths: Sequence[Strength]) -> str:
    """An SVG, to be looked at on light and on dark paper."""
    longest = max([0.0, *(each.minutes for each in rounds), *(each.minutes for each in strengths)]) or 1.0
    panels = panels_of(rounds, strengths)
    height = TOP + len(panels) * (PANEL + BETWEEN) - BETWEEN + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f"<title>{escape(title)}: the learning curve</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="{LEFT}" y="32">{escape(title)}</text>',
        f'<text x="{LEFT}" y="54">{extent(rounds)}</text>',
    ]
    for number, panel in enumerate(panels):
        lines += [f'<g transform="translate({LEFT} {TOP + number * (PANEL + BETWEEN)})">']
        lines += [*frame(panel, longest), *legend(panel)]
        if panel.heading.startswith("Wins"):
            lines += band(panel, strengths, longest)
        lines += [*drawn(panel, longest), "</g>"]
    lines += [
        f'<text x="{LEFT + ROOM / 2}" y="{height - 10}" text-anchor="middle">minutes of training</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def extent(rounds: Sequence[Round]) -> str:
    if not rounds:
        return "Nothing learned yet"
    return f"{rounds[-1].games:,} games against itself in {rounds[-1].minutes:.1f} minutes"


def panels_of(rounds: Sequence[Round], strengths: Sequence[Strength]) -> list[Panel]:
    """What is drawn, from what matters most to what explains it."""
    against = strengths[0].against if strengths else "a bot"
    wins = {MEASURED: [(each.minutes, PERCENT * each.wins) for each in strengths]}
    return [
        Panel(f"Wins against {against} ({table_of(strengths)})", wins, 0, PERCENT, "%"),
        panel_of("Points of a seat, in games against itself", by_seats(rounds, "points")),
        panel_of("Error of the chance to win, as cross-entropy", by_seats(rounds, "win_error")),
        panel_of("Error of the points", by_seats(rounds, "points_error", POINTS_A_UNIT)),
    ]


def table_of(strengths: Sequence[Strength]) -> str:
    if not strengths:
        return "not measured yet"
    return f"{strengths[-1].seats} seats, {strengths[-1].played} games each time, band: 95% interval"


def panel_of(heading: str, lines: dict[str, list[Point]]) -> Panel:
    """A panel just as high as its lines."""
    numbers = [number for line in lines.values() for _, number in line] or [0.0]
    step = tick_step(max(numbers) - min(numbers))
    low = step * floor(min(numbers) / step)
    return Panel(heading, lines, low, max(step * ceil(max(numbers) / step), low + step))


def by_seats(rounds: Sequence[Round], name: str, scale: float = 1.0) -> dict[str, list[Point]]:
    """A line for each number of seats."""
    lines: dict[str, list[Point]] = {f"seats-{seats}": [] for seats in sorted({each.seats for each in rounds})}
    for each in rounds:
        lines[f"seats-{each.seats}"].append((each.minutes, scale * getattr(each, name)))
    return {name: thinned(line) for name, line in lines.items()}


def thinned(points: list[Point]) -> list[Point]:
    """No more points than can be seen: the means of neighbors."""
    size = ceil(len(points) / MOST_POINTS)
    groups = [points[first : first + size] for first in range(0, len(points), size or 1)]
    return [(fmean(x for x, _ in group), fmean(y for _, y in group)) for group in groups]


# --- On paper ---


def tick_step(span: float, most: int = TICKS) -> float:
    """How far numbers of an axis are apart: a round number."""
    rough = (span or 1.0) / most
    power = 10.0 ** floor(log10(rough))
    return float(power * next(step for step in STEPS if step * power >= rough * 0.999))


def ticks(low: float, high: float, most: int = TICKS) -> list[float]:
    step = tick_step(high - low, most)
    return [step * k for k in range(ceil(low / step - 1e-6), floor(high / step + 1e-6) + 1)]


def frame(panel: Panel, longest: float) -> Iterator[str]:
    """The heading, and both axes with their numbers."""
    yield f'<text class="heading" x="0" y="-14">{escape(panel.heading)}</text>'
    for tick in ticks(panel.low, panel.high):
        y = panel.y(tick)
        yield f'<line class="grid" x1="0" x2="{ROOM}" y1="{y}" y2="{y}"/>'
        yield f'<text class="number" x="-8" y="{y + 4}" text-anchor="end">{tick:.6g}{panel.unit}</text>'
    for tick in ticks(0, longest, TICKS_OF_TIME):
        x = round(ROOM * tick / longest, 1)
        yield f'<text class="number" x="{x}" y="{PANEL + 18}" text-anchor="middle">{tick:.6g}</text>'


def legend(panel: Panel) -> Iterator[str]:
    """The names of the lines, from the right."""
    names = [name for name in panel.lines if name != MEASURED]
    for place, name in enumerate(reversed(names)):
        x, count = ROOM - 70 * place, name.removeprefix("seats-")
        yield f'<path class="{name}" d="M {x - 68} -18 h 14"/>'
        yield f'<text class="number" x="{x - 50}" y="-14">{count} {"seat" if count == "1" else "seats"}</text>'


def band(panel: Panel, strengths: Sequence[Strength], longest: float) -> Iterator[str]:
    """How sure the wins are, and where equals would be."""
    even = panel.y(PERCENT / strengths[0].seats) if strengths else panel.y(PERCENT / 2)
    yield f'<line class="even" x1="0" x2="{ROOM}" y1="{even}" y2="{even}"/>'
    upper = [(each.minutes, PERCENT * each.high) for each in strengths]
    lower = [(each.minutes, PERCENT * each.low) for each in reversed(strengths)]
    if strengths:
        yield f'<path class="measured band" d="{path(panel, [*upper, *lower], longest)} Z"/>'


def drawn(panel: Panel, longest: float) -> Iterator[str]:
    """The lines; a dot for each measurement, and for a line of a single point."""
    for name, line in panel.lines.items():
        if line:
            yield f'<path class="{name}" d="{path(panel, line, longest)}"/>'
        for minutes, number in line if name == MEASURED or len(line) == 1 else []:
            x = round(ROOM * minutes / longest, 1)
            yield f'<circle class="{name}" cx="{x}" cy="{panel.y(number)}" r="3"/>'


def path(panel: Panel, line: Sequence[Point], longest: float) -> str:
    """A line as SVG has it."""
    places = [f"{ROOM * minutes / longest:.1f} {panel.y(number)}" for minutes, number in line]
    return "M " + " L ".join(place for place, _ in groupby(places))
