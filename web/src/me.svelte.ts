/** Who is at this screen: a name, and the tables with a seat of theirs. No registration: the server knows the cookie. */

import { api } from "./api/client";
import type { Me } from "./api/types";
import { t } from "./words.svelte";

class Person {
  known = $state.raw<Me | null>(null);

  get name(): string {
    return this.known?.name ?? t("default-name");
  }

  async load(): Promise<void> {
    this.known = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.known = await api.rename(name);
  }
}

export const me = new Person();
