/** Dice: their names, symbols and shades. The deeper the color, the higher the value. */

import type { Asked, Color, DieSeen } from "./seen";

export const COLORS: Color[] = ["red", "green", "blue", "yellow", "purple"];

/** The shape that stands for a color, on every die, space and card (glass/Symbol.svelte draws it). */
export const SYMBOLS: Record<Color, string> = {
  red: "triangle",
  green: "cross",
  blue: "moon",
  yellow: "star",
  purple: "diamond",
};

/** The same shapes as letters, for lines of text. */
export const GLYPHS: Record<Color, string> = {
  red: "▲",
  green: "✚",
  blue: "☾",
  yellow: "★",
  purple: "◆",
};

const SHADES: Record<Color, string[]> = {
  red: ["#f9cdc3", "#f3a294", "#e76f62", "#cc3a38", "#a31d29", "#701020"],
  green: ["#d3edc6", "#a8d89a", "#70bb6d", "#378c4a", "#1d6a37", "#114626"],
  blue: ["#cde2f7", "#9cc5ef", "#649fdf", "#2f70bd", "#1c4f96", "#133265"],
  yellow: ["#fdf3c0", "#fbe48a", "#f5cd44", "#dfa61c", "#a8710e", "#7a4d0a"],
  purple: ["#e9d7f4", "#cfaee6", "#ae7fd3", "#824cb2", "#61308d", "#40205f"],
};

const DARK_PIPS: Record<Color, string> = {
  red: "#4a0a12",
  green: "#0c3218",
  blue: "#0c2450",
  yellow: "#3b2803",
  purple: "#2d1246",
};
const LIGHT_PIPS = "#fff8e4";

/** Values that a space asks for are stone, the deeper the higher. */
const STONES = ["#dcd6cb", "#c3bcb1", "#a49d95", "#7b7577", "#5c5660", "#413c48"];

export function shade(die: DieSeen): string {
  return SHADES[die.color][die.value - 1] ?? SHADES[die.color][0]!;
}

export function pipInk(die: DieSeen): string {
  return die.value <= 3 || (die.color === "yellow" && die.value === 4) ? DARK_PIPS[die.color] : LIGHT_PIPS;
}

export function stone(value: number): string {
  return STONES[value - 1] ?? STONES[0]!;
}

export function stoneInk(value: number): string {
  return value <= 3 ? "#2b2730" : LIGHT_PIPS;
}

export function isColor(asked: Asked): asked is Color {
  return typeof asked === "string";
}

/** "R3", as a move names a die. */
export function dieName(die: DieSeen): string {
  return `${die.color[0]!.toUpperCase()}${die.value}`;
}

export function readDie(name: string): DieSeen | null {
  const color = COLORS.find((one) => one[0]!.toUpperCase() === name[0]);
  const value = Number(name.slice(1));
  return name.length === 2 && color && value >= 1 && value <= 6 ? { color, value } : null;
}

/** Where the pips lie, in a square from -1 to 1. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die with how many of the same came before it, so that each has a name of its own. */
export function numbered<T extends DieSeen>(dice: T[]): { die: T; key: string }[] {
  const seen = new Map<string, number>();
  return dice.map((die) => {
    const name = dieName(die);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return { die, key: times === 0 ? name : `${name}-${times}` };
  });
}
