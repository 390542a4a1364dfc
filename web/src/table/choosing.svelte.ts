/** Choosing: from the first thing touched to a move, among the legal moves that the server listed. Knows no rule. */

import type { Choice, Parts, Prospect } from "../api/types";

export interface Table {
  /** Sends a move that is completely chosen. */
  play(choice: Choice): Promise<void>;
  /** Says why no legal move has these parts. */
  refuse(parts: Parts): Promise<void>;
  /** What a move leads to at once, in words. */
  tell(choice: Choice): string;
}

export class Choosing {
  /** Every legal move of the onlooker's seat; none while it is not to move. */
  moves = $state.raw<Choice[]>([]);
  /** What has been picked so far. */
  chosen = $state.raw<Parts>({});
  /** What the pointer or the focus is on. */
  pointed = $state.raw<Parts | null>(null);
  /** The best few moves, once they were asked for. */
  prospects = $state.raw<Prospect[]>([]);
  /** A move is on its way to the server. */
  isBusy = $state(false);

  /** Without a table nothing can be chosen: a position of the past, or a drawing. */
  constructor(private readonly table: Table | null) {}

  get isInert(): boolean {
    return this.table === null;
  }

  /** The legal moves that what is chosen still allows. */
  readonly left = $derived(this.moves.filter((move) => agrees(move.parts, this.chosen)));

  /** Whether a legal move has all that is chosen and these parts. */
  isLit(parts: Parts): boolean {
    return !contradicts(this.chosen, parts) && this.left.some((move) => agrees(move.parts, parts));
  }

  /** Whether these parts could be chosen in place of what is chosen now. */
  isOther(parts: Parts): boolean {
    return contradicts(this.chosen, parts) && this.moves.some((move) => agrees(move.parts, parts));
  }

  isChosen(parts: Parts): boolean {
    return Object.keys(parts).length > 0 && agrees(this.chosen, parts);
  }

  /** The only move that what is chosen and these parts lead to. */
  preview(parts: Parts): Choice | null {
    if (contradicts(this.chosen, parts)) return null;
    const found = this.left.filter((move) => agrees(move.parts, parts));
    return found.length === 1 ? found[0]! : null;
  }

  /** The best of the hinted moves that what is chosen and these parts can still become. */
  hint(parts: Parts): Prospect | null {
    const wanted = { ...this.chosen, ...parts };
    if (contradicts(this.chosen, parts)) return null;
    return this.prospects.find((prospect) => agrees(prospect.parts, wanted)) ?? null;
  }

  /** The move that picking these parts would play at once. */
  completes(parts: Parts): Choice | null {
    const found = this.preview(parts);
    return found && isWhole(found, { ...this.chosen, ...parts }) ? found : null;
  }

  tell(choice: Choice): string {
    return this.table?.tell(choice) ?? "";
  }

  /** Narrows the choice; plays when one move is left and all of its parts are chosen; picked again, it is let go. */
  async pick(parts: Parts): Promise<void> {
    if (this.table === null || this.isBusy) return;
    if (this.isChosen(parts)) {
      this.cancel();
      return;
    }
    if (this.isOther(parts)) this.chosen = this.without(parts);
    if (!this.isLit(parts)) {
      const wanted = { ...this.chosen, ...parts };
      await this.table.refuse(wanted);
      return;
    }
    const whole = this.completes(parts);
    if (whole) await this.play(whole);
    else this.chosen = { ...this.chosen, ...parts };
  }

  async play(choice: Choice): Promise<void> {
    if (this.table === null || this.isBusy) return;
    this.isBusy = true;
    try {
      await this.table.play(choice);
    } finally {
      this.isBusy = false;
      this.cancel();
    }
  }

  /** What is chosen, less what these parts replace; nothing of it where the rest does not go with them. */
  private without(parts: Parts): Parts {
    const kept = Object.fromEntries(Object.entries(this.chosen).filter(([key]) => !(key in parts)));
    const wanted = { ...kept, ...parts };
    return this.moves.some((move) => agrees(move.parts, wanted)) ? kept : {};
  }

  point(parts: Parts | null): void {
    this.pointed = parts;
  }

  cancel(): void {
    this.chosen = {};
  }

  /** Takes over what may be done now; a choice in progress goes on if the moves are the same as before. */
  offer(moves: Choice[]): void {
    if (isSame(numbersOf(moves), numbersOf(this.moves))) {
      this.moves = moves;
      return;
    }
    this.moves = moves;
    this.chosen = {};
    this.pointed = null;
    this.prospects = [];
  }
}

/** Nothing can be chosen with it: for positions of the past and for drawings. */
export function inert(): Choosing {
  return new Choosing(null);
}

function numbersOf(moves: Choice[]): string[] {
  return moves.map((move) => `${move.number} ${move.text}`);
}

/** Whether `whole` has every one of the parts. */
function agrees(whole: Parts, parts: Parts): boolean {
  return Object.keys(parts).every((key) => key in whole && isSame(whole[key], parts[key]));
}

function contradicts(chosen: Parts, parts: Parts): boolean {
  return Object.keys(parts).some((key) => key in chosen && !isSame(chosen[key], parts[key]));
}

/** The kind goes without saying: a thing that is picked seldom knows what it is picked for. */
function isWhole(move: Choice, chosen: Parts): boolean {
  return Object.keys(move.parts).every((key) => key === "kind" || key in chosen);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
