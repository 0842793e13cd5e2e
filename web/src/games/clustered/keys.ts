/** The keys of the board; those that need no word here are in `$shared/board/keys`. */
import { pressCells } from "$shared/board/keys";
import type { Pressed } from "$shared/keyboard/pressed";

import type { ClusteredPlay } from "./play.svelte";

export function pressTable(play: ClusteredPlay, pressed: Pressed): boolean {
  return pressCells(play, pressed, (from, [x, y]) => ({ x: from.x + x, y: from.y + y }));
}
