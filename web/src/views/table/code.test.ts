import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ShortCode } from "./code.svelte";

let answers: (() => Response)[] = [];

const invitation = (code: string | null, left: number | null) => () =>
  new Response(JSON.stringify({ table: "t", code, code_until: null, link: "http://x/t/t", code_left: left }));

describe("ShortCode", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => {
      const answer = answers.shift();
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("offline"));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("gives way to the next one when its time is up", async () => {
    answers = [invitation("PLUM72", 60), invitation("PEAR34", 60)];
    const short = new ShortCode("t");
    await short.renew();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(short.current).toBe("PLUM72");
    await vi.advanceTimersByTimeAsync(2000);
    expect(short.current).toBe("PEAR34");
    short.stop();
  });

  it("is not shown outlived while the server cannot be asked", async () => {
    answers = [invitation("PLUM72", 60)];
    const short = new ShortCode("t");
    await short.renew();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(short.current).toBeNull();
    answers = [invitation("PEAR34", 60)];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(short.current).toBe("PEAR34");
    short.stop();
  });

  it("asks no more once there is none", async () => {
    answers = [invitation(null, null)];
    const short = new ShortCode("t");
    await short.renew();

    expect([short.current, vi.getTimerCount()]).toEqual([null, 0]);
  });
});
