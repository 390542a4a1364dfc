/** Session: this screen at one table. It listens, keeps the log, and decides whose eyes the screen may show. */

import { tick } from "svelte";
import { api, Refused } from "../api/client";
import { Live } from "../api/live";
import type { Choice, Event, Parts, Problem, TableState } from "../api/types";
import type { GameModule } from "../games";
import { notices } from "../notices.svelte";
import { plainArgs, sayConsequences, seatNames, type ArgsOf } from "../saying";
import { t } from "../words.svelte";
import { Choosing } from "./choosing.svelte";
import { Flying } from "./flying";

const SPECTATOR = -1;
/** What no waiting will change. */
const LASTING = ["no-such-table", "other-components", "other-version", "broken-game"];
const SEATLESS = ["not-your-seat", "no-such-seat"];

export class Session {
  /** What is shown; none until the server answered, and none while the screen is handed over. */
  state = $state.raw<TableState | null>(null);
  /** Everything that happened, by its number. */
  log = $state.raw<Event[]>([]);
  isConnected = $state(true);
  /** The seat that the screen is to be passed to; until somebody confirms, nothing is shown. */
  passTo = $state<number | null>(null);
  /** Why there is nothing to show. */
  problem = $state.raw<Problem | null>(null);
  isThinking = $state(false);
  /** Known before anything is shown, so that its drawings can be loaded meanwhile. */
  gameName = $state<string | null>(null);

  readonly choosing: Choosing;
  readonly flying = new Flying();
  private live: Live | null = null;
  /** The seat that the live line looks from. */
  private watched = SPECTATOR;
  private isGone = false;
  /** Events that this screen played itself need not be shown to it. */
  private readonly played = new Set<number>();

  constructor(
    readonly code: string,
    private readonly game: () => GameModule | null,
  ) {
    this.choosing = new Choosing({
      play: (choice) => this.play(choice),
      refuse: (parts) => this.refuse(parts),
      tell: (choice) => sayConsequences(this.state?.game ?? "", choice.consequences, this.args),
    });
    this.enter();
  }

  readonly args: ArgsOf = (parts) => (this.game()?.args ?? plainArgs)(parts);

  get names(): string[] {
    return seatNames(this.state?.seats ?? []);
  }

  get mySeats(): number[] {
    return mineOf(this.state);
  }

  /** It is the turn of the seat that this screen shows. */
  get isMyTurn(): boolean {
    return this.state !== null && this.state.turn !== null && this.state.turn === this.state.seat && this.state.decision !== null;
  }

  close(): void {
    this.isGone = true;
    this.live?.close();
    this.flying.stop();
  }

  // --- Whose eyes ---

  /** From the seat that last held this screen; without one as a spectator, who sees no secret, and then from my seat. */
  private enter(): void {
    const holder = localStorage.getItem(this.holderKey);
    this.watch(holder === null ? SPECTATOR : Number(holder));
  }

  /** The one that last held this screen, else my first, also one that a bot plays for me. */
  private seatIn(state: TableState): number {
    const mine = mineOf(state);
    const holder = Number(localStorage.getItem(this.holderKey) ?? Number.NaN);
    if (mine.includes(holder)) return holder;
    return mine[0] ?? state.seats.find((seat) => seat.is_mine)?.seat ?? SPECTATOR;
  }

  private get holderKey(): string {
    return `holder ${this.code}`;
  }

  private watch(seat: number): void {
    if (this.isGone) return;
    this.live?.close();
    this.watched = seat;
    if (seat !== SPECTATOR) localStorage.setItem(this.holderKey, String(seat));
    this.live = new Live(this.code, seat, this.log.length, {
      heard: (state) => void this.absorb(state),
      connected: (isConnected) => {
        this.isConnected = isConnected;
        if (!isConnected) void this.check(seat);
      },
    });
  }

  /** With other eyes: the log too holds what those of before knew, so it is told anew. */
  private lookFrom(seat: number): void {
    this.log = [];
    this.watch(seat);
  }

  /** The live line broke: perhaps for good, since there is no such table, or the seat is not ours any more. */
  private async check(seat: number): Promise<void> {
    try {
      await api.table(this.code, seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.isGone) return;
      if (LASTING.includes(error.problem.name)) {
        this.live?.close();
        this.problem = error.problem;
      } else if (SEATLESS.includes(error.problem.name)) {
        localStorage.removeItem(this.holderKey);
        this.state = null;
        this.lookFrom(SPECTATOR);
      }
    }
  }

  /** The person the screen was passed to is looking at it now. */
  takeScreen(): void {
    if (this.passTo === null) return;
    const seat = this.passTo;
    this.passTo = null;
    this.state = null;
    this.lookFrom(seat);
  }

