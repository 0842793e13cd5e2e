import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Line } from "$generated/protocol";

import { Talk } from "./talk.svelte";

const said = (number: number, who: string): Line => ({ number, who, name: who, text: `line ${number}`, sign: null });
const sign = (number: number, who: string): Line => ({ number, who, name: who, text: null, sign: "wave" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("unread is what others said since the last look", () => {
  const talk = new Talk("me", 3);
  talk.hear([said(2, "you"), said(4, "you"), said(5, "me"), said(6, "you")]);

  expect(talk.unread).toBe(2);
  talk.markRead();
  expect([talk.unread, talk.read]).toEqual([0, 6]);
});

test("what was said before coming is no news; what others say later is", () => {
  const talk = new Talk("me", null);
  talk.hear([said(2, "you")]);
  expect(talk.fresh).toEqual([]);

  talk.hear([said(2, "you"), said(5, "me"), said(6, "you")]);
  expect(talk.fresh.map(({ number }) => number)).toEqual([6]);
});

test("a reaction hangs in the air for a moment, one for each person", () => {
  const talk = new Talk("me", null);
  talk.hear([sign(1, "you")]);
  expect(talk.signs).toEqual([]);

  talk.hear([sign(1, "you"), sign(2, "you"), sign(3, "you"), sign(4, "me")]);
  expect(talk.signs.map(({ number }) => number)).toEqual([3, 4]);
  vi.advanceTimersByTime(60_000);
  expect(talk.signs).toEqual([]);
});
