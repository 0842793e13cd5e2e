import { expect, test, vi } from "vitest";

import type { PlayInfo, SeatInfo, Snapshot } from "$generated/protocol";

import { Refused } from "../wire/refused";
import type { ByteListener } from "./live.svelte";
import type { Hands } from "./live_desk.svelte";
import { LiveDesk } from "./live_desk.svelte";
import type { Past } from "./past";

const say = (key: string): string => key;

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const base = { kind: "bot", who: null, name: "", color: "", level: "club", mine: false } as const;
  const rest = { ready: false, away: false, resigned: false, muted: false, deadline: null, bank: null };
  return { seat: number, ...base, ...rest, ...more };
}

const mine = (number: number): SeatInfo => seat(number, { kind: "person", who: "me", name: "Me", mine: true });
const other = (number: number): SeatInfo => seat(number, { kind: "person", who: "you", name: "You" });

function snapshot(seats: SeatInfo[], play: Partial<PlayInfo>): Snapshot {
  const views = seats
    .filter((each) => each.mine)
    .map((each, _, own) => {
      const moves = [`move ${each.seat}`, ...(own.length > 1 ? [`another ${each.seat}`] : [])];
      return { seat: each.seat, view: `view ${each.seat}`, moves };
    });
  const { actors = [0] } = play;
  const base = { game_number: 1, commitment: "", seed: null, moves_made: 0, actors, awaited: actors, outcome: null };
  return {
    seats,
    play: { ...base, views, watching: views.length ? null : "watching", ...play },
  } as unknown as Snapshot;
}

class FakeTable {
  readonly id = "table";
  readonly sent: unknown[] = [];
  refusal: Refused | null = null;
  constructor(public snapshot: Snapshot | null) {}
  send(command: unknown): Promise<number> {
    this.sent.push(command);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve(1);
  }
  whyNot(): Promise<Refused | null> {
    return Promise.resolve(this.refusal);
  }
}

function makePast(): Past {
  return {
    worth: vi.fn(() => Promise.resolve([3])),
    history: vi.fn(() => Promise.resolve([])),
    watch: vi.fn(() => Promise.resolve({ view: "watched", picture: "<svg/>", standing: [3, 1] })),
    hasLearned: vi.fn(() => Promise.resolve(false)),
    hint: vi.fn(() => Promise.resolve({ move: "move 0", reason: { code: "gain", facts: {} } })),
  };
}

function makeDesk(
  table: FakeTable,
  { secret = true, hands = "own" as Hands, past = makePast(), skips = false } = {},
): LiveDesk {
  return new LiveDesk(table, past, say, { hides: () => secret, hands, skips });
}

test("the own seat is the one in view, and may move when it is an actor", () => {
  const table = new FakeTable(snapshot([other(0), mine(1)], { actors: [1] }));
  const desk = makeDesk(table);

  expect([desk.seat, desk.view, desk.moves, desk.canMove]).toEqual([1, "view 1", ["move 1"], true]);
  table.snapshot = snapshot([other(0), mine(1)], { actors: [0], moves_made: 1 });
  expect([desk.seat, desk.canMove, desk.moveNumber]).toEqual([1, false, 1]);
});

test("who has moved and may only change their mind can move, but nobody waits for it", () => {
  const desk = makeDesk(new FakeTable(snapshot([other(0), mine(1)], { actors: [0, 1], awaited: [0] })));

  expect([desk.actors, desk.myTurn, desk.canMove]).toEqual([[0], false, true]);
});

test("somebody without a seat looks on", () => {
  const desk = makeDesk(new FakeTable(snapshot([other(0), other(1)], {})));

  expect([desk.seat, desk.view, desk.moves, desk.canMove]).toEqual([null, "watching", [], false]);
});

test("a device that goes round covers each hand until it is in the right hands", () => {
  const table = new FakeTable(snapshot([mine(0), mine(1), seat(2)], { actors: [0] }));
  const desk = makeDesk(table);

  expect([desk.covered, desk.canMove, desk.moves]).toEqual([0, false, []]);
  desk.unveil();
  expect([desk.covered, desk.canMove]).toEqual([null, true]);
  table.snapshot = snapshot([mine(0), mine(1), seat(2)], { actors: [2], moves_made: 1 });
  expect([desk.seat, desk.covered]).toEqual([0, null]);
  table.snapshot = snapshot([mine(0), mine(1), seat(2)], { actors: [1], moves_made: 2 });
  expect([desk.seat, desk.covered, desk.passing]).toEqual([0, null, 1]);
  desk.passOn();
  expect([desk.seat, desk.covered, desk.passing]).toEqual([1, 1, null]);
});

