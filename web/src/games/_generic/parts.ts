/** The breakdown of a seat in parts that fit a small table. */
import { isRecord } from "$shared/memory";
import { plainFact } from "$shared/texts/declared";

export interface Part {
  readonly name: string;
  readonly value: string | number;
}

/** Its plain fields; what is nested deeper would not fit. A single number or word says what the total says. */
export function partsOf(breakdown: unknown): Part[] {
  if (!isRecord(breakdown)) return [];
  return Object.entries(breakdown)
    .filter(
      ([, value]) => !isRecord(value) && !(Array.isArray(value) && value.some((each) => typeof each === "object")),
    )
    .map(([name, value]) => ({ name, value: value === null ? "–" : plainFact(value) }));
}
