"""A picture of Tower Up: the city on the left, the market, the objectives and the player boards on the right."""

from __future__ import annotations

from clerestory.engine.records import JSON
from clerestory.envs.pictures import towerup_pieces as pieces
from clerestory.envs.pictures.canvas import HEAD, Canvas, Moment
from clerestory.envs.pictures.colors import DAY, GLASS, LEAD, SEATS, mix
from clerestory.envs.pictures.outlines import SYMBOLS as SHAPES
from clerestory.envs.pictures.outlines import Point
from clerestory.envs.pictures.pieces import kept, plate, seat_mark
from clerestory.envs.pictures.sketch import Picture, Sketch, block
from clerestory.envs.pictures.towerup_ground import Plan, ground, lay_out, lot_shape

WIDTH, HEIGHT, GAP = 1120, 640, 8
CITY_WIDE = 632
LEFT = CITY_WIDE + GAP
WIDE = WIDTH - LEFT - GAP
CARD_WIDE, CARD_HIGH = (WIDE - 2 * GAP) // 3, 96
SUPPLY_TOP = HEAD + CARD_HIGH + 18
GOALS_TOP, GOAL_HIGH = SUPPLY_TOP + 22, 82
BOARDS_TOP = GOALS_TOP + GOAL_HIGH + GAP
BOARD_HIGH = (HEIGHT - BOARDS_TOP - GAP) // 2
TRACKS_TOP, TRACK_HIGH, TRACK_LEFT = 33, 22, 30


def draw(view: JSON, box: JSON, moment: Moment) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, DAY)
    canvas.head(moment, news(view))
    draw_city(canvas, view, box)
    draw_market(canvas, view)
    for slot, objective in enumerate(view["objectives"]):
        draw_objective(canvas, view, slot, objective, LEFT + slot * (CARD_WIDE + GAP), GOALS_TOP)
    columns = 1 if view["seats"] == 2 else 2
    wide = (WIDE - (columns - 1) * GAP) // columns
    for seat, player in enumerate(view["players"]):
        row, column = divmod(seat, columns)
        x, y = LEFT + column * (wide + GAP), BOARDS_TOP + row * BOARD_HIGH
        draw_player(canvas, box, moment, seat, player, x, y, wide)
    return canvas


def news(view: JSON) -> str:
    """What is special about this turn."""
    words = [
        "extra turn" if view["is_extra_turn"] else "",
        f"the end: {view['end_phase'].replace('_', ' ')}" if view["end_phase"] else "",
        "last turn" if view["is_last_turn"] else "",
    ]
    return "  ·  ".join(word for word in words if word) or "Tower Up"


# --- The city ---


