/** How somebody who looks on can come into a game that is on. */
import type { SeatInfo } from "$generated/protocol";

export interface WayIn {
  readonly seat: number;
  /** Take a bot's place, or say that the seat of somebody who is gone is one's own. */
  readonly how: "sit" | "claim";
}

/** `isHere`: whether somebody is connected. Of those who have several seats one is enough. */
export function joinable(
  seats: readonly Pick<SeatInfo, "seat" | "kind" | "who" | "resigned">[],
  lateJoin: boolean,
  isHere: (who: string) => boolean,
): WayIn[] {
  return seats.flatMap(({ seat, kind, who, resigned }): WayIn[] => {
    if (kind === "bot") return lateJoin && !resigned ? [{ seat, how: "sit" }] : [];
    if (who === null || isHere(who) || seats.some((other) => other.who === who && other.seat < seat)) return [];
    return [{ seat, how: "claim" }];
  });
}
