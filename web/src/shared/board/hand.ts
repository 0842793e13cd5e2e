/** Pieces in a hand. */

/** A piece of the hand; two alike have the same code, and differ by their key. */
export interface Held {
  readonly key: string;
  readonly code: string;
}

/** The pieces of a hand, told apart by their keys. */
export function heldOf(codes: readonly string[]): Held[] {
  const counts = new Map<string, number>();
  return codes.map((code) => {
    const count = counts.get(code) ?? 0;
    counts.set(code, count + 1);
    return { code, key: `${code}${count || ""}` };
  });
}
