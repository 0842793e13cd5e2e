/** A live table: its latest snapshot, who is there, and how the line to it stands. */
import type { CommandSent, GameTypes, Snapshot } from "$generated/protocol";

import { ask } from "../wire/http";
import { Line, type LineState } from "../wire/line";
import { Refused } from "../wire/refused";

export class LiveTable<G extends GameTypes = GameTypes> {
  readonly id: string;
  #line: Line;
  #state: LineState = $state("connecting");
  #snapshot: Snapshot<G> | null = $state.raw(null);
  #people: readonly string[] = $state.raw([]);
  #ended: Refused | null = $state.raw(null);

  constructor(id: string) {
    this.id = id;
    this.#line = new Line(
      id,
      {
        state: (state) => (this.#state = state),
        snapshot: (snapshot) => (this.#snapshot = snapshot as Snapshot<G>),
        presence: (people) => (this.#people = people),
        ended: (why) => (this.#ended = why),
      },
      () => ask("GET /api/tables/{table_id}", { table_id: id }),
    );
  }

  get state(): LineState {
    return this.#state;
  }

  /** Everything about the table that we may know; null until the first one has come. */
  get snapshot(): Snapshot<G> | null {
    return this.#snapshot;
  }

  /** Why there will be no more snapshots, if that is so. */
  get ended(): Refused | null {
    return this.#ended;
  }

  /** Whether somebody is connected now. */
  isHere(who: string | null): boolean {
    return who !== null && this.#people.includes(who);
  }

  /** People who look on without a seat. */
  get watchers(): number {
    const seated = this.#snapshot?.seats.map((seat) => seat.who) ?? [];
    return this.#people.filter((who) => !seated.includes(who)).length;
  }

  /** Ask something of the table; resolves once it is in the log for good, rejects with `Refused`. */
  send(command: CommandSent<G>): Promise<number> {
    return this.#line.send(command as CommandSent);
  }

  /** Why a move would be refused; null if it is legal. Nothing changes. */
  async whyNot(seat: number, move: G["move"]): Promise<Refused | null> {
    try {
      await this.#line.send({ do: "try", seat, move });
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }

  close(): void {
    this.#line.close();
  }
}
