/** Notices when nobody touches the page. */
const SIGNS = ["pointerdown", "pointermove", "keydown"] as const;

/**
 * Calls once nobody has touched `page` for so many milliseconds, and then again, each time after twice as long.
 * Whoever touches it starts the wait anew. Returns how to stop.
 */
export function whenIdle(page: EventTarget, wait: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = (next: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      call();
      start(2 * next);
    }, next);
  };
  const restart = (): void => start(wait);
  for (const sign of SIGNS) page.addEventListener(sign, restart, { passive: true });
  restart();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) page.removeEventListener(sign, restart);
  };
}
