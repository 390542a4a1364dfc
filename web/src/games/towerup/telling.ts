/** What a move leads to, read from the consequences that the server sent along: no rule is known here. */

import type { Choice } from "../../api/types";
import type { Color } from "./seen";

export interface Consequence {
  kind: string;
  site?: string;
  color?: Color;
  player?: string;
  floors?: number;
  height?: number;
  level?: number;
  steps?: number;
  points?: number;
  later?: number;
  objective?: string;
  slot?: number;
  roofs?: number;
  reason?: string;
}

export function consequencesOf(choice: Choice | null): Consequence[] {
  return (choice?.consequences ?? []) as unknown as Consequence[];
}

export function pointsOf(found: Consequence[]): number {
  return found.reduce((sum, one) => sum + (one.points ?? 0), 0);
}

export function has(found: Consequence[], kind: string): boolean {
  return found.some((one) => one.kind === kind);
}

/** The colors of the floors that a site costs, or that a building's color costs: one for each adjacent building. */
export function costOf(found: Consequence[]): Color[] {
  return found.filter((one) => one.kind === "costs" || one.kind === "paid").map((one) => one.color!);
}

/** What a move that names a site or a color is called in each phase; the server knows a refused one by it, too. */
export const VERBS: Record<string, string> = {
  lay_floor: "floor",
  lay_site: "site",
  turn: "build",
  build_color: "color",
  place_roof: "roof",
  take_floor: "take",
  return_floor: "return",
};

export const COLOR_PHASES = ["build_color", "take_floor", "return_floor"];
