/** A table as a list shows it: who sits there, and whose turn it is. */
import type { TableCard } from "$generated/http";
import type { Snapshot } from "$generated/protocol";
import { dealPapers } from "$shared/table/papers";
import type { Paper } from "$shared/ui/marks";

export interface Ticket {
  readonly table: string;
  readonly game: string;
  /** The names of other people who sit there. */
  readonly others: readonly string[];
  readonly bots: number;
  readonly seats: number;
  readonly free: number;
  /** Seconds since 1970. */
  readonly touched: number;
  readonly papers: readonly Paper[];
  readonly state: "yours" | "theirs" | "waiting" | "playing" | "over";
  /** Who is to move, where it is one other. */
  readonly turn: string | null;
}

/** A table as the list shows it; without a snapshot it is not known whose turn it is. */
export function ticketOf(card: TableCard, snapshot: Snapshot | null, me: string): Ticket {
  const seats = snapshot?.seats ?? [];
  const { players, bots, free } = card.title;
  const papers = dealPapers(seats).filter((_, seat) => seats[seat]?.kind !== "empty");
  const others = snapshot
    ? seats.filter(({ kind, mine }) => kind === "person" && !mine).map(({ name }) => name)
    : players.filter((name) => name !== me);
  return {
    table: card.table,
    game: card.game,
    others: [...new Set(others)],
    bots,
    seats: card.title.seats,
    free,
    touched: card.touched,
    papers,
    ...turnOf(card, snapshot),
  };
}

/** Those that wait for us first, then running ones, then new ones, then finished ones; the latest first in each. */
export function sortTickets(tickets: readonly Ticket[]): Ticket[] {
  const order: readonly Ticket["state"][] = ["yours", "theirs", "playing", "waiting", "over"];
  return [...tickets].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.touched - a.touched);
}

function turnOf(card: TableCard, snapshot: Snapshot | null): Pick<Ticket, "state" | "turn"> {
  if (card.phase === "waiting") return { state: "waiting", turn: null };
  if (card.phase !== "playing") return { state: "over", turn: null };
  const actors = snapshot?.play?.awaited;
  if (!snapshot || !actors) return { state: "playing", turn: null };
  if (actors.some((seat) => snapshot.seats[seat]?.mine)) return { state: "yours", turn: null };
  const names = actors.map((seat) => snapshot.seats[seat]?.name ?? "").filter(Boolean);
  return { state: "theirs", turn: names.length === 1 ? names[0]! : null };
}
