import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { late } from "./late";
import { Sounds } from "./sound";

const eased = vi.fn();
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  setTargetAtTime: eased,
});
const started = vi.fn();
const stopped = vi.fn();
const vibrated = vi.fn();
let page: EventTarget;

class FakeAudio {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly state = "running";
  readonly destination = {};
  createGain = () => ({ gain: param(), connect: vi.fn(), context: this });
  createOscillator = () => ({ type: "", frequency: param(), connect: vi.fn(), start: started, stop: stopped });
  createBiquadFilter = () => ({ type: "", frequency: param(), connect: vi.fn() });
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => ({
    buffer: null,
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
  });
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("navigator", { vibrate: vibrated });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the first touch is heard too", async () => {
  const sounds = new Sounds(() => true);
  page.dispatchEvent(new Event("pointerdown"));
  sounds.play("lay");
  await expect.poll(() => started).toHaveBeenCalledTimes(2);
});

/** Touch the page, and wait for what that loads. */
async function touch(gesture: string): Promise<void> {
  page.dispatchEvent(new Event(gesture));
  await late(() => import("./synthesis"));
  await Promise.resolve();
}

test("nothing sounds before somebody has touched the page", async () => {
  const sounds = new Sounds(() => true);
  sounds.play("lay");
  expect(started).not.toHaveBeenCalled();

  await touch("pointerdown");
  sounds.play("lay");
  expect(started).toHaveBeenCalledTimes(2);
  expect(vibrated).toHaveBeenCalledTimes(1);
});

test("one switch silences sounds and vibration", async () => {
  let isOn = false;
  const sounds = new Sounds(() => isOn);
  await touch("keydown");
  sounds.play("turn");
  expect([started.mock.calls.length, vibrated.mock.calls.length]).toEqual([0, 0]);

  isOn = true;
  sounds.play("turn");
  expect([started.mock.calls.length, vibrated.mock.calls.length]).toEqual([2, 1]);
});

test("a page that nobody sees only calls", async () => {
  let isOn = true;
  const sounds = new Sounds(() => isOn);
  await touch("pointerdown");
  vi.stubGlobal("document", { visibilityState: "hidden" });
  sounds.play("chat");
  expect(started).not.toHaveBeenCalled();

  sounds.play("turn");
  expect([started.mock.calls.length, vibrated.mock.calls.length]).toEqual([2, 1]);

  isOn = false;
  sounds.play("turn");
  expect([started.mock.calls.length, vibrated.mock.calls.length]).toEqual([2, 1]);
});

test("a hum begins once, swells with what is about to go, and ends", async () => {
  const sounds = new Sounds(() => true);
  await touch("pointerdown");
  sounds.hum(0.2);
  expect(started).not.toHaveBeenCalled();

  sounds.hum(0.5);
  const quiet = eased.mock.calls.map(([value]) => value as number);
  sounds.hum(1);
  const loud = eased.mock.calls.slice(quiet.length).map(([value]) => value as number);
  expect(started).toHaveBeenCalledTimes(2);
  loud.forEach((value, at) => expect(value).toBeGreaterThan(quiet[at]!));

  sounds.hum(0);
  expect(stopped).toHaveBeenCalledTimes(2);
});
