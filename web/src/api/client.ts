/** Asking the server. What it refuses is thrown as a `Refused` that carries the server's own sentence. */

import type {
  Games,
  Hint,
  History,
  Me,
  NewTable,
  Parts,
  Position,
  Problem,
  RuleBook,
  Status,
  TableState,
  Token,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

const UNREACHABLE: Problem = {
  name: "unreachable",
  sentence: "The server cannot be reached.",
  rule: null,
  game: null,
  parts: {},
};

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new Refused(isProblem(answer) ? answer : UNREACHABLE, response.status);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "name" in answer && "sentence" in answer;
}

function seatQuery(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

let games: Promise<Games> | null = null;

export const api = {
  status: () => ask<Status>("GET", "/status"),

  /** The games never change while a server runs, so they are asked for once. */
  games(): Promise<Games> {
    games ??= ask<Games>("GET", "/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },

  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  rules: (game: string, language: string) => ask<RuleBook>("GET", `/rules/${game}/${language}`),

  open: (table: NewTable) => ask<TableState>("POST", "/tables", table),
  table: (code: string, seat: number | null = null) => ask<TableState>("GET", `/tables/${code}${seatQuery(seat)}`),
  play: (code: string, seat: number, number: number, move: number) =>
    ask<TableState>("POST", `/tables/${code}/moves`, { seat, number, move }),
  undo: (code: string, seat: number, number: number) =>
    ask<TableState>("POST", `/tables/${code}/undo`, { seat, number }),
  why: (code: string, seat: number, parts: Parts) =>
    ask<Problem | null>("POST", `/tables/${code}/why`, { seat, parts }),
  hint: (code: string, seat: number) => ask<Hint>("POST", `/tables/${code}/hint`, { seat }),
  rematch: (code: string) => ask<TableState>("POST", `/tables/${code}/rematch`),

  claim: (code: string, seat: number, name: string) =>
    ask<TableState>("POST", `/tables/${code}/seats/${seat}/claim`, { name }),
  leave: (code: string, seat: number) => ask<TableState>("POST", `/tables/${code}/seats/${seat}/leave`),
  seatBot: (code: string, seat: number, level: string) =>
    ask<TableState>("PUT", `/tables/${code}/seats/${seat}/bot`, { level }),
  token: (code: string, seat: number) => ask<Token>("POST", `/tables/${code}/seats/${seat}/token`),
  unseatBot: (code: string, seat: number) => ask<TableState>("DELETE", `/tables/${code}/seats/${seat}/bot`),

  history: (code: string, seat: number | null = null) =>
    ask<History>("GET", `/tables/${code}/history${seatQuery(seat)}`),
  position: (code: string, at: number, seat: number | null = null) =>
    ask<Position>("GET", `/tables/${code}/history/${at}${seatQuery(seat)}`),
};
