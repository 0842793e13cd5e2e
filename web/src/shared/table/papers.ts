/** Which paper each seat plays with: the own colour of its player where it is free, else the next in deal order. */
import type { SeatInfo } from "$generated/protocol";

import { PAPERS, type Paper } from "../ui/marks";

export function dealPapers(seats: readonly Pick<SeatInfo, "kind" | "color">[]): Paper[] {
  const isPaper = (color: string): color is Paper => (PAPERS as readonly string[]).includes(color);
  const taken = new Set<Paper>();
  const papers: (Paper | null)[] = seats.map(({ kind, color }) => {
    if (kind !== "person" || !isPaper(color) || taken.has(color)) return null;
    taken.add(color);
    return color;
  });
  const free = PAPERS.filter((paper) => !taken.has(paper));
  return papers.map((paper) => paper ?? free.shift() ?? PAPERS[0]);
}
