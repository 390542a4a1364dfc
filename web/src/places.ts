/** Places: which page lies at which address. A page is loaded when it is first needed. */

import type { Component } from "svelte";
import { isGame } from "./games";

export interface Place {
  /** What the page is about; another key is another page. */
  key: string;
  load: () => Promise<{ default: Component<Given> }>;
  given: Given;
}
type Given = Record<string, string>;

const load = {
  new: () => import("./pages/NewTable.svelte"),
  join: () => import("./pages/Join.svelte"),
  table: () => import("./pages/TablePage.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/RulesIndex.svelte"),
  book: () => import("./pages/Rules.svelte"),
  dev: () => import("./dev/DevPage.svelte"),
} satisfies Record<string, () => Promise<unknown>>;

/** Null at an address where nothing is; home is not looked up here, since it is always loaded. */
export function placeAt(path: string): Place | null {
  const [first = "", second, third, ...rest] = path.split("/").slice(1);
  const place = (page: keyof typeof load, given: Given = {}): Place => ({
    key: path,
    load: load[page] as Place["load"],
    given,
  });
  if (rest.length) return null;
  if (first === "new" && !second) return place("new");
  if (first === "join" && !second) return place("join");
  if (first === "t" && second && !third) return place("table", { code: second.toUpperCase() });
  if (first === "t" && second && third === "replay") return place("replay", { code: second.toUpperCase() });
  if (first === "rules" && !second) return place("rules");
  if (first === "rules" && isGame(second) && !third) return place("book", { game: second });
  if (import.meta.env.DEV && first === "dev" && second) return place("dev", { game: second });
  return null;
}

/** Without the slash at the end. */
export function plainPath(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
