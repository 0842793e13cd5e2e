/** Own turns in which the time was up, so that the clock has moved. */

/** The number of the last move that the clock made for one of these seats; 0 if it made none. */
export function lastLapse(lapses: Readonly<Record<number, number>> | undefined, own: readonly number[]): number {
  return Math.max(0, ...own.map((seat) => lapses?.[seat] ?? 0));
}
