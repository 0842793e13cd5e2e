/** What somebody may do about a seat before the game. */
import type { SeatInfo, Snapshot } from "$generated/protocol";

/**
 * `sit`: take it · `move`: change to it · `sit_too`: one more person at this device · `bot`: put one there, or another
 * strength · `suggest_bot`: suggest another strength · `free`: send the bot away · `swap`: the host changes seats with
 * whoever sits there · `give`: to somebody who looks on · `claim`: it is one's own, from another browser ·
 * `person`: the host's say about who sits there.
 */
export type SeatAct =
  "sit" | "move" | "sit_too" | "bot" | "suggest_bot" | "free" | "swap" | "give" | "claim" | "person";

/** `onlookers`: how many look on; `here`: whether whoever sits there is connected. */
export function seatActs(
  { seats, host }: Pick<Snapshot, "seats" | "host">,
  seat: SeatInfo,
  { onlookers, here }: { onlookers: number; here: boolean },
): SeatAct[] {
  const own = seats.filter(({ mine }) => mine);
  const seated = own.length > 0;
  const give: SeatAct[] = host && onlookers > 0 ? ["give"] : [];
  if (seat.mine) return [];
  if (seat.kind === "empty")
    return [
      ...(seated ? (["move"] as const) : (["sit"] as const)),
      ...(host ? (["bot"] as const) : []),
      ...(seated ? (["sit_too"] as const) : []),
      ...give,
    ];
  if (seat.kind === "bot")
    return [
      seated ? "move" : "sit",
      ...(host ? (["bot", "free"] as const) : seated ? (["suggest_bot"] as const) : []),
      ...give,
    ];
  if (host) return [...(seated ? (["swap"] as const) : []), "person", ...(here ? [] : give)];
  return seated || here ? [] : ["claim"];
}