def draw_city(canvas: Canvas, view: JSON, box: JSON) -> None:
    """The ground, the buildings from the back to the front, and above all the plates that tell their height."""
    plan = lay_out(box, box["boards"][view["board"]], CITY_WIDE, HEIGHT - HEAD)
    canvas.image.paste(ground(plan), (GAP // 2, HEAD))
    places = {name: (x + GAP // 2, y + HEAD) for name, (x, y) in plan.sites}
    for site in sorted(view["sites"], key=lambda site: places[site["name"]][1]):
        draw_site(canvas, plan, site, places[site["name"]], view["building_on"] == site["name"])
    for site in view["sites"]:
        if site["color"] is not None:
            label = pieces.name_plate(site["color"], site["height"], site["name"], plan.lot)
            x, y = places[site["name"]]
            canvas.center(label, x, y + plan.lot * 0.62)


def draw_site(canvas: Canvas, plan: Plan, site: JSON, place: Point, is_at_work: bool) -> None:
    """A building, floor by floor, with the roofs that lie on it."""
    lot = plan.lot
    if is_at_work:
        canvas.center(lit_lot(lot), *place)
        canvas.write(*place, site["name"], round(lot * 0.5), bold=True, anchor="m")
    if site["color"] is None:
        return
    rise, slab = round(lot * pieces.RISE), round(lot * pieces.SLAB)
    left, base = place[0] - 1.6 * lot, place[1] - 2 * lot
    canvas.paste(pieces.shadow(lot), left, base)
    for at, roof in enumerate(site["roofs"], 1):
        canvas.paste(pieces.level(site["color"], lot), left, base)
        if roof is not None:
            canvas.paste(pieces.flag(roof, lot), place[0] + lot * 0.84, base + 2 * lot - rise * 1.1)
        base -= rise
        if roof is not None and at < site["height"]:
            canvas.paste(pieces.covered_roof(roof, lot), left, base)
            base -= slab
        elif roof is not None:
            canvas.paste(pieces.visible_roof(roof, lot), left, base)


@kept
def lit_lot(lot: float) -> Picture:
    sketch = Sketch(3 * lot, 1.5 * lot, 1, -1.5 * lot, -0.75 * lot)
    sketch.edge(lot_shape(lot * 1.2), DAY.lit, LEAD, 2)
    return sketch.done()


# --- Beside the city ---


def draw_market(canvas: Canvas, view: JSON) -> None:
    """The cards on offer, the one just taken where it lay, and the supply of floors."""
    taken = view["taken"]
    for slot, offered in enumerate(view["market"]):
        shown = offered or taken
        x = LEFT + slot * (CARD_WIDE + GAP)
        if shown is None:
            canvas.paste(plate(CARD_WIDE, CARD_HIGH, DAY.paper, DAY.edge), x, HEAD)
            continue
        face = pieces.card(tuple(shown["floors"]), tuple(shown["vehicles"]), CARD_WIDE, CARD_HIGH, offered is None)
        canvas.paste(face, x, HEAD)
        if offered is None:
            taken = None
    starting = sum(view["starting_floors"].values())
    left = canvas.write(LEFT + 2, SUPPLY_TOP, "Starting floors" if starting else "Supply", 13, DAY.ink_soft) + 8
    for color, count in (view["starting_floors"] if starting else view["supply"]).items():
        canvas.center(pieces.floor(color, 28, 15), left + 14, SUPPLY_TOP)
        left = canvas.write(left + 32, SUPPLY_TOP, str(count), 14, bold=True) + 10
    canvas.write(
        WIDTH - GAP - 2, SUPPLY_TOP, f"Deck {view['deck']}  ·  discard {len(view['discard'])}", 13, DAY.ink_soft,
        anchor="r",
    )  # fmt: skip


def draw_objective(canvas: Canvas, view: JSON, slot: int, objective: JSON, x: float, y: float) -> None:
    """What is asked for, the tokens that are left, and how far everybody is."""
    canvas.panel(x, y, CARD_WIDE, GOAL_HIGH)
    canvas.write(x + 10, y + 15, (objective["name"] or "later").capitalize(), 15, bold=True)
    for at, money in reversed(list(enumerate(objective["tokens"]))):
        canvas.center(pieces.token(objective["shape"], money, 22), x + CARD_WIDE - 15 - at * 13, y + 16)
    for seat, player in enumerate(view["players"]):
        row, column = divmod(seat, 2)
        left, line = x + 12 + column * 70, y + 42 + row * 24
        canvas.center(seat_mark(seat, 15), left + 6, line)
        way, won = player["progress"][slot], player["tokens"][slot]
        if won is not None:
            canvas.center(pieces.token(objective["shape"], won, 22), left + 30, line)
        elif way is not None:
            canvas.write(left + 20, line, f"{way['has']}/{way['needs']}", 14)


def draw_player(
    canvas: Canvas, box: JSON, moment: Moment, seat: int, player: JSON, x: float, y: float, wide: int
) -> None:
    """A player board: tracks with vehicles, floors in hand, roofs left, the cone and bonus tokens."""
    canvas.panel(x, y, wide, BOARD_HIGH - GAP, moment.turn == seat)
    canvas.paste(plate(6, BOARD_HIGH - GAP - 8, SEATS[seat].color, rounding=3), x + 4, y + 4)
    canvas.name(moment, seat, x + 16, y + 17, 15)
    canvas.write(x + wide - 10, y + 17, str(player["money"]), 20, bold=True, anchor="r")
    canvas.paste(tracks(tuple(box["star_columns"]), len(box["track_money"]), wide), x, y + TRACKS_TOP)
    for row, (color, steps) in enumerate(player["vehicles"].items()):
        middle = step_place(steps, len(box["track_money"]), wide)
        piece = pieces.truck(color, SEATS[seat].color, 25)
        canvas.center(piece, x + middle, y + TRACKS_TOP + (row + 0.5) * TRACK_HIGH)
    line = y + TRACKS_TOP + 4 * TRACK_HIGH + 14
    pitch = (wide - 24) / 4
    for at, (color, count) in enumerate(player["floors"].items()):
        canvas.center(pieces.floor(color, 28, 15), x + 28 + at * pitch, line)
        canvas.write(x + 46 + at * pitch, line, str(count), 14, DAY.ink if count else DAY.ink_soft, count > 0)
    line += 27
    canvas.center(seat_mark(seat, 17), x + 24, line)
    end = canvas.write(x + 36, line, f"{player['roofs_left']} left", 13)
    is_set = player["cone"] is not None
    color = SEATS[seat].color if is_set else mix(SEATS[seat].color, 0.3, DAY.raised)
    canvas.center(pieces.cone(color, 18), end + 24, line)
    canvas.write(end + 36, line, str(player["cone"] if is_set else player["visible_roofs"]), 14, bold=is_set)
    for slot, money in enumerate(player["tokens"]):
        canvas.center(pieces.token(box["token_shapes"][slot], money, 23), x + wide - 72 + slot * 26, line)


def step_place(steps: int, columns: int, wide: int) -> float:
    return TRACK_LEFT + 8 + (steps + 0.5) * (wide - TRACK_LEFT - 16) / columns


@kept
def tracks(stars: tuple[int, ...], columns: int, wide: int) -> Picture:
    """Four tracks, a space for each step; a star column earns an extra turn."""
    high, column = 4 * TRACK_HIGH, (wide - TRACK_LEFT - 16) / columns
    sketch = Sketch(wide, high)
    for row, color in enumerate(pieces.SYMBOLS):
        top = row * TRACK_HIGH
        sketch.edge(block(14, top + 2, 17, TRACK_HIGH - 4, 3), GLASS[color].color, LEAD, 1)
        sketch.fill(SHAPES[pieces.SYMBOLS[color]], GLASS[color].ink, (22.5, top + TRACK_HIGH / 2), 0.55)
        bed = mix(GLASS[color].color, 0.34, DAY.raised)
        sketch.fill(block(TRACK_LEFT + 6, top + 1.5, wide - TRACK_LEFT - 12, TRACK_HIGH - 3, 4), bed)
        for step in range(columns):
            space = block(TRACK_LEFT + 8 + step * column + 1, top + 4, column - 2, TRACK_HIGH - 8, 2.5)
            is_star = step in stars
            sketch.edge(space, mix(DAY.lit if is_star else DAY.raised_more, 0.55, bed), mix(LEAD, 0.3, bed), 0.6)
            if is_star:
                middle = (TRACK_LEFT + 8 + (step + 0.5) * column, top + TRACK_HIGH / 2)
                sketch.fill(SHAPES["star"], DAY.raised_more, middle, 0.35)
    return sketch.done()
