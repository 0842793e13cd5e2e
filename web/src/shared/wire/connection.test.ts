import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type ConnectionState } from "./connection";
import { Refused } from "./refused";

type Heard = (event: { data?: string }) => void;

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  binaryType = "";
  #listeners = new Map<string, Heard>();

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }

  addEventListener(name: string, heard: Heard): void {
    this.#listeners.set(name, heard);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The network is silent: nobody tells that it is closed. */
  close(): void {
    this.readyState = 2;
  }

  say(event: Record<string, unknown>): void {
    this.readyState = FakeSocket.OPEN;
    this.#listeners.get("message")!({ data: JSON.stringify(event) });
  }

  fall(): void {
    this.readyState = 3;
    this.#listeners.get("close")!({});
  }
}

const SECOND = 1_000;
let states: ConnectionState[];
let served: string[];
let look: () => Promise<unknown>;
let connection: Connection;
const nothing = (): void => undefined;
const latest = (): FakeSocket => FakeSocket.made.at(-1)!;
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * SECOND);
const snapshot = (number = 1): Record<string, unknown> => ({ event: "snapshot", number });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  [states, served, look] = [[], [], () => Promise.resolve()];
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "https://klub.example/t/abc" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  connection = new Connection(
    "abc",
    {
      state: (state) => states.push(state),
      snapshot: nothing,
      presence: nothing,
      served: (page) => served.push(page),
      frame: nothing,
      shown: nothing,
      refused: nothing,
      ended: nothing,
    },
    () => look(),
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the server is told how long silence is borne, and tells which page it has", () => {
  latest().say(snapshot());
  latest().say({ event: "welcome", version: "0.2", page: "0a1b", silence: 10 });

  expect(latest().address.href).toBe("wss://klub.example/live/abc?silence=10");
  expect(served).toEqual(["0a1b"]);
});

test("after four seconds without a sound the server is asked, and its answer is enough", async () => {
  latest().say(snapshot());
  await pass(3.9);
  expect(latest().sent).toEqual([]);
  await pass(0.1);
  latest().say({ event: "pong" });
  for (let round = 2; round <= 5; round++) {
    await pass(4);
    expect(latest().sent.length).toBe(round);
    latest().say({ event: "pong" });
  }

  expect(latest().sent[0]).toEqual({ do: "ping", seen: 1 });
  expect(states).toEqual(["open"]);
});

test("ten seconds of silence are a lost line, though its end is never told", async () => {
  latest().say(snapshot());
  await pass(9.9);
  expect(states).toEqual(["open"]);
  await pass(0.1);
  expect(states).toEqual(["open", "lost"]);
  await pass(1);

  expect(FakeSocket.made.length).toBe(2);
  latest().say(snapshot());
  expect(states.at(-1)).toBe("open");
});

test("what was not answered is sent again on the next line, with the same nonce", async () => {
  latest().say(snapshot());
  const done = connection.send({ do: "start" });
  const [first] = latest().sent;
  let isSettled = false;
  void connection.settled().then(() => (isSettled = true));
  await pass(11);
  latest().say(snapshot(2));
  expect(latest().sent).toEqual([first]);
  expect(isSettled).toBe(false);
  latest().say({ event: "done", nonce: first!["nonce"], number: 3 });

  expect(await done).toBe(3);
  await pass(0);
  expect(isSettled).toBe(true);
});

test("a line that is never opened is given up, also where HTTP is silent too", async () => {
  look = () => new Promise(() => undefined);
  await pass(10);
  expect(states).toEqual(["lost"]);
  await pass(5);

  expect(FakeSocket.made.length).toBe(2);
});

test("a page that slept is not punished for it: the line is asked first", async () => {
  latest().say(snapshot());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(latest().sent).toEqual([{ do: "ping", seen: 1 }]);
  await pass(4);
  expect(states).toEqual(["open"]);
  await pass(1);

  expect(states).toEqual(["open", "lost"]);
});

test("who may not come back is told, and so is who waits for an answer", async () => {
  latest().say(snapshot());
  const asked = connection.send({ do: "start" });
  const failed = expect(asked).rejects.toEqual(new Refused("table/kicked"));
  look = () => Promise.reject(new Refused("table/kicked"));
  latest().fall();
  await failed;

  expect(states).toEqual(["open", "lost", "ended"]);
  await connection.settled();
});
