/** A live table: its latest snapshot, who is there, and how the line to it stands. */
import type { CommandSent, GameTypes, Presence, Snapshot } from "$generated/protocol";

import { ask } from "../wire/http";
import { Connection, type ConnectionState } from "../wire/connection";
import { Refused } from "../wire/refused";

/** Frames that are kept until somebody listens: those of half a minute. */
const MOST_UNHEARD = 900;

/** Before the server has told who is there. */
const NOBODY: Presence = { event: "presence", people: [], absence: Infinity };

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
  #presence: Presence = $state.raw(NOBODY);
  #ended: Refused | null = $state.raw(null);
  #lastAsked: CommandSent["do"] | null = null;
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
        presence: (presence) => (this.#presence = presence),
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
    return who !== null && this.#presence.people.includes(who);
  }

  /** Since when somebody who sits here, or hosts, is not connected (seconds since 1970); null if they are. */
  absentSince(who: string | null): number | null {
    return this.#presence.absent?.[who ?? ""] ?? null;
  }

  /** After how many seconds of absence the others need not wait any more. */
  get absence(): number {
    return this.#presence.absence;
  }

  /** People who look on without a seat. */
  get watchers(): number {
    return this.onlookers.length;
  }

  /** The same people by name. */
  get onlookers(): { who: string; name: string }[] {
    const seated = this.#snapshot?.seats.map((seat) => seat.who) ?? [];
    const { people, names = {} } = this.#presence;
    return people.filter((who) => !seated.includes(who)).map((who) => ({ who, name: names[who] ?? "" }));
  }

  /** What somebody is called here; "" if that is not known. */
  nameOf(who: string | null): string {
    if (who === null) return "";
    const seat = this.#snapshot?.seats.find((each) => each.who === who);
    return seat?.name ?? this.#presence.names?.[who] ?? "";
  }

  /** What was last asked of the table; null if nothing was. */
  get lastAsked(): CommandSent["do"] | null {
    return this.#lastAsked;
  }

  /** Ask something of the table; resolves once it is in the log for good, rejects with `Refused`. */
  send(command: CommandSent<G>): Promise<number> {
    this.#lastAsked = command.do;
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
