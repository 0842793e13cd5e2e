/**
 * Why something was refused, in words: the page's side of `klub/texts/refusals.py`, over the same sentences. Most of them
 * are loaded with the first refusal: `loadReason` comes before `explain`, and `ui/Reason.svelte` does both.
 */
import type { Refused } from "../wire/refused";
import type { Facts, Texts } from "./texts.svelte";

type Why = Pick<Refused, "code" | "facts">;

const keyOf = ({ code }: Why): string => `refusal-${code.replaceAll("/", "-")}`;

/** Resolves when a refusal can be explained; where its sentence cannot be had, it is told by its code. */
export async function loadReason(why: Why, texts: Texts): Promise<void> {
  if (!texts.has(keyOf(why))) await texts.need("refusals").catch(() => undefined);
}

/** The sentence for a refusal's code and facts; what has no sentence is told by its code. `words` add to the facts. */
export function explain(why: Why, texts: Texts, words: Facts = {}): string {
  const { code, facts } = why;
  const key = keyOf(why);
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
