/** How large so many squares can be in a box, and in how many columns. */
export interface Grid {
  readonly columns: number;
  readonly side: number;
}

/** One long column is only taken if its squares are so much larger: thumbs reach two more easily. */
const LONG = 1.08;

export function fitSquares(count: number, width: number, height: number, gap: number, largest = Infinity): Grid {
  let best: Grid = { columns: 1, side: 0 };
  let most = 0;
  for (let columns = count; columns >= 1; columns--) {
    const rows = Math.ceil(count / columns);
    const [across, down] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
    const side = Math.max(0, Math.floor(Math.min(across, down, largest)));
    const worth = columns === 1 && count > 2 ? side / LONG : side;
    if (worth > most) [best, most] = [{ columns, side }, worth];
  }
  return best;
}
