/** The sentence that always says what is expected now, and of whom. */

import type { TableState } from "../api/types";
import { maybe, t } from "../words.svelte";

export function expecting(table: TableState, names: string[], isMine: boolean): string {
  if (table.is_over) return t("game-is-over");
  if (table.turn === null) return t("waiting");
  const seat = table.seats[table.turn];
  const name = names[table.turn] ?? "";
  const phase = String(table.view.phase);
  if (isMine) return maybe(`${table.game}-ask-${phase}`) ?? t("your-turn");
  if (seat?.kind === "open") return t("waiting-for-seat", { number: table.turn + 1 });
  return maybe(`${table.game}-wait-${phase}`, { name }) ?? t("waiting-for", { name });
}
