import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Playback } from "./playback.svelte";

class Film {
  wanted = 0;
  broken = false;
  readonly past = [1, 4, 4.1, 60].map((at, index) => ({ number: index + 1, seat: 0, at, events: [], standing: null }));
  readonly count = this.past.length;

  async goTo(number: number): Promise<void> {
    if (this.broken) throw new Error("offline");
    this.wanted = number;
  }
}

let film: Film;
let failed: unknown[];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  film = new Film();
  failed = [];
  playback = new Playback(film, (error) => failed.push(error));
});
afterEach(() => vi.useRealTimers());

describe("playing", () => {
  it("shows the next move at once, then one each 1.2 seconds, and stops after the last", async () => {
    playback.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(film.wanted).toBe(1);

    await vi.advanceTimersByTimeAsync(1200);
    expect(film.wanted).toBe(2);

    await vi.advanceTimersByTimeAsync(2400);
    expect([film.wanted, playback.isPlaying]).toEqual([4, false]);
  });

  it("is faster at another speed, from that moment on", async () => {
    playback.play();
    await vi.advanceTimersByTimeAsync(1000);
    playback.speed = "fourfold";
    await vi.advanceTimersByTimeAsync(300);
    expect(film.wanted).toBe(2);

    await vi.advanceTimersByTimeAsync(300);
    expect(film.wanted).toBe(3);
  });

  it("takes the time that the players took, a tenth of a second where it was a race, and no eternity", async () => {
    playback.speed = "true";
    playback.play();
    await vi.advanceTimersByTimeAsync(2999);
    expect(film.wanted).toBe(1);

    await vi.advanceTimersByTimeAsync(1);
    expect(film.wanted).toBe(2);

    await vi.advanceTimersByTimeAsync(98);
    expect(film.wanted).toBe(2);

    await vi.advanceTimersByTimeAsync(2);
    expect(film.wanted).toBe(3);

    await vi.advanceTimersByTimeAsync(8000);
    expect(film.wanted).toBe(4);
  });

  it("begins anew at its end", async () => {
    film.wanted = 4;
    playback.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(film.wanted).toBe(0);

    await vi.advanceTimersByTimeAsync(1200);
    expect(film.wanted).toBe(1);
  });
});

describe("stopping", () => {
  it("pauses where it is", async () => {
    playback.play();
    await vi.advanceTimersByTimeAsync(0);
    playback.toggle();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(film.wanted).toBe(1);
  });

  it("stops for somebody who goes elsewhere", async () => {
    playback.play();
    await playback.goTo(3);
    await vi.advanceTimersByTimeAsync(60_000);

    expect([film.wanted, playback.isPlaying]).toEqual([3, false]);
  });

  it("stops and tells when a position cannot be had", async () => {
    film.broken = true;
    playback.play();
    await vi.advanceTimersByTimeAsync(0);

    expect([playback.isPlaying, failed.length]).toEqual([false, 1]);
  });
});
