/** The colours of things that look the same by day and by night; what follows the theme is in `theme`. */
import type { Rgb } from "./theme";

/** A place of a gradient from 0 to 1, and what is there. */
type Stops<C> = readonly (readonly [at: number, color: C])[];

/** A cord: its edge, its body, and its braid from what lies in the shade to what is lit. */
export const CORD_EDGE = "#8a2f17";
export const CORD = "#d9652a";
export const BRAID: Stops<Rgb> = [
  [0, [58, 16, 12]],
  [0.16, [112, 34, 18]],
  [0.34, [178, 62, 24]],
  [0.55, [229, 108, 40]],
  [0.74, [247, 146, 66]],
  [0.9, [255, 190, 118]],
  [1, [255, 226, 180]],
];
/** The sleeve that joins its ends, from the side of the light on, and the grooves in it. */
export const BRASS: Stops<string> = [
  [0, "#6b4518"],
  [0.14, "#c08a34"],
  [0.28, "#fff0c0"],
  [0.4, "#e3ac4c"],
  [0.66, "#93601f"],
  [0.86, "#4f3010"],
  [1, "#8a5c24"],
];
export const GROOVE = "rgba(60,30,6,.45)";
/** The dashes along a cord that fits where it is drawn. */
export const FITTING = "rgba(255,248,226,.9)";

/** The knob by which a cord is pulled. */
export const KNOB = { shadow: "rgba(40,20,10,.4)", body: "#fff6df", line: "#c9512f" } as const;

/** What a hint is drawn with: a line, and a lighter one below it. */
export const ADVICE = { line: "#c8531b", casing: "rgba(255,250,232,.9)" } as const;

/** What glows behind the strands of a pull. */
export const STRANDS: Rgb = [255, 246, 214];

/** Stones that snap together: a glow, a star in a star, a ring that widens, and shards. */
export const SNAP = {
  glow: [255, 236, 170] as Rgb,
  dusk: "rgba(255,200,90,0)",
  star: "#f2bb35",
  heart: "#fff8e2",
  ring: [255, 248, 222] as Rgb,
  shards: ["#fff1c2", "#f2bb35", "#e5793a", "#c8402f", "#22293d"],
} as const;

/** The triangle beside stones that are about to snap. */
export const WARNING = { shadow: "rgba(40,10,6,.4)", body: "#b8392a", sign: "#fff4dc" } as const;

/** The shadow of a chip with words. */
export const CHIP_SHADOW = "rgba(30,14,8,.3)";

/** The light of the lamp, where it ends. */
export const LAMP_END = "rgba(255,240,210,0)";

/** A stone, in linear light: its body, its poles (gold and sky), the cord that it mirrors, and the light around it in the dark. */
export const STONE = {
  body: [0.0042, 0.005, 0.0068] as Rgb,
  north: [1.35, 0.7, 0.1] as Rgb,
  south: [0.26, 0.72, 0.95] as Rgb,
  cord: [1.15, 0.34, 0.07] as Rgb,
  rim: [0.16, 0.34, 0.4] as Rgb,
} as const;