test("who has moved sees what that did until the device is passed on", () => {
  const table = new FakeTable(snapshot([mine(0), mine(1)], { actors: [0] }));
  const desk = makeDesk(table);
  desk.unveil();
  expect(desk.passing).toBeNull();
  table.snapshot = snapshot([mine(0), mine(1)], { actors: [1], moves_made: 1 });

  expect([desk.view, desk.passing, desk.canMove]).toEqual(["view 0", 1, false]);
  desk.passOn();
  expect([desk.covered, desk.moves]).toEqual([1, []]);
  desk.unveil();
  expect([desk.view, desk.passing, desk.canMove]).toEqual(["view 1", null, true]);
});

/** Two seats at one device; the second can only make one move. */
function forced(): FakeTable {
  const table = new FakeTable(snapshot([mine(0), mine(1)], { actors: [0] }));
  table.snapshot!.play!.views[1]!.moves = ["only"];
  return table;
}

test("the device is not handed to who has nothing to decide: the only move is made", async () => {
  const table = forced();
  const desk = makeDesk(table, { skips: true });
  desk.unveil();
  expect(desk.forced).toBeNull();
  table.snapshot = { ...table.snapshot!, play: { ...table.snapshot!.play!, actors: [1], awaited: [1], moves_made: 1 } };

  expect([desk.forced, desk.passing, desk.covered, desk.view]).toEqual([1, null, null, "view 0"]);
  await desk.playForced();
  expect(table.sent).toEqual([{ do: "move", seat: 1, move: "only" }]);
});

test("an only move is left to whose it is where something has to be seen first", () => {
  const table = forced();
  const desk = makeDesk(table);
  desk.unveil();
  table.snapshot = { ...table.snapshot!, play: { ...table.snapshot!.play!, actors: [1], awaited: [1], moves_made: 1 } };

  expect([desk.forced, desk.passing]).toEqual([null, 1]);
});

test("an only move that is refused is left to whose it is", async () => {
  const table = forced();
  const desk = makeDesk(table, { skips: true });
  desk.unveil();
  table.snapshot = { ...table.snapshot!, play: { ...table.snapshot!.play!, actors: [1], awaited: [1], moves_made: 1 } };
  table.refusal = new Refused("move/illegal");
  await desk.playForced();

  expect([desk.forced, desk.passing]).toEqual([null, 1]);
});

test("in a step for all the device goes round in the order of the seats", () => {
  const table = new FakeTable(snapshot([mine(0), mine(1), mine(2)], { actors: [0, 1, 2] }));
  const desk = makeDesk(table);
  desk.unveil();
  table.snapshot = snapshot([mine(0), mine(1), mine(2)], { actors: [1, 2], moves_made: 1 });
  expect(desk.passing).toBe(1);
  desk.passOn();
  desk.unveil();
  table.snapshot = snapshot([mine(0), mine(1), mine(2)], { actors: [0, 2], moves_made: 2 });

  expect(desk.passing).toBe(2);
});

test("nothing is covered where there is nothing to hide", () => {
  const desk = makeDesk(new FakeTable(snapshot([mine(0), mine(1)], { actors: [1] })), { secret: false });

  expect([desk.seat, desk.covered, desk.canMove]).toEqual([1, null, true]);
});

test("a move is sent for the seat in view, and nothing else may be sent meanwhile", async () => {
  const table = new FakeTable(snapshot([mine(0), seat(1)], {}));
  const desk = makeDesk(table);

  const moving = desk.move("move 0");
  expect([desk.sending, desk.canMove]).toEqual([true, false]);
  expect(await moving).toBeNull();
  expect(table.sent).toEqual([{ do: "move", seat: 0, move: "move 0" }]);
  expect(desk.sending).toBe(false);
});

test("a refused move resolves to its refusal, which is kept to be shown", async () => {
  const table = new FakeTable(snapshot([mine(0), seat(1)], {}));
  table.refusal = new Refused("move/not_your_turn");
  const desk = makeDesk(table);

  expect(await desk.move("move 0")).toBe(table.refusal);
  expect(desk.refusal).toBe(table.refusal);
});

