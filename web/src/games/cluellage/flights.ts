/** Points fly as tokens from the wall to the seats of those who made them. */
import { tick } from "svelte";

import type { SeatPlaces } from "$shared/table/seat_places";

import { flightsOf, type Gain } from "./reveal";

const TIME = 900;

/**
 * `wall`: what they fly from. Where a seat is not shown, its points are there at once. `land` is called for each seat with its last point; resolves when all are there.
 */
export async function flyPoints(
  wall: Element | null,
  seats: SeatPlaces,
  gains: readonly Gain[],
  land: (seat: number) => void,
): Promise<void> {
  await tick();
  const from = wall?.getBoundingClientRect();
  const flights = flightsOf(gains).map(async ({ seat, delay, isLast }) => {
    const to = seats.find(seat)?.getBoundingClientRect();
    if (from && to) await fly(from, to, delay);
    if (isLast) land(seat);
  });
  await Promise.all(flights);
}

async function fly(from: DOMRect, to: DOMRect, delay: number): Promise<void> {
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
  await flight.finished.catch(() => undefined);
  token.remove();
}
