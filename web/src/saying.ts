/** Saying: what the server sends, in the reader's words. */

import type { GameModule } from "./games";
import type { Choice, Event, Parts, Problem, SeatState } from "./api/types";
import { maybe, t, type Args } from "./words.svelte";

export type ArgsOf = GameModule["args"];

/** How to call a seat. */
export function seatName(seat: SeatState): string {
  if (seat.kind === "open") return t("seat-open", { number: seat.seat + 1 });
  if (seat.kind === "bot") return t("seat-bot", { level: levelName(seat.level) });
  return seat.name ?? t("default-name");
}

/** Every seat's name, told apart by a number where two are the same. */
export function seatNames(seats: SeatState[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

export function levelName(level: string | null): string {
  return level === null ? "" : (maybe(`level-${level}`) ?? level);
}

function kindOf(parts: Parts): string {
  return String(parts.kind).replaceAll(" ", "-");
}

/** The parts as a sentence can use them; a board's own arguments say more. */
export function plainArgs(parts: Parts): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
    else if (typeof value === "boolean") args[key] = String(value);
  }
  return args;
}

export function sayMove(game: string, move: { parts: Parts; text: string }, args: ArgsOf): string {
  const kind = kindOf(move.parts);
  if (kind === "secret") return t("move-secret");
  return maybe(`${game}-move-${kind}`, args(move.parts)) ?? move.text;
}

export function sayConsequences(game: string, consequences: Parts[], args: ArgsOf): string {
  return consequences
    .map((one) => maybe(`${game}-consequence-${kindOf(one)}`, args(one)))
    .filter((said) => said !== null)
    .join(", ");
}

export function sayChoice(game: string, choice: Choice, args: ArgsOf): string {
  const leadsTo = sayConsequences(game, choice.consequences, args);
  const move = sayMove(game, choice, args);
  return leadsTo ? t("move-leads-to", { move, leadsTo }) : move;
}

/** What chance did after an event, as far as it is worth a line. */
export function sayChance(game: string, event: Event, args: ArgsOf): string[] {
  return event.chance
    .map((drawn) => maybe(`${game}-chance-${kindOf(drawn.parts)}`, args(drawn.parts)))
    .filter((said) => said !== null);
}

export function sayEvent(game: string, event: Event, names: string[], args: ArgsOf): string {
  const name = event.seat === null ? "" : (names[event.seat] ?? "");
  if (event.kind === "start") return t("log-start");
  if (event.kind === "undo") return t("log-undo", { name });
  const move = sayMove(game, event, args);
  const leadsTo = sayConsequences(game, event.consequences, args);
  return leadsTo ? t("log-move-leads-to", { name, move, leadsTo }) : t("log-move", { name, move });
}

export function sayProblem(problem: Problem, args: ArgsOf = plainArgs): string {
  const own = problem.game ? maybe(`${problem.game}-refusal-${problem.name}`, args(problem.parts ?? {})) : null;
  // The server's sentence ends with the rule's id in brackets, which the page shows as a link.
  const plain = problem.sentence.replace(/ ?\[[A-Z][A-Za-z0-9-]*\]$/, "");
  return own ?? maybe(`problem-${problem.name}`, plainArgs(problem.parts ?? {})) ?? plain;
}

export function ruleLink(problem: Problem): string | null {
  return problem.rule && problem.game ? `/rules/${problem.game}#${problem.rule}` : null;
}

/** How long ago, in the reader's language. */
export function ago(moment: string, language: string): string {
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds > -60) return format.format(0, "minute");
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}
