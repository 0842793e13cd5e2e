import { expect, test } from "vitest";

import { Absence } from "./absence.svelte";

test("on a first visit nothing was missed", () => {
  const absence = new Absence(null);
  absence.look(12);

  expect(absence.since).toBeNull();
});

test("moves since the last visit were missed", () => {
  const absence = new Absence(4);
  absence.look(7);

  expect(absence.since).toBe(4);
  absence.dismiss();
  expect(absence.since).toBeNull();
});

test("moves that somebody watched were not missed, moves while they were gone were", () => {
  const absence = new Absence(4);
  absence.look(4);
  absence.look(5);
  absence.look(8);
  expect(absence.since).toBeNull();

  absence.leave();
  absence.look(9);
  expect(absence.since).toBe(8);
});

test("two absences are told together, from the first one on", () => {
  const absence = new Absence(1);
  absence.look(2);
  absence.leave();
  absence.look(5);

  expect(absence.since).toBe(1);
});

test("missed moves that are taken back need not be told", () => {
  const absence = new Absence(3);
  absence.look(4);
  absence.look(3);

  expect(absence.since).toBeNull();
});
