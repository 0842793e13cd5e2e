/** The quick reactions: 32 × 32, cut from paper, with the same pen as the icons. */

export const REACTIONS = ["wave", "clap", "laugh", "wow", "think", "heart", "oops", "thanks"] as const;
export type ReactionName = (typeof REACTIONS)[number];

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const INK = "#2a2433";
const GOLD = "#f2bb35";
const LIGHT = "#fbdc72";
const RED = "#c23a2b";
const SKY = "#5aa3c4";
const LEAF = "#5a852c";
const ROSE = "#eda99a";

/** Lines beside the paper, on whatever it lies. */
const AROUND = "currentColor";

const PEN = 2.2;

const line = (d: string, stroke = INK, width = PEN): Layer => ({ d, stroke, width });
const cut = (d: string, fill: string): Layer => ({ d, fill, stroke: INK, width: PEN });
const spot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Thick lines of one colour with a rim: fingers. */
const fingers = (d: string, fill: string, width: number): Layer[] => [
  line(d, INK, width + 2 * 1.7),
  line(d, fill, width),
];

const FACE: Layer[] = [
  cut("M16 2.6c7.7-.1 13.4 5.7 13.3 13.5C29.2 23.7 23.6 29.4 16 29.4S2.7 23.6 2.7 16 8.4 2.7 16 2.6Z", GOLD),
  line("M7.3 12.3c1.2-3 3.5-5 6.6-5.7", LIGHT, 2),
];
const EYES = line("M11.3 12.3v1.4M20.7 12.3v1.4", INK, 2.8);

const HAND = "M10.6 17.5 8.6 9.6M14.6 15.5 13.7 6M18.6 15.5 19.2 6.4M22.3 17.5 24.4 10.4M11.5 23.5 5.4 18.4";
const PALM = "M10 17.5C13 14.5 20 14.5 23 17.5c.8 5.5-2 10.5-6.5 10.5-3 0-4.6-1.8-5.8-4.5Z";

export const DRAWINGS: Readonly<Record<ReactionName, readonly Layer[]>> = {
  wave: [
    ...fingers(HAND, GOLD, 2.6),
    cut(PALM, GOLD),
    line("M10.6 17.5 9.8 14.4M14.6 17 14.4 13.5M18.6 17l.2-3.5M22.3 17.5l.9-3.2M12 22.8l-3-2.3", GOLD, 2.6),
    line("M3.2 13.2c-.4-3 .3-5.6 2-7.7M28.8 20.5c-.2 3.2-1.4 5.7-3.5 7.6", AROUND),
  ],
  clap: [
    ...fingers("M7 27.5 17.5 13.5M11 25.5 20.5 13M14.5 25.5 23 15M16.5 26.5 24 18", GOLD, 3),
    cut("M4.5 24.5 10.5 15c.9-1.5 3.3-.4 2.7 1.3L12 19.5l4 7.5c-2.5 4-8.5 3.5-11.5-2.5Z", LIGHT),
    line("M17 3v4M9.5 5l2 3.6M24.5 5l-2 3.6", AROUND),
  ],
  laugh: [
    ...FACE,
    line("M8.6 13.6c.8-1.9 3.9-1.9 4.7 0M18.7 13.6c.8-1.9 3.9-1.9 4.7 0", INK, 2.4),
    cut("M8.5 17.5h15c0 4.6-3 7.7-7.5 7.7s-7.5-3.1-7.5-7.7Z", INK),
    { d: "M11.5 22.8c2-2.3 7-2.3 9 0-2.3 2.4-6.7 2.4-9 0Z", fill: RED },
  ],
  wow: [
    ...FACE,
    { d: `${spot(11, 13.3, 1.9)}${spot(21, 13.3, 1.9)}`, fill: INK },
    line("M8.5 8.8c1-1.2 2.6-1.7 4-1.3M23.5 8.8c-1-1.2-2.6-1.7-4-1.3", INK, 2),
    cut("M16 18.3c2.2 0 3.3 1.7 3.3 3.7s-1.2 3.6-3.3 3.6-3.3-1.6-3.3-3.6 1.1-3.7 3.3-3.7Z", RED),
  ],
  think: [
    ...FACE,
    EYES,
    line("M18.6 8.8c1.4-1.2 3.2-1.3 4.7-.4M9 10h4M12.5 20.3c2.4-1.3 4.8-1.6 7.5-.8"),
    ...fingers("M9 29v-4.5M9.5 24l4.5-1.5M12.5 28.5V26", LIGHT, 2.8),
  ],
  heart: [
    cut(
      "M16 28.5C7 21.4 3 16.6 3 11.4 3 7.3 6.1 4.2 10 4.2c2.5 0 4.7 1.3 6 3.5 1.3-2.2 3.5-3.5 6-3.5 3.9 0 7 3.1 7 7.2 0 5.2-4 10-13 17.1Z",
      RED,
    ),
    line("M7.4 11.8c.1-2 1.2-3.3 3-3.5", ROSE, 2.4),
  ],
  oops: [
    ...FACE,
    EYES,
    line("M9.5 22c1.6-2.3 3.2-2.3 4.7 0s3 2.3 4.5 0 2.7-1.9 3.8-.6M8.5 9.6l3.5-1.6M23.5 9.6 20 8"),
    cut("M26.2 5.5c2.2 2.8 3.6 4.3 3.6 6.2a3.6 3.6 0 0 1-7.2 0c0-1.9 1.4-3.4 3.6-6.2Z", SKY),
  ],
  thanks: [
    ...fingers("M16 17.5c.5 4 .4 7.5-.2 11", LEAF, 1.8),
    cut("M15.8 27c-5.3.6-8-1.5-8.6-5.5 4.6-.7 7.8 1.1 8.6 5.5ZM16 25c.6-4 3.3-5.8 7.6-5.2-.4 3.8-3 5.6-7.6 5.2Z", LEAF),
    cut(
      "M16 2.6c2.6 0 3.9 1.8 3.5 4 2-1 4.2-.3 4.8 1.8.6 2-.7 3.6-2.6 4 1.3 1.6 1.2 3.7-.5 4.9-1.7 1.2-3.8.6-5.2-1.3-1.4 1.9-3.5 2.5-5.2 1.3-1.7-1.2-1.8-3.3-.5-4.9-1.9-.4-3.2-2-2.6-4 .6-2.1 2.8-2.8 4.8-1.8-.4-2.2.9-4 3.5-4Z",
      ROSE,
    ),
    cut(spot(16, 10.8, 2.7), GOLD),
  ],
};
