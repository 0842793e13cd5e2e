/** What the last move was, from its events. */
import type { GameEvent } from "$generated/kluster";

/** The first event of a kind. */
export function find<K extends GameEvent["event"]>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { event: K }> | undefined {
  return events.find((event): event is Extract<GameEvent, { event: K }> => event.event === kind);
}

/** Who moved. */
export function seatOf(events: readonly GameEvent[]): number | null {
  for (const event of events) if ("seat" in event) return event.seat;
  return null;
}
