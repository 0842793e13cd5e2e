import { beforeEach, describe, expect, it, vi } from "vitest";

import { Ration, type Work } from "./ration";
import { Stock } from "./stock";

let now: number;
let stock: Stock<string>;
let ration: Ration;

/** A picture that takes three steps of a millisecond. */
function* drawn(key: number, size: number): Work<string> {
  for (let step = 0; step < 3; step++) {
    now += 1;
    yield;
  }
  return `${key} at ${size}`;
}

const ask = (key: number, alike: readonly number[] = []): string =>
  stock.get(key) ?? stock.make(key, (size) => drawn(key, size), alike);

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  ration = new Ration();
  stock = new Stock(ration);
  stock.scaleTo(30);
});

describe("a stock of pictures", () => {
  it("makes each of them once", () => {
    expect([ask(1), ask(2), ask(1)]).toEqual(["1 at 30", "2 at 30", "1 at 30"]);
    expect([now, ration.waiting]).toEqual([6, 0]);
  });

  it("lends what looks alike where there is no time, and goes on in the next frame", () => {
    ask(1);
    ration.begin(1);
    expect(ask(2, [1])).toBe("1 at 30");
    expect(ration.waiting).toBe(1);

    ration.begin(1);
    expect(ask(2, [1])).toBe("2 at 30");
    expect(ration.waiting).toBe(0);
  });

  it("lends the same picture of another size first", () => {
    ask(1);
    stock.scaleTo(60);
    ask(2);
    ration.begin(-1);

    expect(ask(1, [2])).toBe("1 at 30");
  });

  it("makes a rough one where there is nothing to lend", () => {
    ration.begin(-1);

    expect(ask(7)).toBe("7 at 10");
    expect(ration.waiting).toBe(1);
  });

  it("keeps the pictures of a few sizes for whoever zooms back", () => {
    for (const size of [30, 60, 90]) {
      stock.scaleTo(size);
      ask(1);
    }
    stock.scaleTo(30);
    expect(stock.get(1)).toBe("1 at 30");

    stock.scaleTo(120);
    stock.scaleTo(60);
    expect(stock.get(1)).toBeUndefined();
  });
});
