/** Sees to it that what pieces are made of is on the page, once for all boards and pictures that show some. */
import { mount } from "svelte";

import Palette from "./Palette.svelte";
import type { Flip } from "./relief";

const mounted = new Set<Flip>();

export function needPalette(flip: Flip): void {
  if (mounted.has(flip)) return;
  mounted.add(flip);
  mount(Palette, { target: document.body, props: { flip } });
}
