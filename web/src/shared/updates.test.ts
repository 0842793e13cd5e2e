import { beforeEach, expect, test, vi } from "vitest";

import { stubStorage } from "./memory.sample";
import { Updates } from "./updates.svelte";

const said = (build: string): string => `<head>\n<meta name="klub-build" content="${build}" />`;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  stubStorage();
  reload = vi.fn();
});

function open(build: string | null, served = "b2"): Updates {
  return new Updates({ build, reload, fetch: () => Promise.resolve(said(served)) });
}

test("another build is new, the same one is not, and a server without a page says nothing", () => {
  const updates = open("a1");
  for (const [build, isNew] of [
    ["a1", false],
    ["", false],
    ["b2", true],
    ["", true],
    ["a1", false],
  ] as const) {
    updates.hear(build);
    expect(updates.isNew).toBe(isNew);
  }
});

test("it is not offered while something is in the hand", () => {
  const updates = open("a1");
  updates.hear("b2");
  updates.postpone(true);
  expect([updates.isNew, updates.isOffered]).toEqual([true, false]);
  updates.postpone(false);
  expect(updates.isOffered).toBe(true);
});

test("a page that was not built is never old", async () => {
  const updates = open(null);
  updates.hear("b2");
  await updates.look();

  expect(updates.isNew).toBe(false);
});

test("the server can be asked; without an answer nothing is known", async () => {
  const updates = open("a1");
  await updates.look();
  expect(updates.isNew).toBe(true);

  const offline = new Updates({ build: "a1", reload, fetch: () => Promise.reject(new TypeError("no network")) });
  await offline.look();
  expect(offline.isNew).toBe(false);
});

test("it is loaded after what is on its way has arrived", async () => {
  const updates = open("a1");
  let arrive: () => void = () => undefined;
  const forget = updates.deliverFirst(() => new Promise<void>((resolve) => (arrive = resolve)));
  const loaded = updates.load();
  void updates.load(); // a second tap
  await Promise.resolve();
  expect(updates.isLoading).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  arrive();
  await loaded;
  forget();

  expect(reload).toHaveBeenCalledTimes(1);
});

test("by itself each build is loaded once", async () => {
  for (const build of ["a1", "a1"]) {
    const updates = open(build);
    updates.loadOnce();
    expect(updates.isLoading).toBe(false);
    await updates.look();
    updates.loadOnce();
    await Promise.resolve();
    await Promise.resolve();
  }

  expect(reload).toHaveBeenCalledTimes(1);
});
