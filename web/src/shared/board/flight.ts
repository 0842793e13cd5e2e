/** A piece flies from the hand or from its owner's seat to its place; a card goes from seat to seat. */

const SETTLE = "cubic-bezier(.2,.9,.25,1.08)";
const GLIDE = "cubic-bezier(.3,0,.1,1)";
/** How long a piece takes to its place, and a card across the whole page, in milliseconds. */
const NEAR = 280;
const FAR = 720;
/** What moves no further than this, in pixels, does not fly. */
const STILL = 4;

/** A square on the screen that something flies from. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Flight {
  /** What is seen of the element now: the copy under way, or itself. */
  readonly seen: HTMLElement;
  /** End it at once. */
  end(): void;
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
    duration: NEAR,
    easing: SETTLE,
  });
}

/**
 * As `flyFrom`, above all that lies between: a copy sets out after `wait` milliseconds and settles where the element
 * is, which is seen from then on. Null if there is no way to go.
 */
export function flyAbove(element: HTMLElement, from: Origin, wait: number): Flight | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [middle, centre] = [left + width / 2, top + height / 2];
  const [x, y] = [from.x - middle, from.y - centre];
  if (width === 0 || Math.hypot(x, y) < STILL) return null;
  const { offsetWidth, offsetHeight } = element;
  const zoom = width / offsetWidth;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "10",
    left: `${middle - offsetWidth / 2}px`,
    top: `${centre - offsetHeight / 2}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    margin: "0",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const first = (from.size / Math.min(width, height)) * zoom;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${first})`, easing: "ease-out" },
    { transform: `translate(${x}px, ${y}px) scale(${first * 1.2}) rotate(-5deg)`, offset: 0.14, easing: GLIDE },
    { transform: `scale(${zoom * 1.4}) rotate(4deg)`, offset: 0.74, easing: SETTLE },
    { transform: `scale(${zoom})` },
  ];
  const flight = copy.animate(frames, { duration: FAR, delay: wait, fill: "backwards" });
  const absence = element.animate({ opacity: [0, 0] }, { duration: FAR + wait });
  const end = (): void => {
    absence.cancel();
    copy.remove();
  };
  flight.onfinish = end;
  return {
    get seen() {
      return copy.isConnected ? copy : element;
    },
    end,
  };
}
