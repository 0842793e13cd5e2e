import { beforeEach, describe, expect, it } from "vitest";

import { pressReplay } from "./keys";

const FILM = { wanted: 5, count: 9 };
let done: string[];
const playback = {
  toggle: () => void done.push("toggle"),
  goTo: async (number: number) => void done.push(`to ${number}`),
};

beforeEach(() => (done = []));

/** Press a key on something that stands within an element of one of these kinds. */
function press(key: string, within: string[] = [], held: Partial<KeyboardEvent> = {}): boolean {
  let taken = false;
  const target = { closest: (kinds: string) => within.some((kind) => kinds.split(", ").includes(kind)) || null };
  const event = { key, target, preventDefault: () => (taken = true), ...held };
  pressReplay(playback, FILM, event as unknown as KeyboardEvent);
  return taken;
}

describe("the keys of a replay", () => {
  it.each([
    ["ArrowLeft", "to 4"],
    ["ArrowRight", "to 6"],
    ["Home", "to 0"],
    ["End", "to 9"],
    [" ", "toggle"],
  ])("%s", (key, what) => {
    expect(press(key)).toBe(true);
    expect(done).toEqual([what]);
  });

  it.each([
    ["ArrowLeft", "input"],
    ["ArrowRight", "[role=application]"],
    ["Home", "dialog"],
    [" ", "button"],
    ["x", "body"],
  ])("leave %s to %s", (key, kind) => {
    expect(press(key, [kind])).toBe(false);
    expect(done).toEqual([]);
  });

  it("leave the shortcuts of the browser alone", () => {
    expect(press("ArrowLeft", [], { altKey: true })).toBe(false);
  });

  it("step also while a button has the focus", () => {
    expect(press("ArrowRight", ["button"])).toBe(true);
  });
});
