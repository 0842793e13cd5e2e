/** The marks of a picture: elements that stand for moves, which can be touched and reached by keys while legal. */
import { parseMove } from "./same";
import type { GenericPlay } from "./play.svelte";
import type { AnyGame } from "./types";

export interface Mark {
  readonly element: SVGElement;
  readonly move: AnyGame["move"];
}

export function findMarks(picture: SVGElement): Mark[] {
  return [...picture.querySelectorAll<SVGElement>("[data-move]")].flatMap((element) => {
    const move = parseMove(element.dataset["move"] ?? "");
    return move ? [{ element, move }] : [];
  });
}

/**
 * Make buttons of the marks whose moves are legal now. The keyboard comes to one of them, and goes on by arrows; of
 * several marks for one move it finds the first.
 */
export function dress(marks: readonly Mark[], play: GenericPlay): void {
  const met = new Set<string>();
  for (const { element, move } of marks) {
    const choice = play.choiceOf(move);
    const isNew = choice !== null && !met.has(choice.key);
    element.classList.toggle("touchable", choice !== null);
    element.classList.toggle("advised", choice !== null && play.isAdvised(choice.move));
    set(element, "role", isNew ? "button" : null);
    set(element, "aria-label", isNew ? choice.label : null);
    set(element, "tabindex", isNew ? (met.size === 0 ? "0" : "-1") : null);
    if (choice) met.add(choice.key);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Bring the focus from a mark to the nearest one in the direction of an arrow key; whether the key was one. */
export function nextMark(marks: readonly Mark[], from: Element | null, key: string): boolean {
  const way = WAYS[key];
  const buttons = marks.map(({ element }) => element).filter((element) => element.hasAttribute("tabindex"));
  if (!way || buttons.length === 0) return false;
  const here = buttons.find((element) => element === from);
  const others = buttons.filter((element) => element !== here);
  const at = here && nearest(middleOf(here), others.map(middleOf), way);
  const next = here ? (at === null || at === undefined ? here : others[at]!) : buttons[0]!;
  for (const element of buttons) element.setAttribute("tabindex", element === next ? "0" : "-1");
  next.focus();
  return true;
}

/** Which of the places is nearest in a direction, where what lies aside counts double; null if none lies there. */
export function nearest(from: Place, places: readonly Place[], way: Place): number | null {
  let [best, found] = [Infinity, null as number | null];
  places.forEach((place, at) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const [ahead, aside] = [x * way.x + y * way.y, Math.abs(x * way.y) + Math.abs(y * way.x)];
    if (ahead > 0 && ahead + 2 * aside < best) [best, found] = [ahead + 2 * aside, at];
  });
  return found;
}

function middleOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
