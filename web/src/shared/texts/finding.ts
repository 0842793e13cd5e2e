/** Which sentence of the page was meant: from words that somebody read to the keys of what says them. */
import { FluentResource } from "@fluent/bundle";

type Body = FluentResource["body"][number];
type Pattern = NonNullable<Body["value"]>;
type Part = Exclude<Pattern, string>[number];

/** A sentence that can be found. */
export interface Found {
  readonly key: string;
  /** As it is written in the file, with … where something is filled in. */
  readonly text: string;
}

interface Sentence extends Found {
  /** Whatever it can say, and the words in it. */
  readonly says: RegExp;
  readonly words: ReadonlySet<string>;
}

/** So many are offered at most. */
const MOST = 5;
/** So large a part of the words must be in a sentence: where all else could be filled in, or where it is not the same. */
const FILLED = 0.4;
const ENOUGH = 0.6;

/** All sentences of some files, ready to be searched. */
export function readSentences(files: readonly string[]): readonly Sentence[] {
  return files.flatMap((text) => new FluentResource(text).body).flatMap(sentencesOf);
}

/** What `read` may have been, the likeliest first: what says just that, else what it is a part of, else what has most of its words. */
export function findSentences(sentences: readonly Sentence[], read: string): readonly Found[] {
  const said = plain(read);
  const words = wordsOf(said);
  if (words.size === 0) return [];
  const exact = sentences.filter((each) => shareOf(words, each.words) >= FILLED && each.says.test(said));
  const whole = sentences.filter(({ text }) => plain(text).toLowerCase().includes(said.toLowerCase()));
  const alike = sentences.filter((each) => shareOf(words, each.words) >= ENOUGH);
  const found = [exact, whole, alike].find(({ length }) => length > 0) ?? [];
  const nearness = (each: Sentence): number => shareOf(words, each.words) - each.words.size / 1000;
  return found.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, MOST);
}

function sentencesOf({ id, value, attributes }: Body): Sentence[] {
  const all: [string, Pattern | null][] = [
    [id, value],
    ...Object.entries(attributes).map(([name, pattern]): [string, Pattern] => [`${id}.${name}`, pattern]),
  ];
  return all.flatMap(([key, pattern]) => {
    if (pattern === null) return [];
    const text = textOf(pattern);
    return [
      { key, text, says: new RegExp(`^${shapeOf(pattern)}$`, "i"), words: wordsOf(plain(everythingIn(pattern))) },
    ];
  });
}

/** The sentence in its plainest case. */
function textOf(pattern: Pattern): string {
  return partsOf(pattern)
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "select" ? textOf(part.variants.at(part.star)!.value) : "…";
    })
    .join("");
}

/** All words that it can say. */
function everythingIn(pattern: Pattern): string {
  return partsOf(pattern)
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "select" ? part.variants.map(({ value }) => everythingIn(value)).join(" ") : " ";
    })
    .join("");
}

/** A regular expression for whatever it can say. */
function shapeOf(pattern: Pattern): string {
  return partsOf(pattern)
    .map((part) => {
      if (typeof part === "string") return plain(part, "inside").replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
      if (part.type !== "select") return ".+";
      return `(?:${part.variants.map(({ value }) => shapeOf(value)).join("|")})`;
    })
    .join("");
}

function partsOf(pattern: Pattern): readonly Part[] {
  return typeof pattern === "string" ? [pattern] : pattern;
}

/** Without what people do not copy as it is: kinds of blanks and quotation marks. */
function plain(text: string, where: "inside" | "alone" = "alone"): string {
  const same = text
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[„“”«»]/g, '"');
  return where === "alone" ? same.trim() : same;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** How large a part of `words` is among `others`. */
function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...words].filter((word) => others.has(word)).length / words.size;
}
