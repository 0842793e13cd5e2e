/** The drawn examples of the rules page, from text: cards with hands on them, collages, words, tokens. */
import type { Placed } from "$generated/cluellage";
import type { Paper } from "$shared/ui/marks";

import { corners, COUNT, isInside, isSeen, percentOf, pointOn, shares, CARD, type Point } from "./collage";

/** A card in the middle: whose hand lies on it, and when it came; null for nobody, or for the last card. */
export interface Dealt {
  readonly card: string;
  readonly paper: Paper | null;
  readonly after: number | null;
}

/** A token: whose it is, and its number once it is turned over. */
export interface Token {
  readonly paper: Paper;
  readonly number: number | null;
}

/** What is to be said of a card in a collage. */
export interface Note {
  readonly card: string;
  readonly percent: number;
  readonly isFault: boolean;
  readonly outline: readonly Point[];
  /** A spot of the card that is seen. */
  readonly at: Point;
}

export type Figure =
  | { readonly kind: "cards"; readonly cards: readonly Dealt[]; readonly isTimed: boolean; readonly fits: null }
  | { readonly kind: "collage"; readonly collage: readonly Placed[]; readonly fits: boolean | null }
  | { readonly kind: "words"; readonly own: number; readonly fits: null }
  | { readonly kind: "tokens"; readonly tokens: readonly Token[]; readonly right: number | null; readonly fits: null }
  | { readonly kind: "categories"; readonly fits: null };

/** Whose collage is guessed in the examples. */
export const MAKER: Paper = "blue";

const READERS = {
  /** The card, whose hand is on it, after how many seconds; `last` for the last card. */
  cards: (words: readonly string[][]): Figure => ({
    kind: "cards",
    cards: words.map(([card = "", paper, after]) => ({
      card,
      paper: (paper as Paper | undefined) ?? null,
      after: after === undefined || after === "last" ? null : Number(after),
    })),
    isTimed: words.some(([, , after]) => after !== undefined),
    fits: null,
  }),
  /** From the lowest to the topmost: the card, its place, and degrees. */
  collage: (words: readonly string[][], fits: boolean | null): Figure => ({
    kind: "collage",
    collage: words.map(([card = "", place = "", angle = "0"]) => {
      const [x = 0, y = 0] = place.split(",").map(Number);
      return { card, x, y, angle: Number(angle) };
    }),
    fits,
  }),
  /** The number of the own word. */
  words: (words: readonly string[][]): Figure => ({ kind: "words", own: Number(words[0]?.[0]), fits: null }),
  /** Whose token, and its number; the number of the word comes after `=`. */
  tokens: (words: readonly string[][]): Figure => ({
    kind: "tokens",
    tokens: words
      .filter(([paper]) => paper !== "=")
      .map(([paper, number]) => ({ paper: paper as Paper, number: number === undefined ? null : Number(number) })),
    right: words.filter(([sign]) => sign === "=").map(([, number]) => Number(number))[0] ?? null,
    fits: null,
  }),
  categories: (): Figure => ({ kind: "categories", fits: null }),
} satisfies Record<Figure["kind"], (words: readonly string[][], fits: boolean | null) => Figure>;

function draw(kind: Figure["kind"], words = "", fits: boolean | null = null): Figure {
  return READERS[kind](
    words
      .split("; ")
      .filter(Boolean)
      .map((each) => each.split(" ")),
    fits,
  );
}

const THREE = "p020a 650,210 8; p036a 830,560 -6; p096a 490,600 4";

export const FIGURES = {
  hero: draw("collage", "p022b 235,235 -9; p047b 755,570 7; p012a 755,225 10; p027b 255,565 4; p030a 500,400 -5"),
  pictures: draw("cards", "p023b; p003a; p017a"),
  categories: draw("categories"),
  words: draw("words", "4"),
  wave: draw("cards", "p011a; p087a blue; p024a"),
  race: draw("cards", "p087a blue 0.9; p011a orange 1.3; p024a plum last"),
  overlap: draw(
    "collage",
    "p013b 250,250 -12; p008b 430,420 5; p067a 740,260 9; p029b 640,560 -7; p011a 250,590 15",
    true,
  ),
  apart: draw("collage", "p013b 165,200 3; p008b 500,215 -3; p067a 835,190 2; p029b 335,600 -6; p011a 680,595 5", true),
  quarter: draw("collage", `p003a 200,260; p005a 275,260; ${THREE}`, true),
  quarter_not: draw("collage", `p003a 200,260; p005a 230,280; ${THREE}`, false),
  edge_not: draw(
    "collage",
    `p003a 190,220 -5; p020a 560,230 8; p036a 900,480; p096a 560,570 4; p005a 210,560 6`,
    false,
  ),
  sealed: draw("tokens", "orange; plum; leaf"),
  open: draw("tokens", "orange 4; plum 4; leaf 2; = 4"),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** What is to be said of a collage: which cards lie on others or stick out, and how much of each is seen. */
export function notesOn(collage: readonly Placed[]): Note[] {
  const seen = shares(collage);
  return collage.flatMap((placed, at) => {
    const percent = percentOf(seen[at]!);
    const isFault = !isSeen(seen[at]!) || !isInside(placed);
    if (percent === 100 && !isFault) return [];
    const outline = corners(placed);
    return [{ card: placed.card, percent, isFault, outline, at: openSpot(placed, collage.slice(at + 1)) }];
  });
}

/** How many points a token brings to whoever laid it. */
export function pointsOf({ number }: Token, right: number | null): number {
  return right !== null && number === right ? 1 : 0;
}

/** The spot of a card that is farthest from the cards above it. */
function openSpot(placed: Placed, above: readonly Placed[]): Point {
  const reach = CARD * 0.34;
  const spots = [-1, 0, 1]
    .flatMap((x) => [-1, 0, 1].map((y) => ({ x: x * reach, y: y * reach })))
    .map((spot) => pointOn(placed, spot));
  const room = (spot: Point): number => Math.min(...above.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
  return above.length === 0 ? placed : spots.reduce((best, spot) => (room(spot) > room(best) + 1 ? spot : best));
}

/** Whether a figure shows what it says: five whole cards with a quarter of each in sight, or not. */
export function isLawful(figure: Figure): boolean {
  if (figure.kind !== "collage") return true;
  const { collage, fits } = figure;
  const isWhole = collage.length === COUNT && new Set(collage.map(({ card }) => card.slice(0, -1))).size === COUNT;
  const hasFaults = notesOn(collage).some(({ isFault }) => isFault);
  return isWhole && hasFaults === (fits === false);
}
