import { describe, expect, it } from "vitest";

import { marksUpTo, scaleOf, spread, stairs } from "./chart";

describe("the scale", () => {
  it.each([
    [0, 47, [0, 10, 20, 30, 40, 50]],
    [0, 0, [0, 1]],
    [0, 4, [0, 1, 2, 3, 4]],
    [-7, 12, [-10, -5, 0, 5, 10, 15]],
    [0, 230, [0, 50, 100, 150, 200, 250]],
  ])("from %d to %d has round steps", (low, high, ticks) => {
    expect(scaleOf(low, high, 5)).toEqual({ low: ticks[0], high: ticks.at(-1), ticks });
  });

  it.each([
    [3, [1, 2, 3]],
    [29, [5, 10, 15, 20, 25]],
    [240, [50, 100, 150, 200]],
  ])("counts moves up to %d", (last, marks) => {
    expect(marksUpTo(last, 6)).toEqual(marks);
  });
});

describe("a line", () => {
  it("keeps a value until the next", () => {
    expect(
      stairs([
        { x: 0, y: 10 },
        { x: 5, y: 10 },
        { x: 10, y: 2.26 },
      ]),
    ).toBe("M0 10H5V10H10V2.3");
  });
});

describe("labels", () => {
  it("stand where they want if there is room", () => {
    expect(spread([80, 10, 40], 20, 100)).toEqual([80, 10, 40]);
  });

  it("keep their order and their distance", () => {
    expect(spread([50, 48, 49], 20, 200)).toEqual([88, 48, 68]);
  });

  it("stay within the chart", () => {
    expect(spread([99, 98, 100], 20, 100)).toEqual([80, 60, 100]);
  });
});
