/** Light, colours and small sums that everything painted shares. One unit is a millimetre; light falls from the top left. */

export type Rgb = readonly [number, number, number];
export type ThemeName = "light" | "dark";

export interface Theme {
  readonly name: ThemeName;
  /** The wood: its ground, its dark and its light strokes. */
  readonly base: Rgb;
  readonly dark: Rgb;
  readonly lite: Rgb;
  readonly gap: string;
  readonly gapLight: string;
  /** What a stone mirrors, in linear light: the table, the sky above and around, the window. */
  readonly bounce: Rgb;
  readonly zenith: Rgb;
  readonly skyUp: Rgb;
  readonly skyDown: Rgb;
  readonly window: Rgb;
  readonly mirror: number;
  readonly rim: number;
  readonly shadow: string;
  readonly shade: number;
  readonly tint: string;
  readonly edge: Rgb;
  readonly edgeStrength: number;
  readonly pool: string;
  readonly label: readonly [paper: string, ink: string];
}

export const LIGHT: Rgb = [-0.5, -0.62, 0.604];

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    name: "light",
    base: [219, 184, 132],
    dark: [176, 126, 78],
    lite: [244, 222, 178],
    gap: "rgba(74,42,20,.62)",
    gapLight: "rgba(255,240,205,.45)",
    bounce: [0.36, 0.2, 0.09],
    zenith: [0.004, 0.006, 0.01],
    skyUp: [1.25, 1.75, 2.1],
    skyDown: [0.07, 0.11, 0.16],
    window: [6.4, 6.9, 7.2],
    mirror: 0.27,
    rim: 0,
    shadow: "44,22,14",
    shade: 0.58,
    tint: "rgba(255,248,226,.2)",
    edge: [72, 34, 18],
    edgeStrength: 0.36,
    pool: "rgba(255,246,220,.34)",
    label: ["#fffaf0", "#22293d"],
  },
  dark: {
    name: "dark",
    base: [38, 84, 88],
    dark: [19, 48, 60],
    lite: [62, 122, 116],
    gap: "rgba(4,12,18,.66)",
    gapLight: "rgba(150,210,200,.13)",
    bounce: [0.05, 0.2, 0.2],
    zenith: [0.003, 0.005, 0.009],
    skyUp: [0.75, 1.3, 1.75],
    skyDown: [0.06, 0.13, 0.19],
    window: [8.2, 6.6, 4.4],
    mirror: 0.27,
    rim: 0.42,
    shadow: "2,8,14",
    shade: 0.66,
    tint: "rgba(150,220,205,.07)",
    edge: [3, 10, 18],
    edgeStrength: 0.66,
    pool: "rgba(255,214,150,.17)",
    label: ["#22293d", "#f5ead3"],
  },
};

export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);

/** A soft step from 0 at `from` to 1 at `to`, which may be the smaller one. */
export function soft(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

export function makeCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
  return canvas;
}

/** A picture made of pixels. */
export function bake(image: ImageData): HTMLCanvasElement {
  const canvas = makeCanvas(image.width, image.height);
  canvas.getContext("2d")!.putImageData(image, 0, 0);
  return canvas;
}

/** Ink that reads on the table. */
export function ink(theme: Theme, alpha: number): string {
  return theme.name === "dark" ? `rgba(245,234,211,${alpha})` : `rgba(34,41,61,${alpha})`;
}

const CALM = { light: [224, 147, 42], dark: [250, 205, 90] } as const;
const TENSE = { light: [200, 52, 38], dark: [255, 108, 72] } as const;

/** The colour of a pull from 0 to 1, where it snaps. */
export function pullColor({ name }: Theme, pull: number, alpha: number): string {
  const part = soft(0.45, 0.95, pull);
  const [r, g, b] = CALM[name].map((value, at) => Math.round(mix(value, TENSE[name][at]!, part)));
  return `rgba(${r},${g},${b},${alpha})`;
}

export function pushColor({ name }: Theme, alpha: number): string {
  return name === "dark" ? `rgba(150,210,235,${alpha})` : `rgba(38,92,140,${alpha})`;
}
