/** What the last move did, as a view tells it. */
import type { GameEvent, RoundOver, View } from "$generated/cubed";

import type { Hex } from "./hexes";
import type { Code } from "./pieces";

/** A round that is over, kept until somebody has read what it brought. */
export interface Ended extends RoundOver {
  readonly totals: readonly number[];
  /** Who starts the next round. */
  readonly starter: number;
}

/** A move that earned something, to be celebrated: whose, what, and where on the table. */
export interface Moment {
  readonly kind: "bridge" | "void" | "gift";
  readonly seat: number;
  /** Who was given a piece. */
  readonly to: number | null;
  readonly cell: Hex | null;
}

/** The first event of a kind. */
export function find<K extends GameEvent["event"]>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { event: K }> | undefined {
  return events.find((event): event is Extract<GameEvent, { event: K }> => event.event === kind);
}

/** What the last move earned; a bridge or a filled void only while its reward can be taken. */
export function momentOf({ events, phase }: View): Moment | null {
  const gave = find(events, "gave");
  if (gave) return { kind: "gift", seat: gave.seat, to: gave.to, cell: null };
  const played = find(events, "played");
  if (!played || phase === "turn" || phase === "over") return null;
  const { seat, q, r, filled, bridged } = played;
  if (!filled && !bridged) return null;
  return { kind: filled ? "void" : "bridge", seat, to: null, cell: { q, r } };
}

/** The round that the last move ended, if another one has begun. */
export function endedOf({ events, totals }: View): Ended | null {
  const [over, began] = [find(events, "round_over"), find(events, "round_began")];
  return over && began ? { ...over, totals, starter: began.seat } : null;
}

/** What came into a seat's hand by the last move. */
export function newPieces({ events }: View, seat: number | null): readonly Code[] {
  return events.flatMap((event) => {
    if (event.event === "drew" && event.seat === seat) return event.pieces;
    if (event.event === "kept" && event.seat === seat) return [event.piece];
    return event.event === "gave" && event.to === seat ? [event.piece] : [];
  });
}
