/** The table of Cubed, as the view over it sees it. */
import type { View } from "$generated/cubed";
import type { Ground } from "$shared/board/outlook";

import { ACROSS, boxOf, type Hex } from "./hexes";

/** The ground of whatever view is the latest. */
export function groundOf(latest: () => View): Ground<Hex> {
  return {
    cell: ACROSS,
    smallest: 49,
    content: (margin) => {
      const { table, dead } = latest();
      return boxOf([...table, ...dead], margin);
    },
    box: boxOf,
    edge: null,
  };
}
