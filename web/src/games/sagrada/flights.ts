/** What an event moved where: dice into windows, within them, to the round track and back; payments to tools. */

import type { Event, Parts } from "../../api/types";
import type { Flight } from "../../table/flights";
import { numbered } from "./dice";
import type { View } from "./seen";

export function flights(event: Event, before: Parts, _after: Parts): Flight[] {
  if (event.kind !== "move" || event.seat === null) return [];
  const view = before as unknown as View;
  return [...flightsOfMove(event.parts, view, event.seat), ...event.consequences.flatMap((one) => flightsOf(one, event, view))];
}

function flightsOfMove(parts: Parts, view: View, seat: number): Flight[] {
  const to = `space-${seat}-${String(parts["space"])}`;
  if (parts["kind"] === "place") return [{ from: "hand", to }];
  if (parts["kind"] === "to" && view.lifted) return [{ from: `space-${seat}-${view.lifted}`, to }];
  const tool = view.tools.find((one) => one.name === view.tool_in_use);
  if (parts["kind"] === "pay" && tool) return [{ from: `pool-${String(parts["die"])}`, to: `tool-${tool.number}` }];
  return [];
}

function flightsOf(consequence: Parts, event: Event, view: View): Flight[] {
  if (consequence["kind"] === "swapped") {
    const niche = `track-${String(consequence["round"])}`;
    return [
      { from: "hand", to: niche },
      { from: `${niche}-${String(event.parts["die"])}`, to: "hand" },
    ];
  }
  if (consequence["kind"] === "round") {
    const to = `track-${String(consequence["round"])}`;
    return numbered(view.pool).map(({ key }) => ({ from: `pool-${key}`, to }));
  }
  return [];
}
