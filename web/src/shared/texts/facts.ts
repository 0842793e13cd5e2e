/** Facts as a sentence takes them: the page's side of `klub/texts/facts.py`, held together by `facts.json`. */

/** What a sentence can be told; of a list it makes “Ada, Bo and Cy”. */
export type Facts = Record<string, string | number | readonly string[]>;

/** What Fluent takes. */
export type PlainFacts = Record<string, string | number>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Facts as text and numbers, by the locale of the page. */
export function plainFacts(facts: Facts, locale: string): PlainFacts {
  const plain: PlainFacts = {};
  for (const [name, fact] of Object.entries(facts)) {
    plain[name] = typeof fact === "number" ? fact : typeof fact === "string" ? apart(fact) : joined(fact, locale);
  }
  return plain;
}

/** A list as a language says it: “Ada, Bo und Cy”. */
export function joined(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(items.map(apart));
}

/** Words that run from right to left would take numbers and marks beside them along: they are isolated. */
export function apart(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
