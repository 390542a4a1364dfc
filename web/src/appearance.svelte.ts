/** Light, dark, or as the system says. public/appearance.js sets it before the first paint. */

export const APPEARANCES = ["system", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

const STORED = "appearance";

function stored(): Appearance {
  const found = localStorage.getItem(STORED);
  return APPEARANCES.find((one) => one === found) ?? "system";
}

class Look {
  appearance = $state<Appearance>(stored());

  choose(appearance: Appearance): void {
    this.appearance = appearance;
    localStorage.setItem(STORED, appearance);
    if (appearance === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = appearance;
  }
}

export const look = new Look();
