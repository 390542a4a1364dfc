/** The colors of Sintra's glass: their symbols, and what is read off a choice to be shown in place. */

import type { Choice, Parts } from "../../api/types";
import type { Color } from "./seen";

/** The shape that stands for a color, on every pane and space (glass/Symbol.svelte draws it). */
export const SYMBOLS: Record<Color | "joker", string> = {
  blue: "diamond",
  orange: "triangle",
  pink: "circle",
  yellow: "square",
  white: "cross",
  joker: "star",
};

/** The same shapes as letters, for lines of text. */
export const GLYPHS: Record<Color | "joker", string> = {
  blue: "◆",
  orange: "▲",
  pink: "●",
  yellow: "■",
  white: "✚",
  joker: "★",
};

/** What a choice would do, as far as it is drawn in place. */
export interface Outlook {
  color: Color | null;
  /** The spaces of the strip that would be filled, from 1. */
  spaces: number[];
  broken: number;
  /** How much worse the row of the broken-glass track gets. */
  row: number;
  /** Points at once, and those that a choice still open is sure to bring. */
  points: number;
  /** Where the glazier would go. */
  glazier: number | null;
  /** The windows that would score. */
  windows: number[];
}

export function outlookOf(choice: Choice): Outlook {
  const outlook: Outlook = { color: null, spaces: [], broken: 0, row: 0, points: 0, glazier: null, windows: [] };
  for (const one of choice.consequences) {
    if (typeof one.points === "number") outlook.points += one.points;
    if (one.kind === "choice") outlook.points += Number(one.then);
    if (one.kind === "broken") outlook.broken = Number(one.panes);
    if (one.kind === "row") outlook.row = Number(one.change);
    if (one.kind === "glazier") outlook.glazier = Number(one.place);
    if (one.kind === "windows") outlook.windows = one.windows as number[];
    if (one.kind === "placed") {
      outlook.spaces = one.spaces as number[];
      outlook.color = one.color as Color;
    }
  }
  return outlook;
}

/** Equal panes side by side, in the order they lie in. */
export function groupsOf(panes: Color[]): { color: Color; slots: number[] }[] {
  const groups: { color: Color; slots: number[] }[] = [];
  panes.forEach((color, slot) => {
    const last = groups.at(-1);
    if (last?.color === color) last.slots.push(slot);
    else groups.push({ color, slots: [slot] });
  });
  return groups;
}

export const takeFrom = (source: number | "center", color: Color): Parts => ({ kind: "take", source, color });
export const SEND_BACK: Parts = { kind: "back" };

export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
