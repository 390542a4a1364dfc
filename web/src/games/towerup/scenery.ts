/** Trees, old houses and paving between the streets, for the eye alone: the same on every screen of the same width. */

import { fromWay, isInside, type Plan } from "./plan";
import type { Box, BoardBox, Place } from "./seen";

export type Ground = "grey" | "park" | "lake" | "town";

export interface Scenery {
  area: string;
  ground: Ground;
  /** Where something small stands, from the back to the front. */
  places: Place[];
}

const STEP = 0.85; // of a lot, between two places that are looked at
const SPARSE: Record<Ground, number> = { grey: 4, park: 2, lake: 4, town: 4 }; // one of so many places is used

/** What an area looks like: grey ones are marked in the box, park and lake show in the tags of their sites. */
export function groundOf(box: Box, board: BoardBox, area: string): Ground {
  if (box.areas.find(({ name }) => name === area)?.is_grey) return "grey";
  const sites = board.sites.filter((site) => site.area === area);
  const has = (tag: string): boolean => sites.filter(({ tags }) => tags.includes(tag)).length * 2 > sites.length;
  if (has("park")) return "park";
  return has("lake") ? "lake" : "town";
}

export function sceneryOf(box: Box, board: BoardBox, plan: Plan): Scenery[] {
  const sites = [...plan.sites.values()];
  const ways = board.streets.map(({ ends: [a, b] }) => [plan.sites.get(a)!, plan.sites.get(b)!] as const);
  return plan.areas.map(({ name, outline }) => {
    const ground = groundOf(box, board, name);
    const places: Place[] = [];
    const step = plan.lot * STEP;
    let number = 0;
    let row = 0;
    for (let y = step; y < plan.height; y += step) {
      for (let x = step; x < plan.width; x += step) {
        number = (number * 11 + 7) % 31;
        const place: Place = [x + (number / 31 - 0.5) * step, y + (((number * 5) % 31) / 31 - 0.5) * step];
        const isFree =
          isInside(outline, place) &&
          sites.every(([sx, sy]) => Math.hypot(place[0] - sx, (place[1] - sy) * 1.25) > plan.lot * 1.5) &&
          ways.every(([a, b]) => fromWay(place, a, b) > plan.lot * 0.42) &&
          plan.water.every((a, at) => fromWay(place, a, plan.water[(at + 1) % plan.water.length]!) > plan.lot * 0.5) &&
          !isInside(plan.water, place) &&
          outline.every((a, at) => fromWay(place, a, outline[(at + 1) % outline.length]!) > plan.lot * 0.55);
        if (isFree && (number + ((row * 3) % 5)) % SPARSE[ground] === 0) places.push(place);
      }
      row++;
    }
    return { area: name, ground, places };
  });
}
