import { beforeEach, describe, expect, it } from "vitest";

import { Easel } from "./easel.svelte";
import { angleTo, Grip, pressCard, wheelCard } from "./handling";
import { CARDS, place } from "./sample.svelte";

let easel: Easel;
beforeEach(() => {
  easel = new Easel(CARDS, null);
});

const key = (name: string, shiftKey = false) => ({ key: name, code: "", shiftKey });

describe("a collage in the making", () => {
  it("begins side by side, and as it was left where it was the same cards", () => {
    expect(easel.cards.map(({ card }) => card)).toEqual(CARDS);
    expect(easel.faults).toEqual([]);

    const kept = CARDS.toReversed().map((card, at) => place(card, 200 + 100 * at, 300, 10));
    expect(new Easel(CARDS, kept).cards).toEqual(kept);
    expect(new Easel(CARDS, kept.slice(1)).cards).toEqual(easel.cards);
  });

  it("keeps the picked card on the canvas", () => {
    easel.lay({ x: 0 });
    expect(easel.find(CARDS[0])?.x).toBe(190);

    easel.pick(CARDS[0]);
    easel.lay({ x: -500, y: 5000, angle: 405.4 });
    const { x, y, angle } = easel.picked!;
    expect(angle).toBe(45);
    expect([x, y]).toEqual([213, 587]);
  });

  it("says how much of each card is seen, and which ones hide too much", () => {
    easel.pick(CARDS[1]);
    easel.lay({ x: 190, y: 295 });
    expect(easel.percentOf(CARDS[0])).toBe(25);
    expect(easel.faults).toEqual([]);

    easel.moveBy(0, -1);
    expect(easel.faults).toEqual([{ card: CARDS[0], percent: 24 }]);
    easel.toBack();
    expect(easel.faults.map(({ card }) => card)).toEqual([CARDS[1]]);
    expect(easel.heightOf(CARDS[1])).toBe(0);
  });

  it("raises cards one by one, and to both ends", () => {
    easel.pick(CARDS[2]);
    easel.raiseBy(1);
    expect(easel.heightOf(CARDS[2])).toBe(3);
    easel.toFront();
    easel.raiseBy(1);
    expect(easel.heightOf(CARDS[2])).toBe(4);
    expect(easel.cards).toHaveLength(5);
  });

  it("has its knob above the card, or below where there is no room", () => {
    expect(easel.knob).toBeNull();
    easel.pick(CARDS[3]);
    expect(easel.knob).toEqual({ x: 345, y: 368 });
    easel.lay({ y: 150 });
    expect(easel.knob).toEqual({ x: 345, y: 362 });
  });
});

describe("handling it", () => {
  it("moves, turns and raises by keys, in smaller steps with Shift", () => {
    expect(pressCard(easel, key("ArrowLeft"))).toBe(false);
    easel.pick(CARDS[3]);
    for (const name of ["ArrowRight", "ArrowUp", "E", "PageUp"]) expect(pressCard(easel, key(name))).toBe(true);
    expect(pressCard(easel, key("x"))).toBe(false);
    expect(easel.picked).toEqual(place(CARDS[3], 365, 560, 5));
    expect(easel.heightOf(CARDS[3])).toBe(4);

    for (const name of ["ArrowLeft", "ArrowDown", "q"]) pressCard(easel, key(name, true));
    expect(easel.picked).toEqual(place(CARDS[3], 363, 562, 4));
    pressCard(easel, key("End"));
    expect(easel.heightOf(CARDS[3])).toBe(0);
  });

  it("turns by the wheel", () => {
    easel.pick(CARDS[0]);
    wheelCard(easel, { deltaY: 120, shiftKey: false });
    wheelCard(easel, { deltaY: -3, shiftKey: true });

    expect(easel.picked?.angle).toBe(4);
  });

  it("drags with one finger", () => {
    const grip = new Grip(easel);
    easel.pick(CARDS[0]);
    grip.take(1, { x: 200, y: 200 });
    grip.drag(1, { x: 260, y: 230 });
    grip.drag(2, { x: 900, y: 900 });
    expect(easel.picked).toEqual(place(CARDS[0], 250, 250));
    grip.drop(1);

    expect(grip.isHeld).toBe(false);
  });

  it("turns with two fingers, and goes on with the one that stays", () => {
    const grip = new Grip(easel);
    easel.pick(CARDS[1]);
    easel.lay({ x: 500, y: 400 });
    grip.take(1, { x: 400, y: 400 });
    grip.take(2, { x: 600, y: 400 });
    grip.take(3, { x: 0, y: 0 });
    grip.drag(1, { x: 500, y: 300 });
    grip.drag(2, { x: 500, y: 500 });
    expect(easel.picked).toEqual(place(CARDS[1], 500, 400, 90));

    grip.drop(1);
    grip.drag(2, { x: 510, y: 480 });
    expect(easel.picked).toEqual(place(CARDS[1], 510, 380, 90));
  });

  it("follows its knob", () => {
    expect(angleTo({ x: 500, y: 400 }, { x: 500, y: 200 }, false)).toBe(0);
    expect(angleTo({ x: 500, y: 400 }, { x: 700, y: 400 }, false)).toBe(90);
    expect(angleTo({ x: 500, y: 400 }, { x: 500, y: 600 }, true)).toBe(0);
  });
});
