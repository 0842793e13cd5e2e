import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Sounds } from "./sound";

const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const started = vi.fn();
const vibrated = vi.fn();
let page: EventTarget;

class FakeAudio {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly state = "running";
  readonly destination = {};
  createGain = () => ({ gain: param(), connect: vi.fn() });
  createOscillator = () => ({ type: "", frequency: param(), connect: vi.fn(), start: started, stop: vi.fn() });
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

test("nothing sounds before somebody has touched the page", () => {
  const sounds = new Sounds(() => true);
  sounds.play("lay");
  expect(started).not.toHaveBeenCalled();

  page.dispatchEvent(new Event("pointerdown"));
  sounds.play("lay");
  expect(started).toHaveBeenCalledTimes(2);
  expect(vibrated).toHaveBeenCalledTimes(1);
});

test("one switch silences sounds and vibration", () => {
  let isOn = false;
  const sounds = new Sounds(() => isOn);
  page.dispatchEvent(new Event("keydown"));
  sounds.play("turn");
  expect([started.mock.calls.length, vibrated.mock.calls.length]).toEqual([0, 0]);

  isOn = true;
  sounds.play("turn");
  expect([started.mock.calls.length, vibrated.mock.calls.length]).toEqual([2, 1]);
});

test("a page that nobody sees is quiet", () => {
  const sounds = new Sounds(() => true);
  page.dispatchEvent(new Event("pointerdown"));
  vi.stubGlobal("document", { visibilityState: "hidden" });
  sounds.play("chat");

  expect(started).not.toHaveBeenCalled();
});
