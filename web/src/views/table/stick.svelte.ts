/** Keeps a scrolling list at its end when something is added, unless somebody has scrolled up to read. */
import type { Attachment } from "svelte/attachments";

/** How far from the end still counts as at the end, in pixels. */
const NEAR = 60;

export function stickToEnd(count: () => number): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const look = (): void => void (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
    list.addEventListener("scroll", look, { passive: true });
    $effect(() => {
      if (count() >= 0 && atEnd) list.scrollTop = list.scrollHeight;
    });
    return () => list.removeEventListener("scroll", look);
  };
}
