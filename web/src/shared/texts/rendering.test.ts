import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { plainFacts, type Facts } from "./facts";
import { LANGUAGES, localeOf, type Language } from "./languages";

const files = import.meta.glob<string>(["$locales/*/*.ftl", "$games/*/{locales,rules}/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** One for each plural category that whole numbers have, a name with a vowel, one from right to left, and a list. */
const SAMPLES = [0, 1, 2, 5, 1_000_000, "Odette", "עדה", ["Odette", "עדה", "Al"]] as const;

function filesOf(language: Language): string[] {
  const ends = [`/${language}.ftl`, `/${language}/`];
  return Object.keys(files).filter((path) => ends.some((end) => path.includes(end)));
}

/** The variables below a node of a parsed pattern. */
function variablesOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variablesOf);
  if (node === null || typeof node !== "object") return [];
  const { type, name } = node as { type?: string; name?: string };
  return type === "var" && name ? [name] : Object.values(node).flatMap(variablesOf);
}

describe.each(LANGUAGES)("the sentences of the page in %s", (language) => {
  const texts = filesOf(language).map((path) => files[path]!);
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  const names = resources.flatMap(({ body }) => variablesOf(body));

  it("are all read", () => {
    const written = texts.flatMap((text) => text.match(/^[a-z][\w-]* =/gm) ?? []);
    expect(resources.flatMap(({ body }) => body)).toHaveLength(written.length);
  });

  it.each(SAMPLES.map((sample) => [sample]))("can be said of %j", (sample) => {
    const facts: Facts = Object.fromEntries(names.map((name) => [name, sample]));
    const plain = plainFacts(facts, localeOf(language));
    const broken: string[] = [];
    for (const { id, value, attributes } of resources.flatMap(({ body }) => body)) {
      for (const pattern of [value, ...Object.values(attributes)]) {
        if (pattern === null) continue;
        const errors: Error[] = [];
        const said = bundle.formatPattern(pattern, plain, errors);
        const isBare = /(?<!\u2068)עדה|עדה(?!\u2069)/.test(said);
        if (errors.length || said !== said.trim() || /\s\s|[{}]|\[object/.test(said) || isBare)
          broken.push(`${id}: ${said}`);
      }
    }
    expect(broken).toEqual([]);
  });
});
