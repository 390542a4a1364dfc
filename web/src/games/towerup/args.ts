/** What a message about a move, an outcome of chance or a consequence gets: its plain parts, and lists put into words. */

import type { Parts } from "../../api/types";
import { t, type Args } from "../../words.svelte";
import type { Floor } from "./seen";

const LETTERS: Record<string, Floor> = { B: "black", G: "grey", W: "white", N: "brown", "*": "joker" };

export function args(parts: Parts): Args {
  const found: Args = {};
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string" || typeof part === "number") found[name] = part;
  }
  if (typeof parts["seat"] === "number") found["seat"] = parts["seat"] + 1;
  if (typeof parts["card"] === "string") found["shows"] = cardInWords(parts["card"]);
  return found;
}

/** A card by its name in the component file: floors from the bottom up, and behind > the vehicles that it moves. */
export function cardInWords(name: string): string {
  const [floors = "", vehicles = ""] = name.split(">");
  return [
    ...counted(floors).map(([color, count]) => t("towerup-card-floors", { color, floors: count })),
    ...counted(vehicles).map(([color, steps]) => t("towerup-card-steps", { color, steps })),
  ].join(", ");
}

function counted(letters: string): [Floor, number][] {
  const counts = new Map<Floor, number>();
  for (const letter of letters) {
    const floor = LETTERS[letter];
    if (floor) counts.set(floor, (counts.get(floor) ?? 0) + 1);
  }
  return [...counts];
}
