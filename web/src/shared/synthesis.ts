/** How each sound is made, from nothing but oscillators and noise; loaded when somebody first touches the page. */
import type { SoundName } from "./table/face";

/** A note: pitch in hertz (and where it glides to), when it starts, how long and how loud it is. */
interface Note {
  readonly kind: OscillatorType | "noise";
  readonly pitch: number;
  readonly to?: number;
  readonly at?: number;
  readonly long: number;
  readonly loud: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  lay: [
    { kind: "noise", pitch: 900, long: 0.07, loud: 0.5 },
    { kind: "sine", pitch: 190, to: 90, long: 0.09, loud: 0.5 },
  ],
  pick: [{ kind: "noise", pitch: 2600, long: 0.05, loud: 0.22 }],
  discard: [{ kind: "noise", pitch: 1400, to: 400, long: 0.2, loud: 0.3 }],
  score: [
    { kind: "triangle", pitch: 659, long: 0.14, loud: 0.22 },
    { kind: "triangle", pitch: 880, at: 0.09, long: 0.22, loud: 0.22 },
  ],
  turn: [
    { kind: "sine", pitch: 523, long: 0.16, loud: 0.22 },
    { kind: "sine", pitch: 784, at: 0.12, long: 0.3, loud: 0.22 },
  ],
  refuse: [
    { kind: "triangle", pitch: 196, long: 0.1, loud: 0.3 },
    { kind: "triangle", pitch: 165, at: 0.11, long: 0.16, loud: 0.3 },
  ],
  win: [
    { kind: "triangle", pitch: 523, long: 0.18, loud: 0.24 },
    { kind: "triangle", pitch: 659, at: 0.14, long: 0.18, loud: 0.24 },
    { kind: "triangle", pitch: 784, at: 0.28, long: 0.18, loud: 0.24 },
    { kind: "triangle", pitch: 1047, at: 0.42, long: 0.5, loud: 0.26 },
  ],
  chat: [{ kind: "sine", pitch: 700, to: 980, long: 0.11, loud: 0.2 }],
  tick: [{ kind: "square", pitch: 1200, long: 0.025, loud: 0.08 }],
  clack: [
    { kind: "noise", pitch: 3400, long: 0.03, loud: 0.9 },
    { kind: "triangle", pitch: 1750, to: 900, long: 0.045, loud: 0.5 },
    { kind: "sine", pitch: 420, to: 200, long: 0.07, loud: 0.35 },
  ],
  slap: [
    { kind: "noise", pitch: 1700, to: 700, long: 0.09, loud: 0.9 },
    { kind: "sine", pitch: 130, to: 60, long: 0.12, loud: 0.6 },
  ],
  drum: rollOf(26, 1.5),
  seal: [
    { kind: "noise", pitch: 500, to: 160, long: 0.16, loud: 0.6 },
    { kind: "sine", pitch: 96, to: 48, long: 0.22, loud: 0.7 },
  ],
};

/** A drum roll of so many strokes in so many seconds, each louder than the one before. */
function rollOf(strokes: number, seconds: number): Note[] {
  return Array.from({ length: strokes }, (_, stroke) => {
    const [at, loud] = [(stroke / strokes) * seconds, 0.12 + 0.3 * (stroke / strokes)];
    return { kind: "noise", pitch: stroke % 2 ? 210 : 260, at, long: 0.07, loud };
  });
}

/** The hum of something that is about to go: hertz, and how loud it gets at most. */
const HUM_LOW = 60;
const HUM_HIGH = 180;
const HUM_LOUD = 0.12;
/** Below this it is silent; above the second it flutters, so often a second. */
export const HUM_FROM = 0.3;
const FLUTTER_FROM = 0.75;
const FLUTTER = 12;
/** How quickly it follows, in seconds. */
const HUM_EASE = 0.06;

interface Parts {
  readonly tone: OscillatorNode;
  readonly volume: GainNode;
  readonly flutter: GainNode;
  readonly shaker: OscillatorNode;
}

/** Play a sound now. */
export function playSound(context: AudioContext, name: SoundName): void {
  for (const note of SOUNDS[name]) playNote(context, note);
}

/** A hum that can be heard. */
export class Hum {
  #context: AudioContext;
  #parts: Parts;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#parts = makeHum(context);
  }

  /** Let it rise and swell with `level`, up to 1. */
  swell(level: number): void {
    const { tone, volume, flutter } = this.#parts;
    const part = (level - HUM_FROM) / (1 - HUM_FROM);
    const loud = HUM_LOUD * part;
    const ease = (param: AudioParam, value: number): void =>
      void param.setTargetAtTime(value, this.#context.currentTime, HUM_EASE);
    ease(tone.frequency, HUM_LOW + (HUM_HIGH - HUM_LOW) * part);
    ease(volume.gain, loud);
    ease(flutter.gain, level > FLUTTER_FROM ? loud / 2 : 0);
  }

  end(): void {
    silence(this.#parts);
  }
}

function makeHum(context: AudioContext): Parts {
  const [tone, shaker] = [context.createOscillator(), context.createOscillator()];
  const [volume, flutter] = [context.createGain(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = HUM_LOW;
  shaker.frequency.value = FLUTTER;
  volume.gain.value = flutter.gain.value = 0;
  tone.connect(volume);
  volume.connect(context.destination);
  shaker.connect(flutter);
  flutter.connect(volume.gain);
  tone.start();
  shaker.start();
  return { tone, volume, flutter, shaker };
}

function silence({ tone, volume, flutter, shaker }: Parts): void {
  const { currentTime } = volume.context;
  volume.gain.setTargetAtTime(0, currentTime, HUM_EASE);
  flutter.gain.setTargetAtTime(0, currentTime, HUM_EASE);
  for (const each of [tone, shaker]) each.stop(currentTime + 6 * HUM_EASE);
}

function playNote(context: AudioContext, { kind, pitch, to, at = 0, long, loud }: Note): void {
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  volume.connect(context.destination);
  const [source, frequency] = kind === "noise" ? makeNoise(context, long, volume) : makeTone(context, kind, volume);
  frequency.setValueAtTime(pitch, start);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, start + long);
  source.start(start);
  source.stop(start + long + 0.02);
}

function makeTone(
  context: AudioContext,
  kind: OscillatorType,
  into: AudioNode,
): [AudioScheduledSourceNode, AudioParam] {
  const tone = context.createOscillator();
  tone.type = kind;
  tone.connect(into);
  return [tone, tone.frequency];
}

function makeNoise(context: AudioContext, long: number, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * (long + 0.02)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  noise.connect(band).connect(into);
  return [noise, band.frequency];
}
