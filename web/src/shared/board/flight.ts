/** A piece flies from the hand or from its owner's seat to its place. */

/** A square on the screen that something flies from. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function originOf(element: Element | null): Origin | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** Let an element on a scaled layer come from elsewhere on the screen to where it is. */
export function flyFrom(element: HTMLElement, from: Origin): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return;
  const zoom = width / element.offsetWidth;
  const x = (from.x - left - width / 2) / zoom;
  const y = (from.y - top - height / 2) / zoom;
  const start = { transform: `translate(${x}px, ${y}px) scale(${from.size / width})`, zIndex: 5 };
  element.animate([start, { transform: "none", zIndex: 5 }], {
    duration: 280,
    easing: "cubic-bezier(.2,.9,.25,1.08)",
  });
}
