/** Target: makes an HTML or SVG element something that can be chosen, by mouse, touch, keyboard or screen reader.
 *
 *     <g {@attach target({ choosing, parts: { source: 2, color: "blue" }, label: t("...") })}>
 *
 * It sets role, aria-label and tabindex, and data-lit, data-chosen, data-other, data-hint (and the classes of the same
 * names) for the style sheet. Do not set them yourself, and do not put role="img" on an SVG that holds targets.
 */

import type { Attachment } from "svelte/attachments";
import type { Parts } from "../api/types";
import type { Choosing } from "./choosing.svelte";
import { listen } from "./pointing";

export interface Target {
  choosing: Choosing;
  parts: Parts;
  label: string;
}

const targets = new WeakMap<Element, Target>();

export function target(wanted: Target): Attachment<Element> {
  return (element) => {
    const { choosing, parts, label } = wanted;
    targets.set(element, wanted);
    element.setAttribute("aria-label", named(element, label));
    if (choosing.isInert) {
      element.setAttribute("role", "img");
      return () => targets.delete(element);
    }
    listen();
    const isChosen = choosing.isChosen(parts);
    const isLit = !isChosen && choosing.isLit(parts);
    const isOther = !isChosen && choosing.isOther(parts);
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", isLit || isChosen || isOther ? "0" : "-1");
    element.setAttribute("aria-disabled", String(!isLit && !isChosen && !isOther));
    element.setAttribute("aria-pressed", String(isChosen));
    mark(element, "lit", isLit);
    mark(element, "chosen", isChosen);
    mark(element, "other", isOther);
    mark(element, "hint", choosing.hint(parts) !== null);
    const leadsTo = isLit ? choosing.preview(parts) : null;
    if (leadsTo) element.setAttribute("aria-description", choosing.tell(leadsTo));
    else element.removeAttribute("aria-description");
    return () => targets.delete(element);
  };
}

/** The target that an element is, or lies within. */
export function targetAt(place: EventTarget | null): { element: Element; target: Target } | null {
  let element = place instanceof Element ? place : null;
  while (element) {
    const found = targets.get(element);
    if (found && !found.choosing.isInert) return { element, target: found };
    element = element.parentElement;
  }
  return null;
}

/** What is written on it belongs to its name, for those who speak to their screen instead of touching it. */
function named(element: Element, label: string): string {
  const written = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  if (!written || label.toLowerCase().includes(written.toLowerCase())) return label;
  return `${label}, ${written}`;
}

function mark(element: Element, name: string, isSet: boolean): void {
  if (isSet) element.setAttribute(`data-${name}`, "true");
  else element.removeAttribute(`data-${name}`);
  element.classList.toggle(name, isSet);
}
