/** A sign for every color and every seat, so that nothing is told by color alone. All are drawn from -10 to 10. */

import type { Color } from "./seen";

/** Names of glass/Symbol.svelte; a joker shows all four. Star columns and bonus tokens have shapes of their own. */
export const FLOOR_SYMBOLS: Record<Color, string> = {
  black: "moon",
  grey: "diamond",
  white: "cross",
  brown: "leaf",
};

/** A gable, a dome, a spire, a battlement: what a seat's roofs look like from the front. */
export const SEAT_MARKS = [
  "M-10 9V0L0-9 10 0V9z",
  "M-10 9V4A10 10 0 0 1-1.5-5.5V-10H1.5V-5.5A10 10 0 0 1 10 4V9z",
  "M-10 9V5H-6L0-10 6 5H10V9z",
  "M-10 9V-7H-5V-2H-2.5V-7H2.5V-2H5V-7H10V9z",
];

export const TOKEN_SHAPES: Record<string, string> = {
  circle: "M0-10a10 10 0 1 1 0 20 10 10 0 1 1 0-20z",
  square: "M-9-9h18v18h-18z",
  hexagon: "M-5.5-9.5h11L11 0 5.5 9.5h-11L-11 0z",
};

export function tokenShape(name: string): string {
  return TOKEN_SHAPES[name] ?? TOKEN_SHAPES["circle"]!;
}

/** A truck seen from the side, driving to the right: its load, its cab, its wheels. */
export const TRUCK = {
  load: "M-10-7H3V4H-10z",
  cab: "M4-4H8L11 0V4H4z",
  wheels: "M-6 3.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 1 1 0-5.4zM6.5 3.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 1 1 0-5.4z",
};

/** A traffic cone. */
export const CONE = "M-9 9V6H-6L-1.5-9H1.5L6 6H9V9z";
