/** The languages there are, each with its own name for itself. */
export const LANGUAGE_NAMES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
  it: "Italiano",
  pt: "Português",
  pl: "Polski",
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Whose form of a language is spoken: plain `pt` would count the Brazilian way, where 0 is singular. */
const REGIONS: Partial<Record<Language, string>> = { en: "en-GB", pt: "pt-PT" };

/** The tag that numbers, lists and dates are formatted with. */
export function localeOf(language: Language): string {
  return REGIONS[language] ?? language;
}

/** The first of the wishes (BCP 47 tags, best first) that we speak; English where there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((each) => each === wish.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}
