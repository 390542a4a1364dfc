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
  private readonly system = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    this.system.addEventListener("change", () => this.show());
  }

  choose(appearance: Appearance): void {
    this.appearance = appearance;
    localStorage.setItem(STORED, appearance);
    this.show();
  }

  private show(): void {
    const ofSystem = this.system.matches ? "dark" : "light";
    document.documentElement.dataset.theme = this.appearance === "system" ? ofSystem : this.appearance;
  }
}

export const look = new Look();
