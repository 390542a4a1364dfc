/** Carrying: a die is taken as soon as it is dragged off, and placed where it is let go: two moves, one gesture.
 *
 * The shell drags what is only chosen; here the first half of the gesture is a move of its own, so that the spaces light
 * up while the die is in the air. Dropped elsewhere, the die stays in hand. By touch, hold it a moment first.
 */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Parts } from "../../api/types";
import type { Choosing } from "../../table/choosing.svelte";
import { copyOf } from "../../table/pointing";
import { targetAt } from "../../table/target";

export interface Carried {
  choosing: Choosing;
  /** The move that takes it in hand. */
  parts: Parts;
  /** It is in hand already. */
  isCarried: boolean;
}

interface Drag {
  carried: Carried;
  element: Element;
  pointer: number;
  x: number;
  y: number;
  isTouch: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
  ghost: HTMLElement | null;
  /** Resolved once the die is in hand and the spaces for it are known. */
  inHand: Promise<void>;
}

const DRAG_STARTS = 7; // pixels
const HOLD = 240; // milliseconds, so that a swipe over the dice still scrolls
const LIFTABLE = ["take", "move"];

let drag: Drag | null = null;

export function carry(carried: Carried): Attachment<Element> {
  return (element) => {
    if (carried.choosing.isInert) return;
    const onDown = (event: Event) => event instanceof PointerEvent && start(event, element, carried);
    const onTouch = (event: Event) => drag?.ghost && event.cancelable && event.preventDefault();
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("touchmove", onTouch, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("touchmove", onTouch);
    };
  };
}

function start(event: PointerEvent, element: Element, carried: Carried): void {
  const { choosing, parts, isCarried } = carried;
  const isTaken = LIFTABLE.includes(String(parts["kind"])) && choosing.completes(parts) !== null;
  if (!(isCarried || isTaken) || event.button !== 0 || !event.isPrimary) return;
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  const isTouch = event.pointerType === "touch";
  drag = { carried, element, pointer, x, y, isTouch, hold: undefined, ghost: null, inHand: Promise.resolve() };
  if (isTouch) drag.hold = setTimeout(lift, HOLD);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", stop);
}

function onMove(event: PointerEvent): void {
  if (!drag || event.pointerId !== drag.pointer) return;
  const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_STARTS;
  if (!drag.ghost && isFar) {
    if (drag.isTouch) return stop();
    lift();
  }
  if (!drag.ghost) return;
  follow(drag.ghost, event.clientX, event.clientY);
  const under = targetAt(document.elementFromPoint(event.clientX, event.clientY));
  drag.carried.choosing.point(under?.target.parts ?? null);
}

function lift(): void {
  if (!drag) return;
  getSelection()?.removeAllRanges();
  drag.ghost = copyOf(drag.element.querySelector(".die") ?? drag.element);
  drag.ghost.classList.add("ghost");
  document.body.append(drag.ghost);
  follow(drag.ghost, drag.x, drag.y);
  drag.element.setAttribute("data-carried", "true");
  if (!drag.carried.isCarried) drag.inHand = drag.carried.choosing.pick(drag.carried.parts);
}

async function onUp(event: PointerEvent): Promise<void> {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { carried, element, ghost, inHand } = drag;
  stop();
  if (!ghost) return;
  swallowClick();
  await inHand;
  await tick();
  const under = targetAt(document.elementFromPoint(event.clientX, event.clientY));
  carried.choosing.point(null);
  if (under && under.element !== element) await under.target.choosing.pick(under.target.parts);
}

function stop(): void {
  clearTimeout(drag?.hold);
  drag?.ghost?.remove();
  drag?.element.removeAttribute("data-carried");
  drag = null;
  document.removeEventListener("pointermove", onMove);
  document.removeEventListener("pointerup", onUp);
  document.removeEventListener("pointercancel", stop);
}

/** A browser may take the end of a drag for a click on what lies there. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  document.addEventListener("click", swallow, { capture: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
}

function follow(ghost: HTMLElement, x: number, y: number): void {
  ghost.style.setProperty("translate", `calc(${x}px - 50%) calc(${y}px - 50%)`);
}
