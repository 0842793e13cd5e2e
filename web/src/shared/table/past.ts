/** What the server can say about a running game beside its snapshots: what moves bring, what was played, advice. */
import type { PastView } from "$generated/http";
import type { GameTypes } from "$generated/protocol";

import { ask } from "../wire/http";
import { Refused } from "../wire/refused";
import type { Hint } from "./desk";

/** A move as one seat, or a spectator, learned of it. */
export interface Moved {
  /** 1 for the first move of the game. */
  readonly number: number;
  /** Who moved; null where several could have. */
  readonly seat: number | null;
  /** In seconds since the start of the game, where that is known. */
  readonly at?: number;
  readonly events: readonly unknown[];
}

/** What is shown to those who look on. */
export type Watched<G extends GameTypes = GameTypes> = Pick<PastView<G>, "view" | "picture" | "standing">;

export interface Past {
  /** What each legal move of an own seat would bring at once; null where nothing is counted. */
  worth(table: string, seat: number): Promise<readonly number[] | null>;
  /** The moves after the first `after` ones. */
  history(table: string, seat: number | null, after: number): Promise<readonly Moved[]>;
  /** What a spectator may see after so many moves, or after the last one that spectators may know of. */
  watch(table: string, moves: number): Promise<Watched>;
  /** Whether anybody has learned something from an own move and what followed, if only `to` moves stayed. */
  hasLearned(table: string, seat: number, to: number): Promise<boolean>;
  /** What a bot would do on an own seat. */
  hint(table: string, seat: number): Promise<Hint>;
}

/** The past as the server tells it. */
export const past: Past = {
  async worth(table, seat) {
    return (await ask("GET /api/tables/{table_id}/moves/worth", { table_id: table, query: { seat } })).worth;
  },
  async history(table, seat, after) {
    const query = seat === null ? { after } : { seat, after };
    return (await ask("GET /api/tables/{table_id}/history", { table_id: table, query })).moves;
  },
  async watch(table, moves) {
    try {
      return await ask("GET /api/tables/{table_id}/history/{number}", { table_id: table, number: moves });
    } catch (error) {
      const count = error instanceof Refused && error.code === "history/no_such_move" ? error.facts["count"] : null;
      if (typeof count !== "number" || count >= moves) throw error;
      return past.watch(table, count);
    }
  },
  async hasLearned(table, seat, to) {
    return (await ask("GET /api/tables/{table_id}/undo", { table_id: table, query: { seat, to } })).learned;
  },
  hint(table, seat) {
    return ask("POST /api/tables/{table_id}/hint", { table_id: table, body: { seat } });
  },
};
