/**
 * One live connection to a table that mends itself: it connects again after every cut, and sends again what was not
 * answered, with the same nonces, which is harmless. No rendering, no reactive state: `table/live.svelte.ts` has that.
 */
import type { ClientMessage, CommandSent, Presence, ServerMessage, Snapshot, Try } from "$generated/protocol";

import { Refused } from "./refused";

/** `connecting` at first, `open`, `lost` while it tries again, `ended` for good: the server will not have us. */
export type ConnectionState = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  state(state: ConnectionState): void;
  snapshot(snapshot: Snapshot): void;
  presence(people: Presence["people"]): void;
  /** Bytes of a turn that is played by hand while others watch. */
  frame(bytes: ArrayBuffer): void;
  /** What somebody else shows before it is a move. */
  shown(seat: number, sketch: unknown): void;
  /** Something was refused that nobody waits for. */
  refused(why: Refused): void;
  /** The connection was ended, or could not be opened, and trying again would not help. */
  ended(why: Refused): void;
}

interface Waiting {
  message: ClientMessage & { nonce: string };
  done: (number: number) => void;
  failed: (why: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
/** Silence after a ping that means that the line is dead. */
const PATIENCE = 8_000;

/** Refusals after which the same request is worth sending again. */
const PASSING = new Set(["server/too_fast", "server/unavailable"]);
/** What a look at the table says when coming back makes no sense. */
const FINAL = new Set(["table/unknown", "table/private", "table/kicked", "table/unreadable", "server/no_identity"]);

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #seen = 0;
  #last: Refused | null = null;
  #ended = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly look: () => Promise<unknown>,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a request; answered by the number of its last entry once it is in the log for good. */
  send(message: CommandSent | Try): Promise<number> {
    const nonce = makeNonce();
    return new Promise((done, failed) => {
      const waiting: Waiting = { message: { ...message, nonce }, done, failed };
      this.#waiting.set(nonce, waiting);
      this.#post(waiting);
    });
  }

  /** Send bytes of a turn that is played by hand; without a line they are lost, for they are of now. */
  sendBytes(bytes: Uint8Array<ArrayBuffer>): boolean {
    if (this.#beat === undefined || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(bytes);
    return true;
  }

  /** Let the others see what is no move yet; without a line it is lost, for it is of now. */
  sendSketch(seat: number, sketch: Record<string, unknown>): void {
    if (this.#beat === undefined || this.#socket?.readyState !== WebSocket.OPEN) return;
    const message: ClientMessage = { do: "show", seat, sketch };
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#rest();
    this.#socket?.close();
  }

  #connect(): void {
    this.#rest();
    const address = new URL(`/live/${encodeURIComponent(this.table)}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      if (typeof data === "string") this.#hear(JSON.parse(data) as ServerMessage);
      else this.listener.frame(data);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket && !this.#ended) void this.#lost();
    });
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    switch (message.event) {
      case "snapshot":
        this.#opened();
        if (message.number < this.#seen) return;
        this.#seen = message.number;
        return this.listener.snapshot(message);
      case "presence":
        return this.listener.presence(message.people);
      case "shown":
        return this.listener.shown(message.seat, message.sketch);
      case "done":
      case "tried":
      case "refused":
        return this.#answered(message);
    }
  }

  #answered(message: Extract<ServerMessage, { nonce: string | null }>): void {
    const waiting = message.nonce === null ? undefined : this.#waiting.get(message.nonce);
    if (message.event === "refused" && !waiting) {
      this.#last = new Refused(message.code, message.facts);
      this.listener.refused(this.#last);
    }
    if (!waiting) return;
    if (message.event === "refused" && PASSING.has(message.code)) {
      const wait = Number(message.facts["retry_after"] ?? 1) * 1000;
      setTimeout(() => this.#post(waiting), wait);
      return;
    }
    this.#waiting.delete(waiting.message.nonce);
    if (message.event === "refused") waiting.failed(new Refused(message.code, message.facts));
    else waiting.done(message.event === "done" ? message.number : this.#seen);
  }

  /** The first snapshot has come: say again what was not answered. */
  #opened(): void {
    if (this.#beat !== undefined) return;
    this.#tries = 0;
    this.listener.state("open");
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    for (const waiting of this.#waiting.values()) this.#post(waiting);
  }

  async #lost(): Promise<void> {
    this.#rest();
    this.listener.state("lost");
    // A browser does not say why a socket was refused: ask for the same by HTTP, which does.
    const why = await this.look().then(
      () => this.#last,
      (error: unknown) => (error instanceof Refused ? error : null),
    );
    if (this.#ended) return;
    if (why && FINAL.has(why.code)) {
      this.#ended = true;
      this.listener.state("ended");
      this.listener.ended(why);
      for (const waiting of this.#waiting.values()) waiting.failed(why);
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  /** Back from sleep, or back in the network: look at once whether the line still stands. */
  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#beat === undefined && this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#tries = 0;
      this.#connect();
    } else this.#ping();
  };

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ do: "ping", seen: this.#seen }));
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #post({ message }: Waiting): void {
    if (this.#beat === undefined || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...message, seen: this.#seen }));
  }

  #rest(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#deadline);
    clearInterval(this.#beat);
    this.#beat = undefined;
  }
}

/** A name for a request that no other has: `crypto.randomUUID` is missing on plain HTTP. */
function makeNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
