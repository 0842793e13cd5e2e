import { expect, it } from "vitest";

import type { GameEvent } from "$generated/kluster";
import { Refused } from "$shared/wire/refused";

import { KlusterPlay } from "./play.svelte";
import { PLAYERS, SampleDesk, say, VIEW } from "./sample";
import { advice, degreesOf, explain, placeWords, seatLine, tell, tellHint, wayTo } from "./words";

const EVENTS: readonly GameEvent[] = [
  { event: "laid", seat: 0, loop: 0 },
  { event: "laid_out", magnets: [3] },
  { event: "placed", seat: 1, magnet: 6, x: 0, y: 0, angle: 0, pose: "north_up" },
  { event: "took", seat: 0, magnets: [4, 5], clumps: [[4, 5]], strays: [] },
  { event: "toppled", magnets: [11] },
  { event: "separated", seat: 0, loops: [1] },
  { event: "ended", seat: 1, why: "time" },
  { event: "over", seat: 1, why: "placed_all" },
];

it("tells every event, with you and with names", () => {
  expect(tell(EVENTS, PLAYERS, say).map(({ text }) => text)).toEqual([
    "You lay a string.",
    "1 spare spinner is laid out.",
    "Noor places a magnet, upright.",
    "You take 2 magnets: magnets touched.",
    "1 magnet falls over.",
    "A string has come loose: you must move it back.",
    "Noor’s time is up.",
    "Noor has placed the last magnet and wins.",
  ]);
  expect(tell([EVENTS[7]!], PLAYERS.slice(0, 1), say)[0]!.text).toContain("total victory");
});

it("explains what the table itself can show, and leaves the rest to others", () => {
  const bad = explain(new Refused("kluster/bad_string", { fault: "crossed", rule: "KLU-Q2" }), say);
  expect(bad).toMatchObject({ text: "The string crosses itself.", rule: "KLU-Q2" });
  expect(explain(new Refused("kluster/digest"), say)).toBeNull();
});

it("says where the keyboard is: the nearest stone, how it pulls, inside or outside", () => {
  const play = new KlusterPlay(new SampleDesk());
  play.follow();
  play.nudge(-10, 0);
  expect(placeWords(play, say)).toBe("nearest magnet 30 mm, to the left; inside the string");

  play.pick(0, "quiet");
  expect(placeWords(play, say)).toContain("about to snap");
  play.nudge(300, 0);
  expect(placeWords(play, say)).toContain("calm; outside the string");
});

it("says where a hint lies from where the keyboard is", () => {
  const desk = new SampleDesk();
  const move = { do: "place" as const, magnet: 0, x: 30, y: 40, angle: 0, pose: "flat" as const };
  desk.hint = { move, reason: { code: "safe", facts: { gap: 40 } } };
  const play = new KlusterPlay(desk);
  play.follow();

  expect(placeWords(play, say)).toContain("; the hint 50 mm, to the lower right, north at 90°");
});

it("knows the ways of a compass", () => {
  const from = { x: 0, y: 0 };
  expect(wayTo(from, { x: 9, y: 1 })).toBe("right");
  expect(wayTo(from, { x: -5, y: -5 })).toBe("upper_left");
  expect(wayTo(from, { x: 0, y: 7 })).toBe("below");
  expect([0, -Math.PI / 2, Math.PI].map(degreesOf)).toEqual([90, 0, 270]);
});

it("advises what to do, counts what is held, and tells a hint", () => {
  const play = new KlusterPlay(new SampleDesk());
  play.follow();
  expect(advice(play, say)).toBe("Take a magnet");
  expect(seatLine(VIEW, 1, say)).toBe("5 magnets in hand");
  expect(seatLine({ ...VIEW, hands: [[1]], failures: 1 }, 0, say)).toBe("Failures: 1 of 2");
  const move = { do: "place" as const, magnet: 0, x: 0, y: 0, angle: 0, pose: "flat" as const };
  expect(tellHint({ move, reason: { code: "safe", facts: { gap: 40 } } }, PLAYERS, say)).toContain("40 mm");
  const mend = { do: "turn" as const, track: [], ticks: 0, why: "done" as const, end: null };
  const mending = tellHint({ move: mend, reason: { code: "mend", facts: {} } }, PLAYERS, say);
  expect(mending).toBe("Pull the string as the arrow shows. The strings must be connected again.");
});
