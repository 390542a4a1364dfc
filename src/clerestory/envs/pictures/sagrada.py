"""A picture of Sagrada: the pool and the round track above, tools and objectives, and every window with its dice."""

from __future__ import annotations

import math
from dataclasses import dataclass

from clerestory.engine.records import JSON
from clerestory.envs.pictures import sagrada_cards as cards
from clerestory.envs.pictures.canvas import Canvas, Moment
from clerestory.envs.pictures.colors import GLASS, GOLD, GOLD_EDGE, NIGHT, mix
from clerestory.envs.pictures.pieces import coin, kept, plate, seat_mark, sign
from clerestory.envs.pictures.sagrada_dice import LEAD, SYMBOLS, blank_die, die, die_space, small_die
from clerestory.envs.pictures.sketch import Picture, Sketch, block, ring

WIDTH, HEIGHT, MARGIN = 960, 640, 12
POOL_WIDE, POOL_TOP, POOL_HIGH = 470, 74, 92
TRACK_LEFT, TRACK_TOP, TRACK_HIGH = 496, 42, 124
TRACK_DIE, MOST_IN_A_COLUMN = 20, 5
CAPTION = 54  # below a window

# A window in its own units, as the page draws it.
WINDOW_WIDE, WINDOW_HIGH = 340.0, 360.0
SPACES_LEFT, SPACES_TOP, SPACE, PITCH = 22.0, 106.0, 56.0, 60.0
HEADS = (("purple", 77), ("blue", 67), ("red", 66), ("green", 67), ("yellow", 77))
FOILS = ((104, 54, 10), (236, 54, 10), (58, 71, 5), (282, 71, 5))


@dataclass(frozen=True)
class Layout:
    """Where windows and cards lie, by the number of seats."""

    window: int  # the width of a window
    windows_top: int
    cell: int  # from one window to the next
    cards: tuple[int, int]  # the corner of the first card
    card: tuple[int, int]  # the size of a card
    columns: int


LAYOUTS = {
    1: Layout(360, 184, 380, (398, 180), (272, 104), 2),
    2: Layout(316, 214, 326, (668, 178), (280, 70), 1),
    3: Layout(258, 302, 316, (12, 176), (308, 56), 3),
    4: Layout(228, 320, 236, (12, 182), (308, 60), 3),
}


def draw(view: JSON, box: JSON, moment: Moment) -> Canvas:
    layout = LAYOUTS[view["seats"]]
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    target = f"  ·  target {view['target']}" if view["solo"] else ""
    canvas.head(moment, f"Round {view['round']} of {len(view['round_track'])}{target}")
    draw_turns(canvas, view, moment, MARGIN, 56)
    draw_bag(canvas, view, MARGIN + POOL_WIDE, 56)
    draw_pool(canvas, view)
    draw_track(canvas, view, moment)
    faces = [cards.tool_card(*cards.tool_facts(tool, view), *layout.card) for tool in view["tools"]]
    faces += [cards.goal_card(*cards.goal_facts(goal, box), *layout.card) for goal in view["public_objectives"]]
    for at, face in enumerate(faces):
        row, column = divmod(at, layout.columns)
        x, y = layout.cards
        canvas.paste(face, x + column * (layout.card[0] + 6), y + row * (layout.card[1] + 6))
    for seat, window in enumerate(view["windows"]):
        left = MARGIN + seat * layout.cell + (layout.cell - 10 - layout.window) / 2
        draw_window(canvas, view, box, moment, seat, window, left, layout.windows_top, layout.window)
    return canvas


# --- What all share ---


def draw_turns(canvas: Canvas, view: JSON, moment: Moment, x: float, y: float) -> None:
    """The turns of this round: there and back again."""
    now = next((at for at, turn in enumerate(view["turn_order"]) if not (turn["is_over"] or turn["is_skipped"])), None)
    for at, turn in enumerate(view["turn_order"]):
        is_now = at == now and not moment.places
        canvas.center(turn_circle(turn["seat"], turn["is_over"], turn["is_skipped"], is_now), x + 13 + at * 28, y)


