/** Where the files of the Picture cards are. */
import { version } from "virtual:cluellage/version";

const WIDTHS = [240, 480] as const;
/** A picture may be drawn so much larger than it is before a larger file is worth its weight. */
const STRETCH = 1.2;

/** Pictures that are here in their large size: then the small one is not fetched. */
const large = new Set<string>();

/** The file of a picture that is shown so wide, in pixels of the screen. */
export function addressOf(card: string, pixels: number): string {
  const width = large.has(card) || pixels > WIDTHS[0] * STRETCH ? WIDTHS[1] : WIDTHS[0];
  if (width === WIDTHS[1]) large.add(card);
  return `/cluellage/${width}/${card}.webp?${version}`;
}
