/** The page's words: Fluent messages in the reader's language, in English where a translation is missing. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "cs", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const languages: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("./languages/en"),
  cs: () => import("./languages/cs"),
  pl: () => import("./languages/pl"),
  ru: () => import("./languages/ru"),
};
const STORED = "language";

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<FluentBundle[]>([]);

  async use(language: Language): Promise<void> {
    const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
    this.bundles = await Promise.all(wanted.map(load));
    this.language = language;
    document.documentElement.lang = language;
  }

  find(id: string, args?: Args): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args ?? null, []);
    }
    return null;
  }
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const { texts } = await languages[language]();
  for (const text of texts) {
    bundle.addResource(new FluentResource(text));
    await breath();
  }
  return bundle;
}

/** Lets the browser do what waits, so that reading the words never holds up a touch. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export const words = new Words();

/** The message in the reader's language; the id itself where there is none, so that a hole is seen and not hidden. */
export function t(id: string, args?: Args): string {
  return words.find(id, args) ?? id;
}

/** The message, or null where the convention allows that there is none. */
export function maybe(id: string, args?: Args): string | null {
  return words.find(id, args);
}

/** A number with its sign, as points are written: +7, −2. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number with a true minus. */
export function plain(points: number): string {
  return String(points).replace("-", "−");
}

export function usualLanguage(): Language {
  const isKnown = (tag: string | null): tag is Language => LANGUAGES.some((language) => language === tag);
  const stored = localStorage.getItem(STORED);
  if (isKnown(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isKnown) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  await words.use(language);
}
