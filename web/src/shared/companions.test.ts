import { beforeEach, expect, test } from "vitest";

import { Companions, recallCompanions } from "./companions.svelte";
import { stubStorage } from "./memory.sample";
import { PAPERS } from "./ui/marks";

beforeEach(stubStorage);

test("the first is who the device belongs to, and everyone has a colour of their own", () => {
  const people = new Companions({ name: "Mara", color: PAPERS[3]! }).first(4);

  expect(people.map(({ name }) => name)).toEqual(["Mara", "", "", ""]);
  expect(people[0]!.paper).toBe(PAPERS[3]);
  expect(new Set(people.map(({ paper }) => paper)).size).toBe(4);
});

test("names and colours are remembered for those who played", () => {
  const companions = new Companions(null);
  companions.rename(0, "Ada");
  companions.rename(1, "Ben");
  companions.rename(2, "Cleo");
  companions.recolor(1);
  companions.keep(2);

  expect(recallCompanions()).toEqual(companions.first(2));
  expect(new Companions({ name: "Mara", color: "blue" }).first(3).map(({ name }) => name)).toEqual(["Ada", "Ben", ""]);
});

test("a colour that somebody else has is exchanged", () => {
  const companions = new Companions(null);
  const [first, second] = companions.first(2);
  companions.recolor(0);

  expect(companions.first(2).map(({ paper }) => paper)).toEqual([second!.paper, first!.paper]);
});
