/** The players' papers and the mark that goes with each colour: 24 × 24, filled. */

/** In deal order: each next one differs best from those before it. */
export const PAPERS = ["blue", "orange", "plum", "sun", "teal", "red", "leaf", "rose"] as const;
export type Paper = (typeof PAPERS)[number];

const PETALS = [
  [8, 6.5],
  [13.6, 10.6],
  [11.5, 17.2],
  [4.5, 17.2],
  [2.4, 10.6],
];

export const MARKS: Readonly<Record<Paper, { name: string; path: string }>> = {
  blue: {
    name: "wave",
    path: "M1.5 8C5 2.4 8.3 2.4 12 6.2s6.8 3.8 10.5-1.6v5C19 15 15.5 15 12 11.2s-7-3.8-10.5 1.8Zm0 8C5 10.4 8.3 10.4 12 14.2s6.8 3.8 10.5-1.6v5C19 23 15.5 23 12 19.2s-7-3.8-10.5 1.8Z",
  },
  orange: { name: "bolt", path: "M14.5 1 3.5 13.8l6.5.7L8 23 20.5 9.6l-7-.5Z" },
  plum: { name: "moon", path: "M21.5 14.8A10 10 0 1 1 10.6 2a8 8 0 0 0 10.9 12.8Z" },
  sun: { name: "star", path: "m12 1.5 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8Z" },
  teal: { name: "drop", path: "M12 1.2c4.4 5.8 7.8 9.4 7.8 13.8a7.8 7.8 0 0 1-15.6 0C4.2 10.6 7.6 7 12 1.2Z" },
  red: {
    name: "heart",
    path: "M12 21C5.2 15.6 2.3 12 2.3 8.2 2.3 5.2 4.6 2.9 7.5 2.9c1.9 0 3.5 1 4.5 2.6 1-1.6 2.6-2.6 4.5-2.6 2.9 0 5.2 2.3 5.2 5.3 0 3.8-2.9 7.4-9.7 12.8Z",
  },
  leaf: { name: "leaf", path: "M3 21.5C1.5 10 8 2.5 21.8 2.2c.4 13.3-6 19.3-14.3 18L13 11 4.8 21.8Z" },
  rose: { name: "flower", path: PETALS.map(([x, y]) => `M${x} ${y}a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z`).join("") },
};

/** The paper of a seat, going round once all have been dealt. */
export function paperOf(seat: number): Paper {
  return PAPERS[seat % PAPERS.length]!;
}
