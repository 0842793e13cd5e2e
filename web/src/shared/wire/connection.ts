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
  presence(presence: Presence): void;
  /** Which build of the page the server has. */
  served(page: string): void;
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
/** How often it is looked whether anything came, in milliseconds. Looks are counted: a page that slept made none. */
const LOOK_EVERY = 1_000;
/** After so many looks without a sound the server is asked whether it is there; */
const PING_AFTER = 4;
/** every so many again; */
const PING_EVERY = 3;
/** and after so many the line is dead, whatever the network says. */
const DEAD_AFTER = 10;
/** As many are left to a line that is asked after sleep. */
const LEFT_AFTER_SLEEP = 5;
/** What the server is told of that, in seconds. */
const SILENCE = (DEAD_AFTER * LOOK_EVERY) / 1_000;
/** How long the server has to say why a line was lost, in milliseconds. */
const WHY_PATIENCE = 4_000;

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
  #isOpen = false;
  /** What the server was told last: whether the page is out of view. */
  #toldHidden = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #looks: ReturnType<typeof setInterval> | undefined;
  /** How many looks there were since something came. */
  #quiet = 0;
  #settled: (() => void)[] = [];

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly look: () => Promise<unknown>,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("visibilitychange", this.#see);
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

  /** Resolves once everything that was sent is answered, which takes as long as the line is lost. */
  settled(): Promise<void> {
    return this.#waiting.size === 0 ? Promise.resolve() : new Promise((settled) => this.#settled.push(settled));
  }

  /** Send bytes of a turn that is played by hand; without a line they are lost, for they are of now. */
  sendBytes(bytes: Uint8Array<ArrayBuffer>): boolean {
    if (!this.#isOpen || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(bytes);
    return true;
  }

  /** Let the others see what is no move yet; without a line it is lost, for it is of now. */
  sendSketch(seat: number, sketch: Record<string, unknown>): void {
    if (!this.#isOpen || this.#socket?.readyState !== WebSocket.OPEN) return;
    const message: ClientMessage = { do: "show", seat, sketch };
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("visibilitychange", this.#see);
    this.#rest();
    this.#socket?.close();
  }

  #connect(): void {
    this.#rest();
    const address = new URL(`/live/${encodeURIComponent(this.table)}?silence=${SILENCE}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.binaryType = "arraybuffer";
    this.#quiet = 0;
    this.#looks = setInterval(() => this.#look(), LOOK_EVERY);
    socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      this.#quiet = 0;
      if (typeof data === "string") this.#hear(JSON.parse(data) as ServerMessage);
      else this.listener.frame(data);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket || this.#ended) return;
      this.#socket = null;
      void this.#lost();
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.event) {
      case "snapshot":
        this.#opened();
        if (message.number < this.#seen) return;
        this.#seen = message.number;
        return this.listener.snapshot(message);
      case "presence":
        return this.listener.presence(message);
      case "welcome":
        return this.listener.served(message.page);
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
    this.#forget(waiting);
    if (message.event === "refused") waiting.failed(new Refused(message.code, message.facts));
    else waiting.done(message.event === "done" ? message.number : this.#seen);
  }

  #forget(waiting: Waiting): void {
    this.#waiting.delete(waiting.message.nonce);
    if (this.#waiting.size === 0) for (const settled of this.#settled.splice(0)) settled();
  }

  /** The first snapshot has come: say again what was not answered. */
  #opened(): void {
    if (this.#isOpen) return;
    this.#tries = 0;
    this.#isOpen = true;
    this.listener.state("open");
    this.#toldHidden = false; // what is new counts as in view
    this.#see();
    for (const waiting of this.#waiting.values()) this.#post(waiting);
  }

  async #lost(): Promise<void> {
    this.#rest();
    this.listener.state("lost");
    // A browser does not say why a socket was refused: ask for the same by HTTP, which does, unless it is silent too.
    const asked = this.look().then(
      () => this.#last,
      (error: unknown) => (error instanceof Refused ? error : null),
    );
    const silent = new Promise<null>((resolve) => setTimeout(() => resolve(null), WHY_PATIENCE));
    const why = await Promise.race([asked, silent]);
    if (this.#ended || this.#socket !== null) return;
    if (why && FINAL.has(why.code)) {
      this.#ended = true;
      this.listener.state("ended");
      this.listener.ended(why);
      for (const waiting of [...this.#waiting.values()]) {
        this.#forget(waiting);
        waiting.failed(why);
      }
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  /** Say whether the page is in view: who does not look can be called. */
  #see = (): void => {
    if (!this.#isOpen || this.#socket?.readyState !== WebSocket.OPEN) return;
    const hidden = document.visibilityState === "hidden";
    if (hidden === this.#toldHidden) return;
    this.#toldHidden = hidden;
    const message: ClientMessage = { do: "see", hidden };
    this.#socket.send(JSON.stringify(message));
  };

  /** Back from sleep, or back in the network: look at once whether the line still stands. */
  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#isOpen) {
      this.#quiet = Math.max(this.#quiet, DEAD_AFTER - LEFT_AFTER_SLEEP);
      this.#ping();
    } else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#tries = 0;
      this.#connect();
    }
  };

  /** See whether anything came. A line that is silent is given up here and now: its end may never be told. */
  #look(): void {
    this.#quiet++;
    if (this.#quiet >= DEAD_AFTER) {
      const silent = this.#socket;
      this.#socket = null;
      silent?.close();
      void this.#lost();
    } else if (this.#quiet >= PING_AFTER && (this.#quiet - PING_AFTER) % PING_EVERY === 0) this.#ping();
  }

  #ping(): void {
    if (this.#isOpen && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ do: "ping", seen: this.#seen }));
    }
  }

  #post({ message }: Waiting): void {
    if (!this.#isOpen || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...message, seen: this.#seen }));
  }

  #rest(): void {
    clearTimeout(this.#again);
    clearInterval(this.#looks);
    this.#isOpen = false;
  }
}

/** A name for a request that no other has: `crypto.randomUUID` is missing on plain HTTP. */
function makeNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
