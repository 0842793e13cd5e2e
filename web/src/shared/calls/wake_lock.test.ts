import { afterEach, expect, test, vi } from "vitest";

import { WakeLock } from "./wake_lock";

class Sentinel {
  released = false;
  release = (): Promise<void> => {
    this.released = true;
    return Promise.resolve();
  };
}

const flush = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function stub(): Sentinel[] {
  const given: Sentinel[] = [];
  const request = (): Promise<Sentinel> => {
    given.push(new Sentinel());
    return Promise.resolve(given.at(-1)!);
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return given;
}

afterEach(() => vi.unstubAllGlobals());

test("the screen is kept awake once, and let go", async () => {
  const given = stub();
  const lock = new WakeLock();
  lock.hold(true);
  lock.hold(true);
  await flush();
  lock.hold(true);
  expect(given.map(({ released }) => released)).toEqual([false]);

  lock.hold(false);
  expect(given.map(({ released }) => released)).toEqual([true]);
});

test("what comes too late is let go at once", async () => {
  const given = stub();
  const lock = new WakeLock();
  lock.hold(true);
  lock.hold(false);
  await flush();

  expect(given.map(({ released }) => released)).toEqual([true]);
});

test("what the browser took away is asked for again", async () => {
  const given = stub();
  const lock = new WakeLock();
  lock.hold(true);
  await flush();
  given[0]!.released = true;
  lock.hold(true);
  await flush();

  expect(given).toHaveLength(2);
});

test("a browser without one, or one that refuses, does no harm", async () => {
  vi.stubGlobal("navigator", {});
  new WakeLock().hold(true);
  vi.stubGlobal("navigator", { wakeLock: { request: () => Promise.reject(new Error("low battery")) } });
  const lock = new WakeLock();
  lock.hold(true);
  await flush();
  lock.hold(false);
});
