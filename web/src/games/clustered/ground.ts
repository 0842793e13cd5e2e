/** The table of Clustered, as the view over it sees it. */
import type { View } from "$generated/clustered";
import type { Box } from "$shared/board/camera";
import type { Ground } from "$shared/board/outlook";

import { boxOf, CELL, type Cell } from "./cells";
import { edgeOf } from "./edge";

/** The ground of whatever view is the latest. */
export function groundOf(latest: () => View): Ground<Cell> {
  return {
    cell: CELL,
    smallest: 44,
    content: (margin) => boxOf(latest().table, margin),
    box: boxOf,
    get edge(): Box | null {
      const { options, table } = latest();
      return options.bounds && edgeOf(options.bounds, table);
    },
  };
}
