/** What a move leads to, read from the consequences that the server sent along: no rule is known here. */

import type { Choice } from "../../api/types";
import type { Color } from "./seen";

export interface Consequence {
  kind: string;
  site?: string;
  color?: Color;
  seat?: number;
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

/** The verb of a move that names a site, in each phase. */
export const SITE_VERBS: Record<string, string> = { lay_site: "site", place_roof: "roof" };
export const SITE_VERB = "build";

/** The verb of a move that names a color, in each phase. */
export const COLOR_VERBS: Record<string, string> = { build_color: "color", take_floor: "take", return_floor: "return" };
