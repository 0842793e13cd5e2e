/** The exhibition at the end, as one picture: where each collage hangs on the sheet. No DOM. */
import { HEIGHT, WIDTH } from "./collage";

/** A picture of one collage, in pixels: the frame around the canvas, and the plate below it. */
export const EDGE = 48;
export const PLATE = 116;
export const PAGE_WIDTH = WIDTH + 2 * EDGE;
export const PAGE_HEIGHT = HEIGHT + 2 * EDGE + PLATE;
const GAP = 40;

export interface Hanging {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The upper left corner of each picture. */
  readonly places: readonly Hanging[];
}

/** So many pictures in rows, half as large where there are several, as near to a square as it goes. */
export function hangAll(count: number): Sheet {
  if (count <= 1)
    return { width: PAGE_WIDTH, height: PAGE_HEIGHT, scale: 1, places: count === 1 ? [{ x: 0, y: 0 }] : [] };
  const scale = 0.5;
  const columns = Math.ceil(Math.sqrt(count));
  const [width, height] = [PAGE_WIDTH * scale + GAP, PAGE_HEIGHT * scale + GAP];
  const places = Array.from({ length: count }, (_, at) => ({
    x: GAP + (at % columns) * width,
    y: GAP + Math.floor(at / columns) * height,
  }));
  return { width: GAP + columns * width, height: GAP + Math.ceil(count / columns) * height, scale, places };
}

/** A name for a file: letters, digits and lines only. */
export function fileName(...parts: readonly string[]): string {
  const words = parts.map((part) =>
    part
      .normalize("NFKD")
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, ""),
  );
  return `${words.filter(Boolean).join("-").toLowerCase().slice(0, 60)}.png`;
}
