import { describe, expect, it } from "vitest";

import { contactsOf, FIGURES, sharedBy, touching, type Figure, type FigureName } from "./figures";

const figures = Object.entries(FIGURES) as [FigureName, Figure][];

/** The cards of a figure that lie side by side, each two once. */
function neighbours({ cards }: Figure) {
  return cards.flatMap((one) =>
    cards
      .filter((other) => (other.x - one.x === 1 && other.y === one.y) || (other.y - one.y === 1 && other.x === one.x))
      .map((other) => [one, other] as const),
  );
}

describe("the drawn examples", () => {
  it.each(figures)("%s says rightly whether the new card fits", (_, figure) => {
    const isBeside = touching(figure).length > 0;
    const fits = figure.fresh ? isBeside && contactsOf(figure).every(({ ok }) => ok) : null;

    expect(figure.fits).toBe(fits);
  });

  it.each(figures)("%s shows cards that could lie like this", (_, figure) => {
    const { cards, fresh } = figure;
    const old = neighbours(figure).filter((pair) => !pair.includes(fresh!));
    const held = cards.filter(({ card }) => card !== "W").map(({ card, seat }) => `${seat} ${card}`);

    expect(old.filter(([one, other]) => sharedBy(one.card, other.card) < 2)).toEqual([]);
    expect(new Set(held).size).toBe(held.length);
  });

  it.each(figures)("%s lights whole features of one player", (_, { lit }) => {
    for (const { seat, row } of lit) {
      const [xs, ys] = [row.cells.map(({ x }) => x), row.cells.map(({ y }) => y)];
      const [width, height] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];

      expect(row.cells).toHaveLength(width * height);
      expect((row.cells as Figure["cards"]).every((card) => card.seat === seat)).toBe(true);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(row.kind === "rectangle" ? 2 : 1);
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(row.kind === "rectangle" ? 2 : 3);
    }
  });

  it.each([
    ["row", 4],
    ["split", 3],
    ["square", 4],
    ["rectangle", 6],
    ["blue", 16],
    ["orange", 13],
  ] as const)("%s adds up as its words say", (name, points) => {
    expect(FIGURES[name].lit.reduce((sum, { row }) => sum + row.points, 0)).toBe(points);
  });
});
