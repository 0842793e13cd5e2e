/** Where the letters lie on keyboards. */

import { QWERTY, type Layout } from "./qwerty";

export const QWERTZ: Layout = { ...QWERTY, KeyY: "z", KeyZ: "y" };
export const AZERTY: Layout = { ...QWERTY, KeyQ: "a", KeyA: "q", KeyW: "z", KeyZ: "w", KeyM: "," };

/** Language, or language and region → what is common there; all others write on QWERTY. */
const COMMON: Readonly<Record<string, Layout>> = {
  de: QWERTZ,
  fr: AZERTY,
  "fr-CA": QWERTY,
  "fr-CH": QWERTZ,
  "fr-LU": QWERTZ,
  "it-CH": QWERTZ,
  "nl-BE": AZERTY,
};

/** The layout that a reader of `language` has most likely; `locales` are those of the browser, the best first. */
export function guessLayout(language: string, locales: readonly string[]): Layout {
  const locale = locales.find((each) => each.split("-", 1)[0] === language) ?? language;
  return COMMON[locale] ?? COMMON[language] ?? QWERTY;
}

/** The first of the known layouts on which every letter lies where it was met. */
export function findLayout(met: Layout): Layout | null {
  const fits = (layout: Layout): boolean => Object.entries(met).every(([code, letter]) => layout[code] === letter);
  return [QWERTY, QWERTZ, AZERTY].find(fits) ?? null;
}
