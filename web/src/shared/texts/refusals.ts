/** Why something was refused, in words: the page's side of `klub/texts/refusals.py`, over the same sentences. */
import type { Refused } from "../wire/refused";
import type { Facts, Texts } from "./texts.svelte";

/** The sentence for a refusal's code and facts; what has no sentence is told by its code. `words` add to the facts. */
export function explain({ code, facts }: Pick<Refused, "code" | "facts">, texts: Texts, words: Facts = {}): string {
  const key = `refusal-${code.replaceAll("/", "-")}`;
  if (!texts.has(key)) {
    const [game = "", what] = code.split("/");
    if (what === undefined || !texts.speaksFor(game)) return texts.say("refusal-unknown", { code });
    return texts.say("refusal-named", { what: what.replaceAll(/[_-]/g, " ").toLowerCase(), code });
  }
  const plain: Facts = {};
  for (const [name, value] of Object.entries(facts)) plain[name] = plainFact(value);
  if (Array.isArray(facts["actors"])) plain["actors"] = (facts["actors"] as number[]).map(seatLetter);
  return texts.say(key, { ...plain, ...words });
}

/** The letter of a seat that nobody has named: A for seat 0. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function plainFact(value: unknown): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value)) return value.map(plainFact).join(", ");
  return JSON.stringify(value);
}
