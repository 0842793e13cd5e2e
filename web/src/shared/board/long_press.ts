/** A finger that rests on something for a while, and does not go on to press it. */
import type { Attachment } from "svelte/attachments";

/** How long it rests, in milliseconds, and how far it may move meanwhile, in pixels. */
const REST = 500;
const STILL = 10;

export function longPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let isDone = false;
    let from = { x: 0, y: 0 };
    const begin = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      isDone = false;
      if (pointerType !== "touch") return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        isDone = true;
        act();
      }, REST) as unknown as number;
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(timer);
    };
    const end = (): void => clearTimeout(timer);
    /** What was held is not pressed, and no menu of the browser opens over it. */
    const swallow = (event: Event): void => {
      if (!isDone) return;
      isDone = event.type === "contextmenu";
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = {
      pointerdown: begin,
      pointermove: move,
      pointerup: end,
      pointercancel: end,
      click: swallow,
      contextmenu: swallow,
    };
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listen] of each) element.addEventListener(name, listen, true);
    return () => {
      end();
      for (const [name, listen] of each) element.removeEventListener(name, listen, true);
    };
  };
}
