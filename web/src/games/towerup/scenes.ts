/** The scenes of the rules: what is drawn beside which rule. Signs only, so that they need no translation. */

import type { ByColor, Color, Floor } from "./seen";

export interface Spot {
  x: number;
  y: number;
  color?: Color;
  roofs?: (number | null)[];
  ghosts?: number;
  says?: string;
  tone?: "good" | "bad" | "plain";
  lit?: boolean;
}

export interface Scene {
  sites?: Spot[];
  streets?: [number, number][];
  borders?: string[];
  high?: number;
  floors?: Floor[];
  tokens?: (number | null)[];
  vehicles?: ByColor;
  ahead?: Partial<ByColor>;
  seat?: number;
}

const YES = { says: "✓", tone: "good" } as const;
const NO = { says: "✗", tone: "bad" } as const;

/** A new building between a white one of three floors and a brown one. */
const SITE: Spot = { x: 120, y: 96 };
const WHITE: Spot = { x: 44, y: 76, color: "white", roofs: [null, 1, null] };
const BROWN: Spot = { x: 196, y: 76, color: "brown", roofs: [null] };
const WAYS: [number, number][] = [[0, 1], [0, 2]];

export const SCENES: Record<string, Scene> = {
  "BOARD-3": {
    sites: [{ x: 50, y: 60, lit: true, ...YES }, { x: 120, y: 86, color: "grey", roofs: [null] }, { x: 196, y: 60, ...NO }],
    streets: [[0, 1]],
  },
  "BOARD-4": { sites: [{ x: 120, y: 100, color: "brown", roofs: [null, 0, null, 2], says: "4" }], high: 124 },
  "SETUP-6": {
    sites: [{ x: 50, y: 80, color: "grey", roofs: [null] }, { x: 120, y: 92, color: "grey", roofs: [null], ...NO }, { x: 190, y: 80, color: "white", roofs: [null], ...YES }],
    streets: [[0, 1], [1, 2]],
  },
  "CARD-2": { floors: ["brown", "white", "black"] },
  "CARD-3": { floors: ["joker", "joker"] },
  "CARD-4": { vehicles: { black: 2, grey: 1, white: 0, brown: 3 }, ahead: { black: 4 } },
  "BUILD-2": {
    sites: [{ x: 40, y: 74, color: "white", roofs: [null] }, { x: 120, y: 90, lit: true, ...YES }, { x: 200, y: 74, ...NO }],
    streets: [[0, 1], [1, 2]],
  },
  "BUILD-3": {
    sites: [{ ...SITE, color: "black", ghosts: 1, ...YES, lit: true }, WHITE, BROWN],
    streets: WAYS,
  },
  "BUILD-4": {
    sites: [{ ...SITE, color: "black", ghosts: 1, lit: true }, { ...WHITE, ghosts: 1 }, { ...BROWN, ghosts: 1 }],
    streets: WAYS,
    floors: ["black", "white", "brown"],
  },
  "ROOF-1": {
    sites: [
      { x: 120, y: 120, color: "black", roofs: [null], says: "+1" },
      { x: 44, y: 102, color: "white", roofs: [null, 1, null, 0], says: "+4", tone: "good", lit: true },
      { x: 196, y: 102, color: "brown", roofs: [null, null], says: "+2" },
    ],
    streets: WAYS,
    high: 140,
  },
  "ROOF-3": { sites: [{ x: 70, y: 92, color: "grey", roofs: [null, 3] }, { x: 170, y: 92, color: "grey", roofs: [null, 3, null] }] },
  "TRACK-1": { vehicles: { black: 2, grey: 1, white: 3, brown: 2 }, ahead: { white: 7 }, seat: 0 },
  "EXTRA-1": { vehicles: { black: 3, grey: 2, white: 0, brown: 5 }, ahead: { white: 3 }, seat: 1 },
  "GOAL-2": { tokens: [null, 5, 3, 3] },
  "GOAL-BORDERS": {
    sites: [
      { x: 30, y: 50, color: "white", roofs: [0] },
      { x: 112, y: 42, color: "black", roofs: [0] },
      { x: 112, y: 104, color: "grey", roofs: [0] },
      { x: 196, y: 96, color: "brown", roofs: [0] },
    ],
    streets: [[0, 1], [2, 3]],
    borders: ["M72 12 68 66 156 72 154 122"],
  },
  "END-3": {
    sites: [
      { x: 44, y: 84, color: "white", roofs: [null, 0], ...YES },
      { x: 120, y: 92, color: "black", roofs: [0, null], ...NO },
      { x: 196, y: 84, color: "brown", roofs: [null, null, 0], ...YES },
    ],
    streets: [[0, 1], [1, 2]],
  },
};
