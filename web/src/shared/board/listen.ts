/** Listeners of an element that come and go together. */

type Listeners = { readonly [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };

/** Add listeners, which may prevent what browsers do of themselves; returns how to remove them. */
export function listen(element: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) element.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener);
  };
}
