import { beforeEach, expect, test } from "vitest";

import { Absence, SHORT } from "./absence.svelte";

let now: number;
const clock = (): number => now;

beforeEach(() => void (now = 1_000_000));

/** Somebody looks away for so long. */
function lookAway(absence: Absence, milliseconds: number): void {
  absence.leave();
  now += milliseconds;
}

test("on a first visit nothing was missed", () => {
  const absence = new Absence(null, clock);
  absence.look(12);

  expect(absence.missed).toBeNull();
});

test("moves since the last visit were missed", () => {
  const absence = new Absence(4, clock);
  absence.look(7);

  expect(absence.missed).toEqual({ since: 4, until: 7 });
  absence.dismiss();
  expect(absence.missed).toBeNull();
});

test("moves that somebody watched were not missed, moves while they were gone were", () => {
  const absence = new Absence(4, clock);
  absence.look(4);
  absence.look(5);
  absence.look(8);
  expect(absence.missed).toBeNull();

  lookAway(absence, SHORT);
  absence.look(9);
  expect(absence.missed).toEqual({ since: 8, until: 9 });
});

test("a short drop is no absence", () => {
  const absence = new Absence(4, clock);
  absence.look(4);
  lookAway(absence, SHORT / 2);
  absence.leave(); // the tab is hidden while the line is lost: still the same absence
  now += SHORT / 2 - 1;
  absence.look(6);

  expect(absence.missed).toBeNull();
});

test("what is played afterwards does not belong to it", () => {
  const absence = new Absence(4, clock);
  absence.look(7);
  absence.look(8);
  absence.look(9);

  expect(absence.missed).toEqual({ since: 4, until: 7 });
});

test("two absences are told together, from the first one on", () => {
  const absence = new Absence(1, clock);
  absence.look(2);
  lookAway(absence, SHORT);
  absence.look(5);

  expect(absence.missed).toEqual({ since: 1, until: 5 });
});

test("missed moves that are taken back need not be told", () => {
  const absence = new Absence(3, clock);
  absence.look(4);
  absence.look(3);

  expect(absence.missed).toBeNull();
});
