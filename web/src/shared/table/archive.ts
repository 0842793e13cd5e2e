/** Games move by move, as the server tells them afterwards. */
import type { History, PastView } from "$generated/http";
import type { GameTypes } from "$generated/protocol";

import { ask } from "../wire/http";

/** A game of a table's series, from 1. */
export interface Played {
  readonly table: string;
  readonly game: number;
}

export interface Archive<G extends GameTypes = GameTypes> {
  /** Every move as a seat (null: a spectator) learned of it. */
  history(played: Played, seat: number | null): Promise<History<G>>;
  /** What that seat saw after so many moves. */
  view(played: Played, seat: number | null, number: number): Promise<PastView<G>>;
}

/** The past as the server tells it. */
export const archive: Archive = {
  history: ({ table, game }, seat) =>
    ask("GET /api/tables/{table_id}/history", { table_id: table, query: seat === null ? { game } : { game, seat } }),
  view: ({ table, game }, seat, number) =>
    ask("GET /api/tables/{table_id}/history/{number}", {
      table_id: table,
      number,
      query: seat === null ? { game } : { game, seat },
    }),
};
