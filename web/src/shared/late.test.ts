import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Unloaded, late, watchStyles } from "./late";
import { OFFLINE, Refused } from "./wire/refused";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that comes at the `number`th attempt. */
function arriving(number: number) {
  let attempts = 0;
  return vi.fn(() => (++attempts < number ? Promise.reject(new TypeError("no network")) : Promise.resolve("part")));
}

test("a part that comes at the third attempt is there", async () => {
  const load = arriving(3);
  const part = late(load);
  await vi.runAllTimersAsync();

  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(3);
});

test("a part that never comes is told, with the reason", async () => {
  const part = late(arriving(9));
  const told = expect(part).rejects.toThrow(Unloaded);
  await vi.runAllTimersAsync();
  await told;

  await expect(part).rejects.toMatchObject({ cause: new TypeError("no network") });
});

test("a part of which nothing is heard is given up", async () => {
  const part = late(() => new Promise(() => undefined));
  const told = expect(part).rejects.toThrow(Unloaded);
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
});

test("what the server refuses is refused at once; without a server it is asked again", async () => {
  const refuse = vi.fn(() => Promise.reject(new Refused("game/unknown")));
  await expect(late(refuse)).rejects.toEqual(new Refused("game/unknown"));
  expect(refuse).toHaveBeenCalledTimes(1);

  const offline = vi.fn(() => Promise.reject(new Refused(OFFLINE)));
  const told = expect(late(offline)).rejects.toThrow(Unloaded);
  await vi.runAllTimersAsync();
  await told;
  expect(offline).toHaveBeenCalledTimes(3);
});

test("a part within a part is not asked for nine times", async () => {
  const load = arriving(99);
  const told = expect(late(() => late(load))).rejects.toThrow(Unloaded);
  await vi.runAllTimersAsync();
  await told;

  expect(load).toHaveBeenCalledTimes(3);
});

test("a part waits for a style that did not come with it", async () => {
  const page = new EventTarget();
  watchStyles(page);
  const missing = new Event("vite:preloadError", { cancelable: true });
  page.dispatchEvent(Object.assign(missing, { payload: new Error("Unable to preload CSS for /assets/a-1.css") }));
  const links: (EventTarget & { href?: string; remove?: () => void })[] = [];
  vi.stubGlobal("document", {
    createElement: () => Object.assign(new EventTarget(), { remove: () => undefined }),
    head: { append: (link: EventTarget) => links.push(link) },
  });
  let isThere = false;
  const part = late(arriving(1)).then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(0);
  links[0]!.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(300);
  expect(isThere).toBe(false);
  links[1]!.dispatchEvent(new Event("load"));
  await part;

  expect(missing.defaultPrevented).toBe(true);
  expect(links[1]!.href).toBe("/assets/a-1.css");
  await late(arriving(1));
  expect(links.length).toBe(2);
});