@kept
def turn_circle(seat: int, is_over: bool, is_skipped: bool, is_now: bool) -> Picture:
    sketch = Sketch(28, 28, 1, -14, -14)
    sketch.edge(ring(0, 0, 11.5), NIGHT.accent_soft if is_now else NIGHT.raised, NIGHT.lit if is_now else NIGHT.edge, 2)
    circle = sketch.done()
    mark = seat_mark(seat, 14).copy()
    if is_over or is_skipped:
        mark.putalpha(mark.getchannel("A").point(lambda alpha: alpha // 3))
    circle.alpha_composite(mark, ((28 - mark.width) // 2, (28 - mark.height) // 2))
    if is_skipped:
        cross = Sketch(28, 28, 1, -14, -14)
        cross.line([(-8, 8), (8, -8)], NIGHT.bad, 2)
        circle.alpha_composite(cross.done())
    return circle


def draw_bag(canvas: Canvas, view: JSON, right: float, y: float) -> None:
    """How many dice of each color are left in the bag."""
    x = right
    for color, count in reversed(view["bag"].items()):
        x = canvas.write(x, y, str(count), 14, bold=True, anchor="r")
        canvas.center(sign(SYMBOLS[color], GLASS[color].light, 14), x - 10, y)
        x -= 26
    canvas.write(x, y, "Bag", 13, NIGHT.ink_soft, anchor="r")


def draw_pool(canvas: Canvas, view: JSON) -> None:
    """The pool, with dice that are about to be rolled, and the die in hand in a golden frame."""
    canvas.paste(felt(), MARGIN, POOL_TOP)
    rolling = [color for color, count in view["rolling"].items() for _ in range(count)]
    held = [view["hand"], view["drawn_color"]]
    count = len(view["pool"]) + len(rolling) + sum(one is not None for one in held)
    side = min(54, (POOL_WIDE - 20) // max(count, 1) - 8)
    pieces = [(die(each["color"], each["value"], side), False) for each in view["pool"]]
    pieces += [(blank_die(color, side), False) for color in rolling]
    if view["hand"]:
        pieces.append((die(view["hand"]["color"], view["hand"]["value"], side), True))
    if view["drawn_color"]:
        pieces.append((blank_die(view["drawn_color"], side), True))
    left = MARGIN + (POOL_WIDE - len(pieces) * (side + 8)) / 2
    for at, (piece, is_held) in enumerate(pieces):
        x, y = left + (at + 0.5) * (side + 8), POOL_TOP + POOL_HIGH / 2 - (8 if is_held else 0)
        if is_held:
            canvas.center(plate(side + 9, side + 9, "#ffe9a8", rounding=side / 5), x, y)
        canvas.center(piece, x, y)


@kept
def felt() -> Picture:
    sketch = Sketch(POOL_WIDE, POOL_HIGH)
    sketch.edge(block(1.5, 1.5, POOL_WIDE - 3, POOL_HIGH - 3, 14), "#2b4739", NIGHT.stone, 3)
    return sketch.done()


def draw_track(canvas: Canvas, view: JSON, moment: Moment) -> None:
    """The leftover dice of each round."""
    wide = (WIDTH - MARGIN - TRACK_LEFT) / len(view["round_track"])
    for at, dice in enumerate(view["round_track"]):
        x = TRACK_LEFT + at * wide
        is_now = not moment.places and at + 1 == view["round"]
        canvas.paste(niche(round(wide) - 3, is_now), x, TRACK_TOP)
        canvas.write(x + (wide - 3) / 2, TRACK_TOP + 11, str(at + 1), 12, NIGHT.paper if is_now else "", is_now, "m")
        rows = -(-len(dice) // 2) if len(dice) > MOST_IN_A_COLUMN else len(dice)
        for number, each in enumerate(dice):
            column, row = divmod(number, max(rows, 1))
            middle = x + (wide - 3) / 2 + (0 if len(dice) <= MOST_IN_A_COLUMN else (column - 0.5) * TRACK_DIE)
            canvas.center(small_die(each["color"], each["value"], TRACK_DIE), middle, TRACK_TOP + 30 + row * TRACK_DIE)


@kept
def niche(wide: int, is_now: bool) -> Picture:
    sketch = Sketch(wide, TRACK_HIGH)
    shape = f"M1 {TRACK_HIGH - 1}V18Q1 1 {wide / 2} 1Q{wide - 1} 1 {wide - 1} 18V{TRACK_HIGH - 1}z"
    sketch.edge(shape, NIGHT.stone_deep, NIGHT.stone, 1.2)
    if is_now:
        sketch.fill(f"M1 22V18Q1 1 {wide / 2} 1Q{wide - 1} 1 {wide - 1} 18V22z", NIGHT.accent)
    return sketch.done()


# --- A window ---


def draw_window(
    canvas: Canvas, view: JSON, box: JSON, moment: Moment, seat: int, window: JSON, x: float, y: float, wide: int
) -> None:
    scale = wide / WINDOW_WIDE
    if moment.turn == seat:
        high = round(WINDOW_HIGH * scale) + CAPTION + 6
        canvas.paste(plate(wide + 8, high, NIGHT.accent_soft, NIGHT.lit, 10, 2), x - 4, y - 4)
    petals = 0 if view["solo"] else window["difficulty"] or 0
    canvas.paste(tracery(window["tokens"], petals, scale), x, y)
    for at, space in enumerate(window["spaces"]):
        row, column = divmod(at, box["columns"])
        left = x + (SPACES_LEFT + column * PITCH) * scale
        top = y + (SPACES_TOP + row * PITCH) * scale
        canvas.paste(die_space(space["asks_for"], scale), left, top)
        is_marked = moment.turn == seat and space["space"] in (view["lifted"], view["moved"])
        if is_marked:
            canvas.paste(plate(round(SPACE * scale), round(SPACE * scale), GOLD, rounding=4), left, top)
        if space["die"]:
            piece = die(space["die"]["color"], space["die"]["value"], round(48 * scale))
            canvas.center(piece, left + SPACE * scale / 2, top + SPACE * scale / 2)
    if window["difficulty"] is None:
        draw_choice(canvas, box, window, x, y, wide)
    draw_caption(canvas, view, moment, seat, window, x, y + WINDOW_HIGH * scale, wide)


def draw_choice(canvas: Canvas, box: JSON, window: JSON, x: float, y: float, wide: int) -> None:
    """The patterns to choose from, or that they are somebody's secret."""
    scale = wide / WINDOW_WIDE
    patterns = [pattern for card in window["dealt"] if card != "?" for pattern in card["patterns"]]
    for at, pattern in enumerate(patterns):
        row, column = divmod(at, 2)
        facts = pattern["name"], pattern["difficulty"], tuple(pattern["spaces"]), box["columns"]
        face = cards.pattern_card(*facts, scale)
        canvas.paste(face, x + (24 + column * 150) * scale, y + (110 + row * 120) * scale)
    if not patterns:
        words = "has chosen" if window["pattern"] else "chooses a pattern" if window["dealt"] else "no pattern yet"
        label = plate(round(wide * 0.62), 30, NIGHT.raised_more, NIGHT.edge_strong, 15)
        canvas.center(label, x + wide / 2, y + 224 * scale)
        canvas.write(x + wide / 2, y + 224 * scale, words, 14, anchor="m")


def draw_caption(
    canvas: Canvas, view: JSON, moment: Moment, seat: int, window: JSON, x: float, y: float, wide: int
) -> None:
    """Whose window it is, its points, its pattern, tokens and private objectives."""
    line = y + 17
    if view["solo"]:
        end = canvas.write(x + 4, line, "Solo", 15, bold=True)
        if moment.places:
            canvas.write(end + 10, line, "won" if moment.places[0] == 1 else "lost", 15, NIGHT.lit, True)
    else:
        canvas.name(moment, seat, x + 2, line, 15)
    if window["difficulty"] is not None:
        right = x + wide - 4
        if not window["is_score_complete"]:
            right = canvas.write(right, line, " + ?", 14, NIGHT.ink_soft, anchor="r")
        canvas.write(right, line, str(window["score"]), 20, bold=True, anchor="r")
        end = canvas.write(x + 4, line + 23, window["pattern"], 13, NIGHT.ink_soft)
    if window["difficulty"] is not None and not view["solo"]:
        canvas.center(coin(15), end + 14, line + 23)
        canvas.write(end + 25, line + 23, str(window["tokens"]), 14, bold=True)
    for at, color in enumerate(reversed(window["private_objectives"])):
        canvas.center(cards.private_card(color), x + wide - 14 - at * 26, y + 41)


@kept
def tracery(tokens: int, petals: int, scale: float) -> Picture:
    """The stone of a window: five lancets under one arch, and a rose whose petals are the favor tokens."""
    sketch = Sketch(WINDOW_WIDE, WINDOW_HIGH, scale)
    sketch.edge("M2 358V96C4 50 92 24 170 2C248 24 336 50 338 96V358z", NIGHT.stone, NIGHT.stone_deep, 2)
    sketch.line("M8 358V97C10 56 96 31 170 9C244 31 330 56 332 97V358", NIGHT.stone_light, 3)
    void = mix(GLASS["blue"].deep, 0.62, "#07090f")
    sketch.edge("M16 348V100C18 62 104 38 170 17C236 38 322 62 324 100V348z", void, NIGHT.stone_deep, 2)
    for column, (color, top) in enumerate(HEADS):
        x = 20 + column * 60
        head = f"M{x + 2} 106v-6A48 48 0 0 1 {x + 30} {top}A48 48 0 0 1 {x + 58} 100v6z"
        sketch.glaze(head, color)
        sketch.line(head, NIGHT.stone, 3)
        sketch.line(f"M{x + 9} 100C{x + 10} 92 {x + 14} 85 {x + 22} {top + 11}", "#ffffff", 2, opacity=0.4)
    for x, y, size in FOILS:
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            sketch.fill(ring(x + dx * size * 0.55, y + dy * size * 0.55, size * 0.55), "#e9b93a")
    sketch.fill(block(19, 103, 302, 243), LEAD)
    sketch.edge(ring(170, 43, 21), NIGHT.stone_deep, NIGHT.stone_light, 2)
    draw_rose(sketch, tokens, petals)
    return sketch.done()


def draw_rose(sketch: Sketch, tokens: int, petals: int) -> None:
    """Petals that shine are tokens, the others are spent; without tokens the rose is only glass."""
    around = max(petals, 5)
    for at in range(around):
        angle = 2 * math.pi * at / around
        petal = ring(170 + 13.2 * math.sin(angle), 43 - 13.2 * math.cos(angle), 6)
        color = GLASS["purple"].color if petals == 0 else GOLD if at < tokens else LEAD
        sketch.edge(petal, color, GOLD_EDGE if petals and at < tokens else NIGHT.stone_light, 1.2)
    sketch.edge(ring(170, 43, 4.5), GLASS["yellow"].color, LEAD, 1)
