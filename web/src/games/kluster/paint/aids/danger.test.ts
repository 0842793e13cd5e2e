import { expect, it } from "vitest";

import type { Body } from "../../forces";
import { stoneOf } from "../../magnets";
import { finish } from "../ration";
import { dangerGrid, GRID } from "./danger";
import { dangerBetween } from "./forces";

it("the danger of a place is that of the stone that is worst for it", () => {
  const stone = stoneOf(30, 24);
  const held = { stone, angle: 0.5, pose: "flat" } as const;
  const lying: Body[] = [
    { ...held, x: 10, y: 20, z: 0, angle: 2 },
    { ...held, x: -60, y: -35, z: 0 },
    { ...held, x: 130, y: 90, z: 0, pose: "north_up" },
  ];
  const region = { left: -90, top: -70, right: 160, bottom: 120 };
  const { columns, rows, values } = finish(dangerGrid(held, lying, region));

  expect(values).toHaveLength(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = { ...held, x: region.left + column * GRID, y: region.top + row * GRID, z: 0 };
      const worst = Math.max(...lying.map((other) => dangerBetween(at, other)));
      expect(values[row * columns + column]).toBe(Math.fround(worst));
    }
  }
});
