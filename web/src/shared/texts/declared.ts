/**
 * Words for what a game declares and brings no sentence for: the page's side of `klub/core/words.py`, which has the
 * table of keys. Both are held to `tests/vectors/declared_words.json`.
 */
import type { PlainFacts } from "./facts";

/** A declared name as a person would write it: `first_player` is “First player”. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A fact as Fluent takes it: text as it is, numbers as numbers, lists with commas, the rest as JSON. */
export function plainFact(value: unknown): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  return Array.isArray(value) ? value.map(plainFact).join(", ") : json(value);
}

/** The kind of a move or an event, which is written first, and its fields as a sentence takes them. */
export function kindAndFacts(tagged: unknown): { kind: string; facts: PlainFacts } {
  const [[, kind] = ["", ""], ...fields] = Object.entries(tagged ?? {});
  return { kind: String(kind), facts: Object.fromEntries(fields.map(([name, value]) => [name, plainFact(value)])) };
}

/** What a sentence of a game is replaced by where there is none, or where it asks for a fact that there is not. */
export function unsaid(key: string, facts: PlainFacts = {}): string {
  const [name = "", attribute] = key.split(".");
  const [game = "", what = "", ...rest] = name.split("-");
  const kind = rest.join("-");
  switch (what) {
    case "name":
      return attribute === undefined ? readable(game) : "";
    case "option":
      if (attribute === undefined) return "";
      return attribute === "label" ? readable(kind) : attribute === "null" ? "–" : readable(attribute);
    case "move":
      return listed(kind, facts);
    case "event": {
      const said = listed(kind, without(facts, "seat", "player", "who"));
      return "player" in facts ? `${facts["player"]}: ${said}` : said;
    }
    case "reason":
      return "";
    default:
      return attribute === undefined ? readable(kind || what) : "";
  }
}

function without(facts: PlainFacts, ...names: readonly string[]): PlainFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));
}

/** `bid`, {count: 3, face: 5} → “Bid: count 3, face 5”. */
function listed(kind: string, facts: PlainFacts): string {
  const fields = Object.entries(facts).map(([name, fact]) => `${readable(name).toLowerCase()} ${fact}`);
  return fields.length ? `${readable(kind)}: ${fields.join(", ")}` : readable(kind);
}

/** JSON with blanks, as Python writes it. */
function json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(json).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${json(each)}`);
  return `{${fields.join(", ")}}`;
}
