/** The sentences of a locale file for tests; a key that is missing is an error. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { plainFacts } from "./facts";
import { localeOf, type Language } from "./languages";
import type { Say } from "./texts.svelte";

export function sayFrom(language: Language, ...files: readonly string[]): Say {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return (key, facts = {}) => {
    const [name = "", attribute] = key.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new Error(`There is no sentence ${key}.`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, plainFacts(facts, localeOf(language)), errors);
    if (errors[0]) throw errors[0];
    return said;
  };
}
