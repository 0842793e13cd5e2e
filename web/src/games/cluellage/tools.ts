/** The tools of the canvas, drawn with the pen of the icons. */
export const TOOLS = ["left", "right", "front", "back"] as const;
export type Tool = (typeof TOOLS)[number];

interface Stroke {
  readonly d: string;
  readonly isSolid: boolean;
}

const line = (d: string): Stroke => ({ d, isSolid: false });
const solid = (d: string): Stroke => ({ d, isSolid: true });

export const TOOL_SHAPES: Readonly<Record<Tool, readonly Stroke[]>> = {
  left: [line("M5 13a7 7 0 1 0 2.4-6.3"), line("M6.5 2.8v4.4h4.4")],
  right: [line("M19 13a7 7 0 1 1-2.4-6.3"), line("M17.5 2.8v4.4h-4.4")],
  front: [line("M4 13V5a1 1 0 0 1 1-1h8"), solid("M9 9h11v11H9Z")],
  back: [solid("M4 4h11v11H4Z"), line("M19 11h1v9h-9v-1")],
};