test("what moves are worth is asked once for a position and forgotten with it", async () => {
  const past = makePast();
  const table = new FakeTable(snapshot([mine(0), seat(1)], {}));
  const desk = makeDesk(table, { past });

  expect(desk.worth).toBeNull();
  await desk.weigh();
  await desk.weigh();
  expect(desk.worth).toEqual([3]);
  expect(past.worth).toHaveBeenCalledTimes(1);
  table.snapshot = snapshot([mine(0), seat(1)], { moves_made: 2 });
  expect(desk.worth).toBeNull();
});

test("a hint is given only where no other person plays, and goes with the position", async () => {
  const table = new FakeTable(snapshot([mine(0), seat(1)], {}));
  const desk = makeDesk(table);

  expect(desk.mayAsk).toBe(true);
  await desk.ask();
  expect(desk.hint?.move).toBe("move 0");
  table.snapshot = snapshot([mine(0), seat(1)], { moves_made: 2 });
  expect(desk.hint).toBeNull();
  table.snapshot = snapshot([mine(0), other(1)], {});
  expect(desk.mayAsk).toBe(false);
});

test("a big screen shows no hand, also to somebody who has one", async () => {
  const table = new FakeTable(snapshot([mine(0), seat(1)], {}));
  const desk = makeDesk(table, { hands: "none" });

  expect([desk.seat, desk.view]).toEqual([null, null]);
  await desk.watch();
  expect([desk.view, desk.canMove, desk.own]).toEqual(["watched", false, []]);
  expect([desk.picture, desk.standing]).toEqual(["<svg/>", [3, 1]]);
});

test("between two games the last position of this one stays", () => {
  const table = new FakeTable(snapshot([mine(0), seat(1)], { moves_made: 9 }));
  const desk = makeDesk(table);

  table.snapshot = { ...table.snapshot!, play: null };
  expect([desk.moveNumber, desk.view]).toEqual([9, "view 0"]);
  table.snapshot = snapshot([mine(0), seat(1)], { game_number: 2, moves_made: 0 });
  expect(desk.moveNumber).toBe(9);
});

test("inputs of a turn by hand go out with the seat before them, and frames come in without their head", () => {
  const sent: number[][] = [];
  const listeners: ByteListener[] = [];
  const table = Object.assign(new FakeTable(snapshot([other(0), mine(1)], { actors: [1] })), {
    sendBytes: (bytes: Uint8Array) => sent.push([...bytes]) > 0,
    listen: (listener: ByteListener) => {
      listeners.push(listener);
      return () => void listeners.pop();
    },
  });
  const desk = makeDesk(table);
  expect(desk.liveTurns.send(Uint8Array.from([3, 9]))).toBe(true);
  expect(sent).toEqual([[1, 3, 9]]);

  const seen: unknown[] = [];
  const stop = desk.liveTurns.watch({
    frame: ({ seat: whose, turn, data }) => seen.push([whose, turn, data.getUint8(0)]),
    ended: (turn) => {
      seen.push(turn);
      return turn === 8;
    },
    refused: (why) => (why.code === "toy/shown" ? why : null),
  });
  listeners[0]!.frame(Uint8Array.from([1, 1, 7, 0, 0, 0, 42]).buffer);
  listeners[0]!.frame(Uint8Array.from([2, 1, 7, 0, 0, 0]).buffer);
  listeners[0]!.frame(Uint8Array.from([1, 1]).buffer);
  expect(seen).toEqual([[1, 7, 42], 7]);

  listeners[0]!.refused(new Refused("toy/hidden"));
  expect(desk.refusal).toBeNull();
  listeners[0]!.refused(new Refused("toy/shown"));
  expect(desk.refusal?.code).toBe("toy/shown");
  listeners[0]!.refused(new Refused("toy/hidden"));
  expect(desk.refusal?.code).toBe("toy/shown");
  listeners[0]!.frame(Uint8Array.from([2, 1, 8, 0, 0, 0]).buffer);
  expect(desk.refusal?.code).toBe("live/lost");
  stop();
  expect(listeners).toEqual([]);
});

test("at a table without a connection for turns by hand nothing happens", () => {
  const desk = makeDesk(new FakeTable(snapshot([mine(0)], {})));

  expect(desk.liveTurns.send(Uint8Array.from([3]))).toBe(false);
});
