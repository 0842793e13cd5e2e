import { expect, it } from "vitest";

import { Hand, HAND_SPEED, HAND_TURN, HIGHEST, LOWERING_SPEED, LOWEST } from "./hand";

const makeHand = (): Hand => new Hand({ magnet: 3, pose: "flat", count: 1, x: 0, y: 0, z: 40, angle: 0 });

it("goes where it is led, no faster than the server lets it", () => {
  const hand = makeHand();
  hand.lead({ x: 300, y: 400 });
  hand.step(0.1);
  expect(Math.hypot(hand.now.x, hand.now.y)).toBeCloseTo(HAND_SPEED * 0.1, 6);
  expect(hand.isThere).toBe(false);

  for (let step = 0; step < 60; step++) hand.step(1 / 30);
  expect(hand.now).toMatchObject({ x: 300, y: 400 });
  expect(hand.isThere).toBe(true);
});

it("turns the short way, and keeps within its heights and the table", () => {
  const hand = makeHand();
  hand.turn(2 * Math.PI - 0.3);
  hand.step(0.01);
  expect(hand.now.angle).toBeCloseTo(-HAND_TURN * 0.01, 6);

  hand.raise(500);
  hand.lead({ x: 5000, y: -5000 });
  expect(hand.goal).toMatchObject({ x: 1000, y: -1000, z: HIGHEST });
  hand.raise(-5);
  expect(hand.goal.z).toBe(LOWEST);
});

it("holds several together until it lets go", () => {
  const hand = makeHand();
  hand.gather(3);
  expect([hand.now.count, hand.isThere]).toEqual([3, true]);
  hand.lead({ x: 100, y: 0 });
  hand.step(0.05);
  hand.gather(2);
  hand.step(1);
  expect([hand.now.count, hand.isThere]).toEqual([2, true]);

  hand.release();
  hand.gather(3);
  hand.step(1);
  expect(hand.now.count).toBe(1);
});

it("goes straight down once it has let go, whatever it is told then", () => {
  const hand = makeHand();
  hand.release();
  hand.lead({ x: 100, y: 0 });
  hand.raise(60);
  hand.turn(1);
  hand.step(0.05);
  expect(hand.now).toMatchObject({ x: 0, angle: 0 });
  expect(hand.now.z).toBeCloseTo(40 - LOWERING_SPEED * 0.05, 6);

  hand.step(1);
  expect(hand.now.z).toBe(0);
});
