/** Tables in lists: the own ones, with whose turn it is, and those that wait for anybody. */
import type { TableCard } from "$generated/http";
import type { Snapshot } from "$generated/protocol";
import { ask } from "$shared/wire/http";
import { Refused } from "$shared/wire/refused";

import { sortTickets, ticketOf, type Ticket } from "./ticket";

/** Finished tables are shown so long, in seconds. */
const OVER_SHOWN = 2 * 86_400;
/** Of so many running tables it is asked whose turn it is. */
const LOOKED_AT = 6;

export class Tickets {
  #mine: readonly Ticket[] = $state.raw([]);
  #lobby: readonly TableCard[] = $state.raw([]);

  /** Own tables: those that wait for us first. */
  get mine(): readonly Ticket[] {
    return this.#mine;
  }

  /** Listed tables of others that wait for players. */
  get lobby(): readonly TableCard[] {
    return this.#lobby;
  }

  /** Ask again; `me` is the own name, null for a stranger, who has no tables. */
  async load(me: string | null, now: number): Promise<void> {
    const [lobby, cards] = await Promise.all([
      ask("GET /api/tables", {}),
      me === null ? [] : ask("GET /api/tables/mine", {}),
    ]);
    const shown = cards.filter(
      ({ phase, touched }) =>
        phase === "waiting" || phase === "playing" || (phase === "over" && now - touched < OVER_SHOWN),
    );
    const looked = shown.filter(({ phase }) => phase !== "over").slice(0, LOOKED_AT);
    const snapshots = await Promise.all(shown.map((card) => (looked.includes(card) ? look(card.table) : null)));
    this.#mine = sortTickets(shown.map((card, place) => ticketOf(card, snapshots[place] ?? null, me ?? "")));
    const own = cards.map(({ table }) => table);
    this.#lobby = lobby.filter(({ table, title }) => !own.includes(table) && title.free > 0);
  }
}

async function look(table: string): Promise<Snapshot | null> {
  try {
    return await ask("GET /api/tables/{table_id}", { table_id: table });
  } catch (error) {
    if (error instanceof Refused) return null; // the card alone says enough
    throw error;
  }
}
