/** Sintra as the shell sees it. */

import type { Parts } from "../../api/types";
import { signed, type Args } from "../../words.svelte";
import { GLYPHS } from "./glass";
import type { Color } from "./seen";

export { default as Board } from "./Board.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { flights } from "./flights";
export { default as RuleDrawing } from "./RuleDrawing.svelte";

/** What a message about a move, a consequence or a refusal can speak of. */
export function args(parts: Parts): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === "string" || typeof value === "number") found[name] = value;
    if (Array.isArray(value)) found[name] = value.join(", ");
  }
  if (typeof parts.points === "number") found.signed = signed(parts.points);
  if (typeof parts.seat === "number") found.number = parts.seat + 1;
  if (typeof parts.color === "string") found.glyph = GLYPHS[parts.color as Color] ?? "";
  return found;
}
