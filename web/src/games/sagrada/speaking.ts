/** From what the server shows to what Fluent messages are given. */

import type { Parts } from "../../api/types";
import { signed, type Args } from "../../words.svelte";
import { COLORS, GLYPHS, readDie } from "./dice";
import type { Color, DieSeen } from "./seen";

/** A card's name as one word that a message can select on: "Lens Cutter" is lens_cutter. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/\W+/g, "_");
}

export function dieWords(die: DieSeen): Args {
  return { color: die.color, value: die.value, glyph: GLYPHS[die.color] };
}

/** A die "R3" becomes "▲3", and its color, value and glyph stand beside it unless the parts have their own. */
export function args(parts: Parts): Args {
  const made: Args = {};
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part !== "string" && typeof part !== "number") continue;
    made[name] = part;
    if (name === "tool" || name === "objective") made[name] = slug(String(part));
    if (name === "color" && isColorName(part)) made["glyph"] = GLYPHS[part];
    if (name === "points") made["signed"] = signed(Number(part));
  }
  for (const name of ["hand", "die"]) {
    const die = readDie(String(parts[name] ?? ""));
    if (!die) continue;
    made[name] = `${GLYPHS[die.color]}${die.value}`;
    for (const [part, word] of Object.entries(dieWords(die))) made[part] = parts[part] === undefined ? word : made[part]!;
  }
  return made;
}

function isColorName(part: unknown): part is Color {
  return COLORS.some((color) => color === part);
}

/** The points that a move brings or costs at once. */
export function pointsOf(consequences: Parts[]): number {
  return consequences.reduce((sum, one) => sum + Number(one["points"] ?? 0), 0);
}

/** A name of two letters for each seat, so that the turns of a round fit on one line: "Bot 2" is B2. */
export function shortNames(names: string[]): string[] {
  const short = names.map((name) => {
    const [first = ""] = name.trim();
    const [number = ""] = /\d$/.exec(name.trim()) ?? [];
    return first.toLocaleUpperCase() + number;
  });
  return short.map((name, at) => (short.indexOf(name) === short.lastIndexOf(name) ? name : `${name[0]}${at + 1}`));
}
