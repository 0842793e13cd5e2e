/** The tables that one can go to: the own ones, with what is known of them, and those that wait for anybody. */
import type { TableCard } from "$generated/http";
import type { Snapshot } from "$generated/protocol";
import { ask } from "$shared/wire/http";
import { Refused } from "$shared/wire/refused";

/** Finished tables are shown so long, in seconds. */
const OVER_SHOWN = 2 * 86_400;
/** Of so many running tables it is asked whose turn it is. */
const LOOKED_AT = 6;

/** An own table; of those that are not looked at only the card is known. */
interface OwnTable {
  readonly card: TableCard;
  readonly snapshot: Snapshot | null;
}

export class Tables {
  #mine: readonly OwnTable[] = $state.raw([]);
  #lobby: readonly TableCard[] = $state.raw([]);

  /** Own tables, the finished ones only for a while. */
  get mine(): readonly OwnTable[] {
    return this.#mine;
  }

  /** Listed tables of others that wait for players. */
  get lobby(): readonly TableCard[] {
    return this.#lobby;
  }

  /** Ask again; a stranger has no tables. */
  async load(isKnown: boolean, now: number): Promise<void> {
    const [lobby, cards] = await Promise.all([
      ask("GET /api/tables", {}),
      isKnown ? ask("GET /api/tables/mine", {}) : [],
    ]);
    const shown = cards.filter(
      ({ phase, touched }) =>
        phase === "waiting" || phase === "playing" || (phase === "over" && now - touched < OVER_SHOWN),
    );
    const looked = shown.filter(({ phase }) => phase !== "over").slice(0, LOOKED_AT);
    const snapshots = await Promise.all(shown.map((card) => (looked.includes(card) ? look(card.table) : null)));
    this.#mine = shown.map((card, place) => ({ card, snapshot: snapshots[place] ?? null }));
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
