/** What is seen on the Picture cards, in words. */
import { late } from "$shared/late";
import type { Say } from "$shared/texts/texts.svelte";

type Seen = typeof import("virtual:cluellage/seen").default;
type Load = () => Promise<{ default: readonly string[] }>;

const WORDS: Readonly<Record<string, Load>> = {
  de: () => late(() => import("virtual:cluellage/tags/de")),
  fr: () => late(() => import("virtual:cluellage/tags/fr")),
  nl: () => late(() => import("virtual:cluellage/tags/nl")),
  es: () => late(() => import("virtual:cluellage/tags/es")),
  it: () => late(() => import("virtual:cluellage/tags/it")),
  pt: () => late(() => import("virtual:cluellage/tags/pt")),
  pl: () => late(() => import("virtual:cluellage/tags/pl")),
};

/** What is seen on pictures, in words that are fetched when they are first wanted. */
export class Lexicon {
  #seen: Seen | null = $state.raw(null);
  #words: Readonly<Record<string, readonly string[]>> = $state.raw({});
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is on its way is not shown
  #wanted = new Set<string>();

  /** A picture in words, its tags; only a name for it until they are here. */
  describe(card: string, say: Say): string {
    const words = this.#in(say);
    const tags = this.#seen?.pictures[card];
    if (!words || !tags) return say("cluellage-page-picture");
    return tags.map((tag) => words[tag] ?? "").join(", ");
  }

  /** What a tag is called in the language of the page. */
  word(tag: string, say: Say): string {
    const words = this.#in(say);
    return words?.[this.#seen?.tags.indexOf(tag) ?? -1] ?? tag;
  }

  #in(say: Say): readonly string[] | undefined {
    const language = languageOf(say);
    void this.#fetch(language);
    return language in WORDS ? this.#words[language] : this.#seen?.tags;
  }

  async #fetch(language: string): Promise<void> {
    if (this.#wanted.has(language)) return;
    this.#wanted.add(language);
    try {
      const [seen, words] = await Promise.all([late(() => import("virtual:cluellage/seen")), WORDS[language]?.()]);
      this.#seen = seen.default;
      if (words) this.#words = { ...this.#words, [language]: words.default };
    } catch {
      this.#wanted.delete(language); // without a network: the next one who asks tries again
    }
  }
}

/** One for all: words are the same at every table. */
export const lexicon = new Lexicon();

/** The language that is spoken. */
export function languageOf(say: Say): string {
  return say("cluellage-page-language");
}