  /** Another of my seats is to move: the screen follows, and if there are secrets it is handed over first. */
  private follow(state: TableState): boolean {
    const { turn } = state;
    if (this.passTo !== null) {
      if (turn !== null && mineOf(state).includes(turn)) this.passTo = turn;
      return true;
    }
    if (state.seat === null && this.seatIn(state) !== SPECTATOR) {
      this.lookFrom(this.seatIn(state));
      return true;
    }
    if (turn === null || state.seat === turn || !mineOf(state).includes(turn)) return false;
    if (state.seat !== null && state.has_secrets) {
      this.passTo = turn;
      this.state = { ...state, view: {}, decision: null, seat: null, has_secrets: false };
      this.choosing.offer([]);
      this.lookFrom(SPECTATOR);
      return true;
    }
    this.watch(turn);
    return false;
  }

  // --- What happens ---

  private async absorb(state: TableState): Promise<void> {
    // An answer that comes after the screen looks from elsewhere is for other eyes.
    if (this.isGone || (state.seat ?? SPECTATOR) !== this.watched) return;
    this.gameName = state.game;
    // An answer may tell less than the live line, which then brings what is between.
    const fresh = state.events.filter((event) => event.number >= this.log.length);
    const isNext = fresh[0]?.number === this.log.length;
    const isFirst = this.log.length === 0;
    if (isNext) this.log = [...this.log, ...fresh];
    if (this.state && state.number < this.state.number) return;
    if (this.follow(state)) return;
    const before = this.state;
    const isShown = !isFirst && before !== null && before.seat === state.seat && Object.keys(before.view).length > 0;
    if (isShown) this.takeOff(fresh, before.view, state.view);
    const hadFocus = document.activeElement !== document.body;
    this.state = state;
    this.choosing.offer(state.decision?.moves ?? []);
    await tick();
    this.flying.land();
    if (hadFocus && document.activeElement === document.body) this.focusBoard();
  }

  /** What had the focus is gone; the keyboard goes on from the first thing that can be chosen. */
  private focusBoard(): void {
    const next = document.querySelector<HTMLElement | SVGElement>("[data-lit]") ?? document.getElementById("sentence");
    next?.focus({ preventScroll: true });
  }

  private takeOff(events: Event[], before: Parts, after: Parts): void {
    const game = this.game();
    if (!game) return;
    const shown = events.filter((event) => event.kind === "move" && !this.played.has(event.number));
    this.flying.takeOff(shown.map((event) => game.flights(event, before, after)));
  }

  // --- What can be done ---

  /** Does something at the table; what the server refuses is said. */
  async attempt(deed: () => Promise<TableState>): Promise<TableState | null> {
    try {
      const state = await deed();
      await this.absorb(state);
      return state;
    } catch (error) {
      notices.fail(error);
      return null;
    }
  }

  private async play(choice: Choice): Promise<void> {
    const { state } = this;
    if (!state || state.seat === null) return;
    const { seat, number } = state;
    this.played.add(number);
    const answer = await this.attempt(() => api.play(this.code, seat, number, choice.number));
    if (!answer) this.played.delete(number);
  }

  private async refuse(parts: Parts): Promise<void> {
    const { state } = this;
    if (!state || state.seat === null) return;
    if (state.is_over) return;
    if (!this.isMyTurn) {
      notices.say(t("problem-not-your-turn"), null, null, true);
      return;
    }
    try {
      const problem = await api.why(this.code, state.seat, parts);
      if (problem) notices.refuse(problem, this.args);
    } catch (error) {
      notices.fail(error);
    }
  }

  /** Whose move an undo takes back: at a shared screen perhaps not that of the seat which is shown. */
  private get lastMover(): number | null {
    const undone = new Set(this.log.map((event) => event.undoes));
    const last = this.log.findLast((event) => event.kind === "move" && !undone.has(event.number));
    return last && last.seat !== null && this.mySeats.includes(last.seat) ? last.seat : null;
  }

  async undo(): Promise<void> {
    const { state } = this;
    const mover = this.lastMover ?? state?.seat ?? null;
    if (!state || mover === null) return;
    const { number, undo } = state;
    if (undo.is_possible) await this.attempt(() => api.undo(this.code, mover, number));
    else notices.say(t(`problem-undo-${undo.reason ?? "nothing"}`), null, null, true);
  }

  async hint(): Promise<void> {
    const { state } = this;
    if (!state || state.seat === null || this.isThinking) return;
    if (!this.isMyTurn) {
      notices.say(t("problem-not-your-turn"), null, null, true);
      return;
    }
    this.isThinking = true;
    try {
      const hint = await api.hint(this.code, state.seat);
      if (hint.number === this.state?.number) this.choosing.prospects = hint.prospects;
    } catch (error) {
      notices.fail(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** After taking or leaving a seat the screen looks from there. */
  async sit(deed: () => Promise<TableState>): Promise<void> {
    try {
      const state = await deed();
      this.state = null;
      this.lookFrom(this.seatIn(state));
    } catch (error) {
      notices.fail(error);
    }
  }
}

/** The seats that this screen plays: mine, and no bot stands in for me. */
function mineOf(state: TableState | null): number[] {
  return state?.seats.filter((seat) => seat.is_mine && !seat.is_stand_in).map((seat) => seat.seat) ?? [];
}
