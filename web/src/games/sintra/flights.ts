/** What a move moves, from where to where, read off the table before and after it. */

import type { Event, Parts } from "../../api/types";
import type { Flight } from "../../table/flights";
import type { Color, View } from "./seen";

export function flights(event: Event, before: Parts, after: Parts): Flight[] {
  const { seat } = event;
  if (event.kind !== "move" || seat === null) return [];
  const [old, now] = [before as unknown as View, after as unknown as View];
  return [
    ...(event.parts.kind === "take" ? flyPanes(event, old, seat) : []),
    ...flyKept(event, old, seat),
    ...flyGlazier(old, now, seat),
    ...flyToken(old, now, seat),
  ];
}

function flyPanes(event: Event, old: View, seat: number): Flight[] {
  const { source, color, target } = event.parts as { source: number | "center"; color: Color; target: number | "floor" };
  const from = `source-${source}-${color}`;
  const found: Flight[] = [];
  for (const one of event.consequences) {
    if (one.kind === "broken") found.push({ from, to: `floor-${seat}` });
    if (one.kind !== "placed") continue;
    for (const space of one.spaces as number[]) found.push({ from, to: `space-${seat}-${target}-${space}` });
  }
  const panes = source === "center" ? [] : (old.displays[source - 1] ?? []);
  for (const other of new Set(panes.filter((pane) => pane !== color))) {
    found.push({ from: `source-${source}-${other}`, to: `source-center-${other}` });
  }
  return found;
}

/** The pane that is kept comes off the strip; one that was only just taken, from where it was taken. */
function flyKept(event: Event, old: View, seat: number): Flight[] {
  const kept = event.consequences.find((one) => one.kind === "glazed");
  if (!kept) return [];
  const spaces = old.palaces[seat]?.places[Number(kept.place) - 1]?.strip?.spaces ?? [];
  const space = spaces.findIndex(({ pane }) => pane === kept.color);
  const from = space < 0 ? `source-${String(event.parts.source)}-${String(kept.color)}` : `space-${seat}-${String(kept.place)}-${space + 1}`;
  return [{ from, to: `panel-${seat}-${String(kept.place)}-${String(kept.panel)}` }];
}

function flyGlazier(old: View, now: View, seat: number): Flight[] {
  const [from, to] = [old.palaces[seat]?.glazier, now.palaces[seat]?.glazier];
  return from === to ? [] : [{ from: `glazier-${seat}-${from}`, to: `glazier-${seat}-${to}` }];
}

function flyToken(old: View, now: View, seat: number): Flight[] {
  return old.start_token === "center" && now.start_token === seat ? [{ from: "token-center", to: `token-${seat}` }] : [];
}
