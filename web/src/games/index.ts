/** The three games as the shell sees them: drawings and arguments for words. Each is loaded when it is first needed. */

import type { Component } from "svelte";
import type { Event, Parts, SeatState } from "../api/types";
import type { Choosing } from "../table/choosing.svelte";
import type { Flight } from "../table/flights";
import type { Args } from "../words.svelte";

export const GAMES = ["sintra", "sagrada", "towerup"] as const;
export type GameName = (typeof GAMES)[number];

export interface BoardProps {
  view: Parts;
  box: Parts;
  seats: SeatState[];
  /** The onlooker's; null for a spectator. */
  seat: number | null;
  turn: number | null;
  choosing: Choosing;
  /** How to call each seat. */
  names: string[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** A small drawing for some rule ids, nothing for others. */
  RuleDrawing: Component<{ rule: string; box: Parts }>;
  Emblem: Component;
  flights(event: Event, before: Parts, after: Parts): Flight[];
  args(parts: Parts): Args;
}

const modules = import.meta.glob<GameModule>("./*/index.ts");
const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`There is no drawing of the game ${name}.`);
  return load();
}

/** Apart from the rest of its game, so that home need not load three boards. */
export function emblemOf(name: string): Component | null {
  return emblems[`./${name}/Emblem.svelte`]?.default ?? null;
}
