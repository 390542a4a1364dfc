/** Pointing: one set of listeners for all targets. Click-click, drag, hold-and-drag by touch, Enter, Space, arrow keys. */

import { targetAt, type Target } from "./target";

const DRAG_STARTS = 7; // pixels, so that an unsteady click is still a click
const HOLD = 260; // milliseconds, so that a swipe over the board still scrolls

const EDGE = 80; // pixels
const STEP = 14;

interface Drag {
  element: Element;
  target: Target;
  pointer: number;
  x: number;
  y: number;
  isTouch: boolean;
  isMoving: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
  ghost: Element | null;
}

let isListening = false;
let drag: Drag | null = null;
let ignoresNextClick = false;

export function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerover", onPoint);
  document.addEventListener("pointerout", onLeave);
  document.addEventListener("focusin", onPoint);
  document.addEventListener("focusout", onLeave);
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", onLost);
  document.addEventListener("touchmove", (event) => drag?.isMoving && event.preventDefault(), { passive: false });
  document.addEventListener("contextmenu", (event) => drag?.isTouch && event.preventDefault());
}

function onClick(event: MouseEvent): void {
  if (ignoresNextClick) {
    ignoresNextClick = false;
    return;
  }
  const found = targetAt(event.target);
  if (found) void found.target.choosing.pick(found.target.parts);
}

function onPoint(event: Event): void {
  const found = targetAt(event.target);
  found?.target.choosing.point(found.target.parts);
}

/** A moment later: what leaves because the board is drawn anew does so in the middle of the drawing. */
function onLeave(event: Event): void {
  const found = targetAt(event.target);
  queueMicrotask(() => {
    if (found && found.target.choosing.pointed === found.target.parts) found.target.choosing.point(null);
  });
}

// --- The keyboard ---

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const found = targetAt(event.target);
  if (!found) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    void found.target.choosing.pick(found.target.parts);
    return;
  }
  const direction = DIRECTIONS[event.key];
  if (!direction) return;
  event.preventDefault();
  const next = nearest(found.element, direction);
  if (next instanceof HTMLElement || next instanceof SVGElement) {
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** The closest lit target that way; what lies aside counts as farther. */
function nearest(from: Element, [dx, dy]: [number, number]): Element | null {
  const start = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll("[data-lit], [data-chosen]")) {
    if (element === from) continue;
    const place = middle(element);
    const ahead = (place.x - start.x) * dx + (place.y - start.y) * dy;
    const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
    if (ahead <= 1) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// --- Drag ---

function onDown(event: PointerEvent): void {
  ignoresNextClick = false;
  const found = targetAt(event.target);
  if (!found || event.button !== 0 || !event.isPrimary) return;
  const { choosing, parts } = found.target;
  const canGo = choosing.isChosen(parts) || choosing.isLit(parts) || choosing.isOther(parts);
  if (!canGo || choosing.completes(parts)) return;
  const isTouch = event.pointerType === "touch";
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  drag = { ...found, pointer, x, y, isTouch, isMoving: false, hold: undefined, ghost: null };
  if (isTouch) drag.hold = setTimeout(lift, HOLD);
}

function onMove(event: PointerEvent): void {
  if (!drag || event.pointerId !== drag.pointer) return;
  const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
  if (!drag.isMoving && distance > DRAG_STARTS) {
    if (drag.isTouch) {
      forget();
      return;
    }
    lift();
  }
  if (!drag?.ghost) return;
  place(drag.ghost, event.clientX, event.clientY);
  scrollAlong(event.clientY);
  const under = targetAt(document.elementFromPoint(event.clientX, event.clientY));
  drag.target.choosing.point(under?.target.parts ?? null);
}

/** What is dragged to the edge of the screen wants to go on. */
function scrollAlong(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}

function onUp(event: PointerEvent): void {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { element, isMoving, target } = drag;
  forget();
  if (!isMoving) return;
  ignoresNextClick = true;
  setTimeout(() => (ignoresNextClick = false));
  const under = targetAt(document.elementFromPoint(event.clientX, event.clientY));
  target.choosing.point(null);
  if (under && under.element !== element) void under.target.choosing.pick(under.target.parts);
}

function onLost(event: PointerEvent): void {
  if (drag?.pointer === event.pointerId) forget();
}

function lift(): void {
  if (!drag) return;
  const { choosing, parts } = drag.target;
  drag.isMoving = true;
  getSelection()?.removeAllRanges();
  drag.ghost = ghostOf(drag.element);
  place(drag.ghost, drag.x, drag.y);
  if (!choosing.isChosen(parts)) void choosing.pick(parts);
}

function forget(): void {
  clearTimeout(drag?.hold);
  drag?.ghost?.remove();
  drag = null;
}

/** A copy of what is dragged, which follows the pointer. */
function ghostOf(element: Element): Element {
  const ghost = copyOf(element);
  ghost.classList.add("ghost");
  document.body.append(ghost);
  return ghost;
}

/** A copy of an element as it looks where it is, in a box of its own; what is inside an SVG gets an SVG of its own. */
export function copyOf(element: Element): HTMLElement {
  const size = element.getBoundingClientRect();
  const holder = document.createElement("div");
  holder.className = "copy";
  holder.setAttribute("aria-hidden", "true");
  holder.style.setProperty("width", `${size.width}px`);
  holder.style.setProperty("height", `${size.height}px`);
  const copy = bare(element.cloneNode(true) as Element);
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    const inner = element.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    svg.setAttribute("width", "100%");
    svg.setAttribute("height", "100%");
    copy.removeAttribute("transform");
    svg.append(copy);
    holder.append(svg);
  } else {
    holder.append(copy);
  }
  return holder;
}

/** Without what makes it a target or a spot, so that a copy is never found in place of the original. */
function bare(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "data-lit", "data-chosen", "data-other", "data-hint", "data-spot"]) {
      element.removeAttribute(name);
    }
    for (const { name } of [...element.attributes]) if (name.startsWith("aria-")) element.removeAttribute(name);
    element.classList.remove("lit", "chosen", "other", "hint");
  }
  return copy;
}

function place(ghost: Element, x: number, y: number): void {
  if (ghost instanceof HTMLElement) ghost.style.setProperty("translate", `calc(${x}px - 50%) calc(${y}px - 50%)`);
}
