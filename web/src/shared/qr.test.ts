import { encode } from "uqr";
import { describe, expect, it } from "vitest";

import { drawQr } from "./qr";

const LINK = "https://klub.example/t/AbCdEfGhIjKlMnOpQrStUv";

/** The modules that a path of unit runs covers. */
function covered(path: string): Set<string> {
  const cells = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let i = 0; i < Number(length); i++) cells.add(`${Number(x) + i},${y}`);
  }
  return cells;
}

describe("drawQr", () => {
  it("draws every dark module outside the hole, and nothing else", () => {
    const { size, path, hole } = drawQr(LINK);
    const { data } = encode(LINK, { ecc: "Q", border: 0 });
    const [from, to] = [(size - hole) / 2, (size + hole) / 2];
    const expected = new Set<string>();
    data.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark && !(x >= from && x < to && y >= from && y < to)) expected.add(`${x},${y}`);
      }),
    );

    expect(covered(path)).toEqual(expected);
  });

  it("leaves a centred hole that the error correction can mend", () => {
    const { size, hole } = drawQr(LINK);

    expect((size - hole) % 2).toBe(0);
    expect((hole / size) ** 2).toBeLessThan(0.08);
  });
});
