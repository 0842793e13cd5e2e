/** How it stands with whoever sits on a seat. */
import type { SeatInfo } from "$generated/protocol";

/** `away`: left the game, a bot stands in; `lost`: not connected now. */
export type Condition = "here" | "bot" | "away" | "lost" | "resigned" | "sending";

export function conditionOf(
  { kind, away, resigned }: Pick<SeatInfo, "kind" | "away" | "resigned">,
  isHere: boolean,
  isSending: boolean,
): Condition {
  if (resigned) return "resigned";
  if (kind === "bot") return "bot";
  if (away) return "away";
  if (isSending) return "sending";
  return isHere ? "here" : "lost";
}
