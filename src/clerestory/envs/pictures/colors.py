"""The colors of the pictures: those of the web page, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageColor


@dataclass(frozen=True)
class Palette:
    """Paper, stone and ink: what everything else lies on."""

    paper: str
    raised: str
    raised_more: str
    edge: str
    edge_strong: str
    ink: str
    ink_soft: str
    accent: str
    accent_soft: str
    good: str
    bad: str
    bad_soft: str
    stone: str
    stone_deep: str
    stone_light: str
    lit: str


DAY = Palette(
    paper="#f4ecdc",
    raised="#fdf8ec",
    raised_more="#fffdf6",
    edge="#cdbd9f",
    edge_strong="#8d7b5c",
    ink="#29221b",
    ink_soft="#5d5142",
    accent="#274a8f",
    accent_soft="#dfe5f1",
    good="#2b6a3d",
    bad="#a12a1f",
    bad_soft="#f6ddd5",
    stone="#d8cbb2",
    stone_deep="#b5a586",
    stone_light="#efe5d0",
    lit="#c98a00",
)
NIGHT = Palette(
    paper="#0d1424",
    raised="#162036",
    raised_more="#1d2942",
    edge="#33425f",
    edge_strong="#6b7ca0",
    ink="#f3ead9",
    ink_soft="#bdb9b4",
    accent="#a8c0ff",
    accent_soft="#22335a",
    good="#8fd6a1",
    bad="#ff9f90",
    bad_soft="#45211f",
    stone="#303c56",
    stone_deep="#1c263c",
    stone_light="#43516e",
    lit="#ffc83d",
)
LEAD = "#2a282d"  # the lines between panes
NIGHT_LEAD = "#04060c"
WHITE = "#ffffff"
GOLD, GOLD_EDGE = "#f6c945", "#7a5200"


@dataclass(frozen=True)
class Glass:
    """A pane of colored glass: where it is light, where it is deep, and what is written on it."""

    color: str
    deep: str
    light: str
    ink: str


GLASS = {
    "red": Glass("#c5362c", "#8d1c17", "#ee7a68", "#ffffff"),
    "orange": Glass("#e2731c", "#ab4a08", "#fbb067", "#2b1400"),
    "yellow": Glass("#edb91f", "#b98404", "#fde389", "#2d2100"),
    "green": Glass("#2c8c59", "#145c37", "#79c795", "#ffffff"),
    "blue": Glass("#2c5cbd", "#17367f", "#7fa7ee", "#ffffff"),
    "purple": Glass("#7a44a6", "#4e2474", "#b98ada", "#ffffff"),
    "pink": Glass("#d75a93", "#9c2b60", "#f6a5c8", "#2c0416"),
    "white": Glass("#eaf0ee", "#b4c3c4", "#ffffff", "#23323a"),
    "grey": Glass("#9aa0a3", "#666d71", "#cbd0d2", "#15191b"),
    "black": Glass("#3a3a42", "#18181d", "#74747f", "#ffffff"),
    "brown": Glass("#8a5a34", "#5a3519", "#c39268", "#ffffff"),
}

# Turquoise, orange, pink and yellow: a seat has the same color in every game.
SEATS = (
    Glass("#17a8a0", "#0b6a66", "#7fe0d8", "#14110d"),
    Glass("#f0832b", "#a34e08", "#ffbd83", "#14110d"),
    Glass("#e75c9c", "#962a5e", "#ffb1d2", "#14110d"),
    Glass("#f2c52f", "#9c7604", "#ffec9c", "#14110d"),
)


def mix(color: str, share: float, other: str) -> str:
    """So much of one color, and the rest of another."""
    ways = zip(ImageColor.getrgb(color)[:3], ImageColor.getrgb(other)[:3], strict=True)
    return "#" + "".join(f"{round(one * share + two * (1 - share)):02x}" for one, two in ways)
