/** A QR code as one path, with a hole in the middle for the mark. */
import { encode } from "uqr";

export interface QrDrawing {
  /** The side in modules. */
  readonly size: number;
  readonly path: string;
  /** The side of the hole, in modules. */
  readonly hole: number;
}

/** The share of the side that the mark covers: 5 % of the area, where the code could lose 25 %. */
const HOLE = 0.22;

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "Q", border: 0 });
  const hole = 2 * Math.floor((size * HOLE) / 2) + 1;
  const [from, to] = [(size - hole) / 2, (size + hole) / 2];
  let path = "";
  data.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= size; x++) {
      const inHole = x >= from && x < to && y >= from && y < to;
      const dark = x < size && row[x] === true && !inHole;
      if (dark && start < 0) start = x;
      if (!dark && start >= 0) {
        path += `M${start} ${y}h${x - start}v1h${start - x}Z`;
        start = -1;
      }
    }
  });
  return { size, path, hole };
}
