/** The six colours and black of the pieces: base, ink and mark of each, and the tones that light gives them. */
import type { Letter } from "./pieces";

interface Paint {
  readonly base: string;
  readonly ink: string;
  /** The mark, around (0, 0), pointing up to the tip of its diamond; about 19 in radius. */
  readonly mark: string;
}

/** Letter → its paint: dawn, sun, rose, ember, sky, plum and black. */
export const PAINTS: Readonly<Record<Letter, Paint>> = {
  a: { base: "#f8edd6", ink: "#8a5a2b", mark: "M0-22Q3.6-3.6 22 0Q3.6 3.6 0 22Q-3.6 3.6-22 0Q-3.6-3.6 0-22Z" },
  b: { base: "#f7bf45", ink: "#7a3b0c", mark: "M0-16.5A16.5 16.5 0 1 1 0 16.5A16.5 16.5 0 1 1 0-16.5Z" },
  c: {
    base: "#ec7576",
    ink: "#560a26",
    mark: "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19ZM0-9.5A9.5 9.5 0 1 0 0 9.5A9.5 9.5 0 1 0 0-9.5Z",
  },
  d: { base: "#b3281b", ink: "#ffd9a0", mark: "M0-20.5L20 14.5Q20.6 16.5 18 16.5L-18 16.5Q-20.6 16.5-20 14.5Z" },
  e: {
    base: "#6c9bc0",
    ink: "#0b2848",
    mark:
      "M-19.5-5.2C-15-14.8-7.5-14.8-1-9.6C4-5.6 8.5-5.4 12-10.4A3.9 3.9 0 0 1 19.3-7.4C14 2.8 5 3.8-3.4-1.6C-7.6-4.3-10.2-3.6-12.4-1.4A3.9 3.9 0 0 1-19.5-5.2Z" +
      "M-19.5 11.6C-15 2-7.5 2-1 7.2C4 11.2 8.5 11.4 12 6.4A3.9 3.9 0 0 1 19.3 9.4C14 19.6 5 20.6-3.4 15.2C-7.6 12.5-10.2 13.2-12.4 15.4A3.9 3.9 0 0 1-19.5 11.6Z",
  },
  f: { base: "#63296a", ink: "#f3c6dc", mark: "M1.5-18.9A19 19 0 1 0 18.4 4.8A15 15 0 1 1 1.5-18.9Z" },
  x: { base: "#1b1614", ink: "", mark: "" },
};

type Lab = readonly [number, number, number];
export type Tone = "top" | "left" | "right" | "wallL" | "wallR" | "streakL" | "streakD";

/** A step in lightness, then how far and to where the colour is pulled: to warm light or to plum shadow. */
const TONES: Readonly<Record<Tone, readonly [number, number, number, number]>> = {
  top: [0.03, 0.08, 0.01, 0.06],
  left: [-0.03, 0.04, 0.05, -0.06],
  right: [-0.085, 0.11, 0.06, -0.07],
  wallL: [-0.17, 0.2, 0.05, -0.04],
  wallR: [-0.24, 0.25, 0.05, -0.05],
  streakL: [0.045, 0.1, 0.01, 0.07],
  streakD: [-0.05, 0.1, 0.04, -0.03],
};

/** A colour in another light; steps are those of OKLab, so that they look equal on every colour. */
export function tone(hex: string, name: Tone): string {
  const [step, pull, a, b] = TONES[name];
  const [l, ca, cb] = toLab(hex);
  const isPale = l > 0.88 && step < 0; // a pale colour keeps a peach shadow, not a grey one
  const [by, toA, toB] = isPale ? [pull * 3, 0.018, 0.052] : [pull, a, b];
  return toHex([Math.max(0.04, l + step * (l < 0.3 ? 0.55 : 1)), ca * (1 - by) + toA * by, cb * (1 - by) + toB * by]);
}

/** Whether an ink is darker than what it lies on: then it reads engraved, else raised. */
export function isDark(hex: string): boolean {
  return toLab(hex)[0] < 0.6;
}

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts
    .map((part) =>
      Math.round(gamma(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  const kept = Math.min(1, Math.max(0, part));
  return kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
}
