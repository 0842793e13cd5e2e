/** How many can play a game, in signs: “1–8”, or “1, 3–6” where some numbers cannot. */
import type { Declaration } from "$generated/http";

export function playersOf({ seats, without_seats }: Pick<Declaration, "seats" | "without_seats">): string {
  const [fewest, most] = seats;
  const runs: [number, number][] = [];
  for (let count = fewest; count <= most; count++) {
    if (without_seats.includes(count)) continue;
    const last = runs.at(-1);
    if (last?.[1] === count - 1) last[1] = count;
    else runs.push([count, count]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
