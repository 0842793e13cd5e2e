/** A live table: its latest snapshot, who is there, and how the line to it stands. */
import type { CommandSent, GameTypes, Snapshot } from "$generated/protocol";

import { ask } from "../wire/http";
import { Connection, type ConnectionState } from "../wire/connection";
import { Refused } from "../wire/refused";

/** Frames that are kept until somebody listens: those of half a minute. */
const MOST_UNHEARD = 900;

/** Hears the bytes of turns that are played by hand, and what was refused of the own ones. */
export interface ByteListener {
  frame(bytes: ArrayBuffer): void;
  refused(why: Refused): void;
}

/** Is told what somebody else shows before it is a move. */
export type SketchWatcher = (seat: number, sketch: unknown) => void;

export class LiveTable<G extends GameTypes = GameTypes> {
  readonly id: string;
  #connection: Connection;
  #state: ConnectionState = $state("connecting");
  #snapshot: Snapshot<G> | null = $state.raw(null);
  #people: readonly string[] = $state.raw([]);
  #ended: Refused | null = $state.raw(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- whoever listens is called, not shown
  #listeners = new Set<ByteListener>();
  /** What came while nobody listened yet: each says only what has changed, so none may be missed. */
  #unheard: ArrayBuffer[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the same
  #watchers = new Set<SketchWatcher>();

  /** `served` is told which build of the page the server has. */
  constructor(id: string, served: (page: string) => void = () => undefined) {
    this.id = id;
    this.#connection = new Connection(
      id,
      {
        state: (state) => (this.#state = state),
        snapshot: (snapshot) => (this.#snapshot = snapshot as Snapshot<G>),
        presence: (people) => (this.#people = people),
        served,
        frame: (bytes) => this.#hearBytes(bytes),
        shown: (seat, sketch) => this.#watchers.forEach((watcher) => watcher(seat, sketch)),
        refused: (why) => this.#listeners.forEach((listener) => listener.refused(why)),
        ended: (why) => (this.#ended = why),
      },
      () => ask("GET /api/tables/{table_id}", { table_id: id }),
    );
  }

  get state(): ConnectionState {
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
    return this.#connection.send(command as CommandSent);
  }

  /** Resolves once everything that was asked of the table is answered. */
  settled(): Promise<void> {
    return this.#connection.settled();
  }

  /** Why a move would be refused; null if it is legal. Nothing changes. */
  async whyNot(seat: number, move: G["move"]): Promise<Refused | null> {
    try {
      await this.#connection.send({ do: "try", seat, move });
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }

  /** Send bytes of a turn that is played by hand; false if there is no line now. */
  sendBytes(bytes: Uint8Array<ArrayBuffer>): boolean {
    return this.#connection.sendBytes(bytes);
  }

  /** Hear the bytes of such turns; returns how to stop. */
  listen(listener: ByteListener): () => void {
    this.#listeners.add(listener);
    for (const bytes of this.#unheard.splice(0)) listener.frame(bytes);
    return () => this.#listeners.delete(listener);
  }

  /** Let the others see what is no move yet. */
  sendSketch(seat: number, sketch: Record<string, unknown>): void {
    this.#connection.sendSketch(seat, sketch);
  }

  /** See what others show so; returns how to stop. */
  watchSketches(watcher: SketchWatcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    this.#connection.close();
  }

  #hearBytes(bytes: ArrayBuffer): void {
    for (const listener of this.#listeners) listener.frame(bytes);
    if (this.#listeners.size > 0) return;
    if (this.#unheard.length >= MOST_UNHEARD) this.#unheard = [];
    this.#unheard.push(bytes);
  }
}
