/** What moved where in an event: from one `data-spot` to another. */

import type { Event } from "../../api/types";
import type { Flight } from "../../table/flights";
import type { Consequence } from "./telling";

export function flights(event: Event): Flight[] {
  if (event.kind !== "move" || event.seat === null) return [];
  const { seat, parts } = event;
  const found = event.consequences as unknown as Consequence[];
  const flown = found.flatMap((one) => flightsOf(one, seat));
  if (parts["kind"] === "card") flown.push({ from: `card-${String(parts["card"])}`, to: "discard" });
  return flown;
}

function flightsOf(one: Consequence, seat: number): Flight[] {
  const held = `floors-${seat}-${one.color}`;
  switch (one.kind) {
    case "taken":
      return [{ from: `supply-${one.color}`, to: held }];
    case "returned":
      return [{ from: held, to: `supply-${one.color}` }];
    case "built":
    case "paid":
      return [{ from: held, to: `site-${one.site}` }];
    case "laid":
      return [{ from: `supply-${one.color}`, to: `site-${one.site}` }];
    case "roof":
      return [{ from: `roofs-${seat}`, to: `site-${one.site}` }];
    case "token":
      return [{ from: `objective-${one.slot}`, to: `token-${seat}-${one.slot}` }];
    case "vehicle":
      return [{ from: `vehicle-${seat}-${one.color}`, to: `vehicle-${seat}-${one.color}` }];
    default:
      return [];
  }
}
