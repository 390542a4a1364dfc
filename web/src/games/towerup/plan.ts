/** Where everything lies on the map, in pixels, for the width that there is.
 *
 * The places of the box are a plan seen from above. On a wide screen it is foreshortened, as from a hill; on a narrow
 * one it is stretched downwards, and sites that are still too close for a finger are pushed apart a little.
 */

import type { BoardBox, Place } from "./seen";

export const TOUCH = 44; // the distance of two sites, and the width of a target
const TILT = 0.9; // how much shorter a way into the depth looks
const STRETCH = 1.06;
const MOST_PUSHED = 15; // further, and the map is stretched instead
const SIDEWAYS = 0.3; // there is little room to the sides
const ROUNDS = 120;
const HEADROOM = 40;
const MOST_DOWN = 12;
const LEAST_DOWN = 6.3; // pixels for a hundredth of the plan, so that towers do not hide what is behind them

export interface Plan {
  width: number;
  height: number;
  /** Half the width of a lot; everything that stands on the map is measured by it. */
  lot: number;
  sites: Map<string, Place>;
  areas: { name: string; outline: Place[] }[];
  city: Place[];
  water: Place[];
}

export function layOut(board: BoardBox, width: number): Plan {
  const top = Math.min(...board.landscape.city.map(([, y]) => y));
  const bottom = Math.max(...board.landscape.city.map(([, y]) => y));
  const across = width / 100;
  let down = Math.max(across * TILT, LEAST_DOWN);
  for (;;) {
    const scaled = board.sites.map(({ place: [x, y] }): Place => [x * across, HEADROOM + (y - top) * down]);
    const places = pushApart(scaled, width);
    const pushed = Math.max(...places.map((place, number) => distance(place, scaled[number]!)));
    if (closest(places) >= TOUCH - 0.5 && (pushed <= MOST_PUSHED || down > MOST_DOWN)) {
      const bend = bender(scaled, places);
      const on = ([x, y]: Place): Place => bend([x * across, HEADROOM + (y - top) * down]);
      return {
        width,
        height: Math.ceil(HEADROOM + (bottom - top) * down + 6),
        lot: Math.min(Math.max(0.35 * closest(places), 17), 34),
        sites: new Map(board.sites.map(({ name }, number) => [name, places[number]!])),
        areas: Object.entries(board.areas).map(([name, outline]) => ({ name, outline: outline.map(on) })),
        city: board.landscape.city.map(on),
        water: board.landscape.water.map(on),
      };
    }
    down *= STRETCH;
  }
}

/** Pairs that are too close go half of what is missing each, mostly up and down; nobody leaves the map. */
function pushApart(start: Place[], width: number): Place[] {
  const places = start.map(([x, y]): Place => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [number, one] of places.entries()) {
      for (const other of places.slice(number + 1)) {
        const away = distance(one, other);
        if (away >= TOUCH) continue;
        const missing = (TOUCH - away) / 2 + 0.2;
        const up = other[1] >= one[1] ? 1 : -1;
        const right = other[0] >= one[0] ? 1 : -1;
        one[0] -= right * missing * SIDEWAYS;
        other[0] += right * missing * SIDEWAYS;
        one[1] -= up * missing;
        other[1] += up * missing;
      }
    }
    for (const place of places) place[0] = Math.min(Math.max(place[0], TOUCH / 2), width - TOUCH / 2);
  }
  return places;
}

function closest(places: Place[]): number {
  let least = Infinity;
  for (const [number, one] of places.entries()) {
    for (const other of places.slice(number + 1)) least = Math.min(least, distance(one, other));
  }
  return least;
}

/** Takes a point along with the sites around it, the nearer the more. */
function bender(from: Place[], to: Place[]): (point: Place) => Place {
  return (point) => {
    let [weights, dx, dy] = [1e-9, 0, 0];
    for (const [number, site] of from.entries()) {
      const weight = 1 / (distance(point, site) + 8) ** 3;
      weights += weight;
      dx += weight * (to[number]![0] - site[0]);
      dy += weight * (to[number]![1] - site[1]);
    }
    return [point[0] + dx / weights, point[1] + dy / weights];
  };
}

export function distance(one: Place, other: Place): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function path(outline: Place[]): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

/** An outline with its corners rounded off, for water. */
export function softPath(outline: Place[]): string {
  const middle = (a: Place, b: Place): string => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const last = outline[outline.length - 1]!;
  const curves = outline.map((corner, number) => {
    const next = outline[(number + 1) % outline.length]!;
    return `Q${corner[0].toFixed(1)} ${corner[1].toFixed(1)} ${middle(corner, next)}`;
  });
  return `M${middle(last, outline[0]!)}${curves.join("")}z`;
}

export function isInside(outline: Place[], [x, y]: Place): boolean {
  let inside = false;
  for (const [number, a] of outline.entries()) {
    const b = outline[(number + 1) % outline.length]!;
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])) inside = !inside;
  }
  return inside;
}

/** How far a point lies from the straight way between two others. */
export function fromWay(point: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy);
  const share = Math.min(Math.max(along, 0), 1);
  return distance(point, [a[0] + share * dx, a[1] + share * dy]);
}
