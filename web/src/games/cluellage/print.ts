/** Collages as pictures to keep and to send: drawn on a canvas from the large files. */
import type { Placed } from "$generated/cluellage";

import { EDGE, hangAll, PAGE_HEIGHT, PAGE_WIDTH } from "./album";
import { CARD, HEIGHT, WIDTH } from "./collage";
import { addressOf } from "./files";

export interface Print {
  readonly collage: readonly Placed[];
  /** The colour of the frame. */
  readonly color: string;
  /** What stands on the plate: the word, and below it who made it. */
  readonly word: string;
  readonly maker: string;
}

const CANVAS = "#efe6d6";
const PAPER = "#fcf6e9";
const WALL = "#e8dac1";
const INK = "#2a2433";
const QUIET = "#5d5261";
const LARGE = 10_000;

/** A PNG of these collages; rejects where a picture cannot be loaded. */
export async function printAll(prints: readonly Print[]): Promise<Blob> {
  const { width, height, scale, places } = hangAll(prints.length);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = WALL;
  pen.fillRect(0, 0, width, height);
  const images = await loadAll(prints.flatMap(({ collage }) => collage.map(({ card }) => card)));
  for (const [at, print] of prints.entries()) {
    const place = places[at]!;
    pen.setTransform(scale, 0, 0, scale, place.x, place.y);
    draw(pen, print, images);
  }
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the canvas gave no picture"))), "image/png"),
  );
}

function draw(pen: CanvasRenderingContext2D, { collage, color, word, maker }: Print, images: Images): void {
  pen.fillStyle = color;
  pen.fillRect(0, 0, PAGE_WIDTH, HEIGHT + 2 * EDGE);
  pen.fillStyle = "#fffaf0";
  pen.fillRect(EDGE / 2, EDGE / 2, WIDTH + EDGE, HEIGHT + EDGE);
  pen.fillStyle = CANVAS;
  pen.fillRect(EDGE, EDGE, WIDTH, HEIGHT);
  for (const { card, x, y, angle } of collage) {
    pen.save();
    pen.translate(EDGE + x, EDGE + y);
    pen.rotate((angle * Math.PI) / 180);
    pen.shadowColor = "rgb(35 22 28 / 0.4)";
    pen.shadowBlur = 10;
    pen.shadowOffsetX = 3;
    pen.shadowOffsetY = 5;
    pen.drawImage(images.get(card)!, -CARD / 2, -CARD / 2, CARD, CARD);
    pen.restore();
  }
  const top = HEIGHT + 2 * EDGE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, top, PAGE_WIDTH, PAGE_HEIGHT - top);
  pen.textAlign = "center";
  pen.fillStyle = INK;
  pen.font = '800 46px "Bricolage Grotesque Variable", sans-serif';
  pen.fillText(word, PAGE_WIDTH / 2, top + 54, PAGE_WIDTH - 2 * EDGE);
  pen.fillStyle = QUIET;
  pen.font = '400 30px "Atkinson Hyperlegible Next Variable", sans-serif';
  pen.fillText(maker, PAGE_WIDTH / 2, top + 96, PAGE_WIDTH - 2 * EDGE);
}

type Images = ReadonlyMap<string, HTMLImageElement>;

async function loadAll(cards: readonly string[]): Promise<Images> {
  const loaded = cards.map(async (card): Promise<[string, HTMLImageElement]> => {
    const image = new Image();
    image.src = addressOf(card, LARGE);
    await image.decode();
    return [card, image];
  });
  return new Map(await Promise.all(loaded));
}

/** Hand a picture to the browser to keep. */
export function keep(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether pictures can be handed to other programs of the device. */
export function canShare(): boolean {
  const probe = new File([], "klub.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [probe] });
}

/** Hand a picture to other programs; whoever changes their mind has done nothing wrong. */
export async function share(picture: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: "image/png" })] });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
  }
}
