import { expect, it } from "vitest";

import { adviceOf } from "./hints";

it("shows a stone as it would lie", () => {
  const move = { do: "place", magnet: 3, x: 12, y: -4.5, angle: 0.7, pose: "north_up" } as const;

  expect(adviceOf(move)).toEqual({
    stone: { magnet: 3, x: 12, y: -4.5, angle: 0.7, pose: "north_up", unrest: 0 },
    pull: null,
    line: null,
  });
});

it("shows where a string would be pulled, and the stone that follows", () => {
  const { stone, pull } = adviceOf({
    do: "turn",
    track: [
      [5, 0, 1, 20, 400, -100],
      [5, 24, 1, 20, 900, -250],
      [6, 80],
      [1, 80, 7, 0, 100, 200, 800, 1500],
      [2, 90, 150, 210, 400, 1600],
      [3, 100],
    ],
    ticks: 100,
    why: "done",
    end: null,
  });

  expect(pull).toEqual({ loop: 1, node: 20, x: 90, y: -25 });
  expect(stone).toEqual({ magnet: 7, x: 15, y: 21, angle: 1.6, pose: "flat", unrest: 0 });
});

it("shows no stone that was put back, and nothing for an end", () => {
  const held = [1, 0, 7, 0, 100, 200, 800, 0] as [1, number, number, number, number, number, number, number];
  const back = [4, 9] as [4, number];

  expect(adviceOf({ do: "turn", track: [held, back], ticks: 9, why: "done", end: null }).stone).toBeNull();
  expect(adviceOf({ do: "end" })).toEqual({ stone: null, pull: null, line: null });
});

it("shows a string as it would be laid", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 5, y: 8 },
  ];

  expect(adviceOf({ do: "lay_string", loop: 0, points, spread: null }).line).toBe(points);
});
