/** Wishes: what the form of a new table holds, and what is asked of the server with it. */

import type { OptionInfo, SeatWish } from "../api/types";
import { t } from "../words.svelte";

export type Value = boolean | number | string;

export interface Sitting {
  key: number;
  kind: SeatWish["kind"];
  /** Empty: the usual word. */
  name: string;
  /** Empty: the usual level. */
  level: string;
}

/** Some names of an option, joined as the server reads them. */
export const JOINT = "+";

export function wishOf(seat: Sitting, at: number, myName: string, usualLevel: string): SeatWish {
  switch (seat.kind) {
    case "me":
      return { kind: "me", name: myName };
    case "here":
      return { kind: "here", name: seat.name.trim() || t("default-neighbor", { number: at + 1 }) };
    case "bot":
      return { kind: "bot", level: seat.level || usualLevel };
    case "open":
      return { kind: "open" };
  }
}

export function namesIn(value: Value | undefined, option: OptionInfo): string[] {
  if (typeof value !== "string" || option.values.includes(value)) return [];
  return value.split(JOINT).filter((name) => name !== "");
}

/** A combination counts once it has as many names as it must. */
export function isComplete(option: OptionInfo, value: Value | undefined): boolean {
  if (!option.some_of || value === undefined || option.values.includes(value)) return true;
  return namesIn(value, option).length === option.some_of.count;
}
