/** Flying: shows what others moved, by copies that fly above the board. They never keep anybody from playing. */

import type { Flight } from "./flights";
import { copyOf } from "./pointing";

const LASTS = 350;
const APART = 180; // between two moves, so that the eye can follow the order
const MOST = 40;

interface Lifted {
  copy: HTMLElement;
  from: DOMRect;
  to: string;
  delay: number;
}

export class Flying {
  private lifted: Lifted[] = [];
  private readonly aloft = new Set<HTMLElement>();

  /** Before the board changes: copies of what is about to leave, move by move. */
  takeOff(moves: Flight[][]): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
    moves.forEach((flights, order) => {
      for (const { from, to } of flights.slice(0, MOST)) {
        const element = spot(from);
        if (!element) continue;
        const place = element.getBoundingClientRect();
        if (place.width === 0) continue;
        this.lifted.push({ copy: copyOf(element), from: place, to, delay: order * (LASTS + APART) });
      }
    });
  }

  /** After the board has changed: there they go. */
  land(): void {
    for (const { copy, from, to, delay } of this.lifted) {
      const element = spot(to);
      if (!element) continue;
      const place = element.getBoundingClientRect();
      if (place.width === 0) continue;
      document.body.append(copy);
      this.aloft.add(copy);
      const start = `${from.left}px ${from.top}px`;
      const end = `${place.left + (place.width - from.width) / 2}px ${place.top + (place.height - from.height) / 2}px`;
      const size = Math.min(2, Math.max(0.35, Math.min(place.width / from.width, place.height / from.height)));
      const isAlike = size > 0.6 && size < 1.6 && place.width < from.width * 1.8 && place.height < from.height * 1.8;
      const timing = { duration: LASTS, delay, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" as const };
      const flight = copy.animate([{ translate: start, scale: "1" }, { translate: end, scale: String(isAlike ? size : 1) }], timing);
      // What lands on its like stays unseen until it lands.
      if (isAlike) element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTS + delay });
      flight.onfinish = () => {
        copy.remove();
        this.aloft.delete(copy);
      };
    }
    this.lifted = [];
  }

  stop(): void {
    for (const copy of this.aloft) copy.remove();
    this.aloft.clear();
  }
}

function spot(name: string): Element | null {
  return document.querySelector(`[data-spot="${CSS.escape(name)}"]`);
}
