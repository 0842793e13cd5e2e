import { describe, expect, it } from "vitest";

import type { History, PastView } from "$generated/http";

import { Refused } from "../wire/refused";
import type { Archive } from "./archive";
import { ReplayDesk } from "./replay_desk.svelte";

const PLAYED = { table: "table", game: 1 };
const COUNT = 20;

/** A game of two seats that move in turn; remembers which positions it was asked for. */
class Shelf implements Archive {
  asked: string[] = [];
  down = false;

  async history(_: unknown, seat: number | null): Promise<History> {
    const moves = Array.from({ length: COUNT }, (_, at) => ({
      number: at + 1,
      seat: at % 2,
      at: at * 2,
      events: [`${seat} hears of ${at + 1}`],
      standing: [at, 0],
    }));
    return { game_number: 1, seat, seats: 2, over: true, count: COUNT, moves };
  }

  async view(_: unknown, seat: number | null, number: number): Promise<PastView> {
    this.asked.push(`${seat} ${number}`);
    if (this.down) throw new Refused("page/offline");
    const view = `${seat} sees ${number}`;
    return { game_number: 1, seat, over: true, count: COUNT, number, view, standing: null };
  }
}

async function open(shelf = new Shelf(), seat: number | null = 0): Promise<ReplayDesk> {
  return ReplayDesk.open(shelf, PLAYED, [], seat);
}

/** Until everything that was begun is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
}

describe("a replay", () => {
  it("begins before the first move", async () => {
    const desk = await open();

    expect([desk.view, desk.moveNumber, desk.mover, desk.over]).toEqual(["0 sees 0", 0, 0, false]);
  });

  it("goes to any move and no further than the last", async () => {
    const desk = await open();
    await desk.goTo(99);

    expect([desk.view, desk.mover, desk.over]).toEqual([`0 sees ${COUNT}`, null, true]);
  });

  it("shows the last of several wishes, and skips those between", async () => {
    const shelf = new Shelf();
    const desk = await open(shelf);
    await Promise.all([3, 7, 12].map((number) => desk.goTo(number)));

    expect(desk.view).toBe("0 sees 12");
    expect(shelf.asked).not.toContain("0 7");
  });

  it("fetches the next positions before they are asked for, and none twice", async () => {
    const shelf = new Shelf();
    const desk = await open(shelf);
    await desk.goTo(1);
    await settle();
    const before = shelf.asked.length;
    await desk.goTo(2);
    await desk.goTo(1);

    expect(desk.view).toBe("0 sees 1");
    expect(new Set(shelf.asked).size).toBe(shelf.asked.length);
    expect(before).toBeGreaterThan(4);
  });

  it("shows the same move through other eyes", async () => {
    const desk = await open();
    await desk.goTo(5);
    await desk.lookAs(1);
    await desk.lookAs(null);

    expect([desk.seat, desk.view, desk.past[4]?.events]).toEqual([null, "null sees 5", ["null hears of 5"]]);
  });

  it("stays where it is when a position cannot be had, and goes on later", async () => {
    const shelf = new Shelf();
    const desk = await open(shelf);
    shelf.down = true;
    await expect(desk.goTo(3)).rejects.toThrow(Refused);
    expect(desk.view).toBe("0 sees 0");

    shelf.down = false;
    await desk.goTo(3);

    expect(desk.view).toBe("0 sees 3");
  });

  it("lets nobody move", async () => {
    const desk = await open();

    expect([desk.canMove, desk.moves, await desk.move()]).toEqual([false, [], null]);
  });
});
