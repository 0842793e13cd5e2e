/** Light, colours and small sums that everything painted shares. One unit is a millimetre; light falls from the top left. */

export type Rgb = readonly [number, number, number];
export type ThemeName = "light" | "dark";

export interface Theme {
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
  /** Lines that read on the table, what lies behind them, and how bright what glows behind forces is. */
  readonly ink: Rgb;
  readonly casing: string;
  readonly glow: number;
  /** Around the stone of the last move, and around one in the hand. */
  readonly ring: string;
  readonly lifted: string;
  /** A pull from weak to strong, a push, and the lines of the field. */
  readonly calm: Rgb;
  readonly tense: Rgb;
  readonly push: Rgb;
  readonly field: Rgb;
  /** Where a stone would nearly snap, and where it would. */
  readonly care: Rgb;
  readonly stop: Rgb;
  /** How bright a cord is. */
  readonly cord: number;
}

export const LIGHT: Rgb = [-0.5, -0.62, 0.604];

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
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
    ink: [34, 41, 61],
    casing: "rgba(255,248,226,.7)",
    glow: 0.6,
    ring: "rgba(42,36,51,.62)",
    lifted: "rgba(255,250,232,.92)",
    calm: [224, 147, 42],
    tense: [200, 52, 38],
    push: [38, 92, 140],
    field: [36, 84, 120],
    care: [222, 138, 34],
    stop: [190, 46, 34],
    cord: 1,
  },
  dark: {
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
    ink: [245, 234, 211],
    casing: "rgba(8,20,28,.6)",
    glow: 0.12,
    ring: "rgba(242,187,53,.9)",
    lifted: "rgba(255,226,170,.8)",
    calm: [250, 205, 90],
    tense: [255, 108, 72],
    push: [150, 210, 235],
    field: [170, 222, 232],
    care: [248, 196, 92],
    stop: [255, 92, 62],
    cord: 0.94,
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

/** A colour for a canvas. */
export const rgba = (color: readonly number[], alpha: number): string =>
  `rgba(${color.map((value) => Math.round(value)).join(",")},${alpha})`;

/** The colour of a pull from 0 to 1, where it snaps. */
export function pullColor({ calm, tense }: Theme, pull: number, alpha: number): string {
  const part = soft(0.45, 0.95, pull);
  return rgba([mix(calm[0], tense[0], part), mix(calm[1], tense[1], part), mix(calm[2], tense[2], part)], alpha);
}
