/** Points fly as tokens from the wall to the seats of those who made them. */
import { tick } from "svelte";

const TIME = 900;
const APART = 110;

export interface Gain {
  readonly seat: number;
  readonly points: number;
}

/** `wall`: what they fly from. The frame marks its seats with `data-seat`. */
export async function flyPoints(wall: Element | null, gains: readonly Gain[]): Promise<void> {
  await tick();
  const from = wall?.getBoundingClientRect();
  if (!from) return;
  let sent = 0;
  for (const { seat, points } of gains) {
    const to = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!to) continue;
    for (let point = 0; point < points; point++) fly(from, to, APART * sent++);
  }
}

function fly(from: DOMRect, to: DOMRect, delay: number): void {
  const token = document.createElement("span");
  token.className = "cluellage-point";
  token.setAttribute("aria-hidden", "true");
  token.textContent = "1";
  document.body.append(token);
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [toX, toY] = [to.left + to.width / 2, to.top + to.height / 2];
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 },
    { transform: `translate(${x}px, ${y - 30}px) scale(1.25)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${toX}px, ${toY}px) scale(0.7)`, opacity: 1, offset: 0.92 },
    { transform: `translate(${toX}px, ${toY}px) scale(0.2)`, opacity: 0 },
  ];
  const flight = token.animate(frames, { duration: TIME, delay, easing: "cubic-bezier(.3,0,.1,1)", fill: "backwards" });
  flight.finished.finally(() => token.remove()).catch(() => undefined);
}
