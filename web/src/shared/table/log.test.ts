import { expect, test, vi } from "vitest";

import { Refused } from "../wire/refused";
import { MoveLog, type Standing } from "./log.svelte";
import type { Moved } from "./past";

const moved = (number: number, seat: number | null = number % 2): Moved => ({
  number,
  seat,
  events: [`event ${number}`],
});
const at = (moveNumber: number, more: Partial<Standing> = {}): Standing => ({
  seat: 0,
  moveNumber,
  actors: [(moveNumber + 1) % 2],
  events: [`event ${moveNumber}`],
  ...more,
});

function makeLog(all: readonly Moved[] = []) {
  const history = vi.fn((_table: string, _seat: number | null, after: number) =>
    Promise.resolve(all.filter(({ number }) => number > after)),
  );
  return { log: new MoveLog("table", { history }), history };
}

test("what was played before is read once, and what follows comes from the snapshots", async () => {
  const { log, history } = makeLog([moved(1), moved(2), moved(3)]);

  await log.follow(at(3));
  await log.follow(at(4));
  await log.follow(at(4));
  expect(log.moves).toEqual([moved(1), moved(2), moved(3), moved(4)]);
  expect(history).toHaveBeenCalledTimes(1);
});

test("a gap is read from the server", async () => {
  const { log, history } = makeLog([moved(1), moved(2), moved(3), moved(4)]);

  await log.follow(at(0));
  await log.follow(at(1));
  await log.follow(at(4));
  expect(log.moves.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(history).toHaveBeenCalledWith("table", 0, 1);
});

test("moves that were taken back leave the log", async () => {
  const { log } = makeLog();

  await log.follow(at(0));
  await log.follow(at(1));
  await log.follow(at(2));
  await log.follow(at(1));
  expect(log.moves.map(({ number }) => number)).toEqual([1]);
  await log.follow(at(2, { events: ["another"] }));
  expect(log.moves.at(-1)?.events).toEqual(["another"]);
});

test("after a take-back all is read anew, since other moves may have taken the place of those taken back", async () => {
  const all = [moved(1), moved(2), moved(3)];
  const { log, history } = makeLog(all);

  await log.follow(at(3));
  all[1] = { number: 2, seat: 0, events: ["another"] };
  await log.follow(at(3, { undone: 7 }));
  await log.follow(at(3, { undone: 7 }));
  expect(log.moves[1]?.events).toEqual(["another"]);
  expect(history).toHaveBeenCalledTimes(2);
});

test("another seat in view learned other things, so its log is read anew", async () => {
  const { log, history } = makeLog([moved(1), moved(2)]);

  await log.follow(at(2));
  await log.follow(at(2, { seat: 1 }));
  expect(history).toHaveBeenLastCalledWith("table", 1, 0);
  expect(log.moves).toHaveLength(2);
});

test("where the past cannot be read, the log goes on from now", async () => {
  const log = new MoveLog("table", { history: () => Promise.reject(new Refused("page/offline")) });

  await log.follow(at(7));
  await log.follow(at(8));
  expect(log.moves.map(({ number }) => number)).toEqual([7, 8]);
});
