/** The sentences of the page, from the same Fluent files as the server's and the terminal's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createContext } from "svelte";

import { late } from "../late";
import { oneOf, recall, remember } from "../memory";
import { plainFacts, type Facts, type PlainFacts } from "./facts";
import { hasFile, readFile } from "./files";
import { LANGUAGES, chooseLanguage, localeOf, type Language } from "./languages";

export type { Facts } from "./facts";

/** Says the sentence of a key, in the language of the moment. */
export type Say = (key: string, facts?: Facts) => string;

/** The language of the page and the sentences loaded so far. */
export class Texts {
  #language: Language = $state("en");
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is loaded shows through the bundle
  #parts = new Set<string>();
  /** The language of the last wish, which is spoken once it is loaded. */
  #wanted: Language = "en";
  #loading: Promise<void> = Promise.resolve();
  /** What is said where a game that brings its own sentences lacks one; loaded with the first such game. */
  #unsaid: ((key: string, facts: PlainFacts) => string) | null = null;

  get language(): Language {
    return this.#language;
  }

  /** The tag that numbers, lists and dates are formatted with. */
  get locale(): string {
    return localeOf(this.#language);
  }

  /** Start with the language chosen before, or the first one of the browser that there is. */
  async start(parts: readonly string[]): Promise<void> {
    const wanted = recall("language", oneOf(...LANGUAGES)) ?? chooseLanguage(navigator.languages);
    for (const part of parts) this.#parts.add(part);
    await this.#load(wanted);
  }

  /** Speak another language from now on; what cannot be loaded changes nothing. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
    remember("language", language);
  }

  /**
   * Load further files of sentences; returns when they can be said. `table` is `locales/<language>/table.ftl`; of a game
   * `chess` is `games/chess/locales/<language>.ftl`, `chess-rules` is `games/chess/rules/<language>.ftl`, and
   * `servedPart("chess")` is what a game that is not built in brings; `gamePart("chess")` is the one that there is.
   */
  async need(...parts: readonly string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    if (fresh.length === 0) return this.#loading; // somebody else may have asked for them just now
    for (const part of fresh) this.#parts.add(part);
    try {
      await this.#load(this.#wanted);
    } catch (error) {
      for (const part of fresh) this.#parts.delete(part); // who needs them next asks for them anew
      throw error;
    }
  }

  /**
   * The sentence of `key`, or of one of its attributes (`level-club.about`). A mistake of ours shows as its key; what a
   * stranger's game does not say is read from its names.
   */
  say: Say = (key, facts = {}) => {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    const unsaid = this.speaksFor(name.split("-", 1)[0]!) ? this.#unsaid : null;
    const plain = plainFacts(facts, this.locale);
    if (pattern === null || pattern === undefined) {
      if (unsaid) return unsaid(key, plain);
      if (name.endsWith("-name")) return attribute ? "" : name.slice(0, -"-name".length); // not yet, or no longer, here
      console.error(`There is no sentence ${key} in ${this.#language}.`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, plain, errors);
    if (errors.length > 0 && unsaid) return unsaid(key, plain);
    for (const error of errors) console.error(`${key} in ${this.#language}: ${error.message}`);
    return said;
  };

  /** Whether there is a sentence for `key`. */
  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return attribute === undefined ? !!message?.value : !!message?.attributes[attribute];
  }

  /** Whether these are the sentences of a game that brings its own. */
  speaksFor(game: string): boolean {
    return this.#parts.has(servedPart(game));
  }

  #load(language: Language): Promise<void> {
    this.#wanted = language;
    const loading = (this.#loading = this.#read(language));
    loading.catch(() => {
      if (this.#loading !== loading) return;
      this.#loading = Promise.resolve(); // what was there before still is
      this.#wanted = this.#language;
    });
    return loading;
  }

  /** Read all parts. Where another call came later, and reads more or in another language, that one counts for both. */
  async #read(language: Language): Promise<void> {
    const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
    // Theirs come last: no game can replace a sentence of ours.
    const parts = [...this.#parts].sort((one, other) => Number(isServed(one)) - Number(isServed(other)));
    for (const text of await Promise.all(parts.map((part) => readPart(language, part)))) {
      bundle.addResource(new FluentResource(text));
    }
    if (parts.some(isServed)) this.#unsaid = (await late(() => import("./served"))).unsaid;
    if (parts.length < this.#parts.size || language !== this.#wanted) return this.#loading;
    this.#language = language;
    this.#bundle = bundle;
    document.documentElement.lang = localeOf(language);
  }
}

export const [useTexts, setTexts] = createContext<Texts>();

/** The `say` of the page, for components. */
export function useSay(): Say {
  return useTexts().say;
}

/** The sentences that a game brings are a part like any file of ours, by this name. */
export function servedPart(game: string): string {
  return `@${game}`;
}

const isServed = (part: string): boolean => part.startsWith("@");

/** The part with the sentences of a game: a file of ours, or what the game brings. */
export function gamePart(game: string): string {
  return hasFile(game) ? game : servedPart(game);
}

async function readPart(language: Language, part: string): Promise<string> {
  if (!isServed(part)) return readFile(language, part);
  return (await late(() => import("./served"))).readServed(language, part.slice(1));
}
