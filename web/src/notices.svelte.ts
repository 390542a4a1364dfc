/** Short sentences to the person at this screen: a refusal with its rule, or that something was copied. */

import { Refused } from "./api/client";
import type { Problem } from "./api/types";
import { ruleLink, sayProblem, type ArgsOf } from "./saying";

export interface Notice {
  id: number;
  sentence: string;
  rule: string | null;
  link: string | null;
  isProblem: boolean;
}

const SHOWN_FOR = 7000;

class Notices {
  shown = $state.raw<Notice[]>([]);
  private last = 0;

  say(sentence: string, rule: string | null = null, link: string | null = null, isProblem = false): void {
    const notice = { id: ++this.last, sentence, rule, link, isProblem };
    this.shown = [...this.shown.filter((one) => one.sentence !== sentence).slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), SHOWN_FOR);
  }

  refuse(problem: Problem, args?: ArgsOf): void {
    this.say(sayProblem(problem, args), problem.rule ?? null, ruleLink(problem), true);
  }

  /** Says what went wrong if the server refused it; anything else is a fault of the page and goes on. */
  fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.refuse(error.problem);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
