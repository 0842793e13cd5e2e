/** Fingers, mouse, wheel and keys on the canvas: what they do to the picked card. */
import { ARROWS } from "$shared/board/keys";
import { Keymap } from "$shared/keyboard/keymap";
import type { Pressed } from "$shared/keyboard/pressed";

import type { Point } from "./collage";
import type { Easel } from "./easel.svelte";

/** Units of the canvas and degrees, for one press of a key; with Shift the smaller ones. */
const STEP = 20;
const SMALL_STEP = 2;
const TURN = 5;
const SMALL_TURN = 1;

/** Two keys by where they lie turn a card; the others move it in the stack. */
export const CARD_KEYS = new Keymap({
  left: ["KeyQ"],
  right: ["KeyE"],
  higher: ["PageUp"],
  lower: ["PageDown"],
  front: ["Home"],
  back: ["End"],
});

/** Where the fingers were and how the card lay when the last finger came or went. */
interface Start {
  readonly middle: Point;
  readonly spread: number | null;
  readonly card: { readonly x: number; readonly y: number; readonly angle: number };
}

/** One or two fingers that hold the picked card; places are in units of the canvas. */
export class Grip {
  #easel: Easel;
  #fingers = new Map<number, Point>();
  #start: Start | null = null;

  constructor(easel: Easel) {
    this.#easel = easel;
  }

  get isHeld(): boolean {
    return this.#fingers.size > 0;
  }

  take(finger: number, at: Point): void {
    if (this.#fingers.size >= 2) return;
    this.#fingers.set(finger, at);
    this.#begin();
  }

  drag(finger: number, at: Point): void {
    if (!this.#fingers.has(finger) || !this.#start) return;
    this.#fingers.set(finger, at);
    const { middle, spread, card } = this.#start;
    const now = this.#now();
    const turned = spread === null || now.spread === null ? 0 : ((now.spread - spread) * 180) / Math.PI;
    this.#easel.lay({
      x: card.x + now.middle.x - middle.x,
      y: card.y + now.middle.y - middle.y,
      angle: card.angle + turned,
    });
  }

  drop(finger: number): void {
    this.#fingers.delete(finger);
    this.#begin();
  }

  #begin(): void {
    const { picked } = this.#easel;
    this.#start = picked && this.#fingers.size > 0 ? { ...this.#now(), card: picked } : null;
  }

  #now(): { middle: Point; spread: number | null } {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return { middle: one ?? { x: 0, y: 0 }, spread: null };
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      spread: Math.atan2(other.y - one.y, other.x - one.x),
    };
  }
}

/** The angle of a card whose knob is pulled to a point: `isBelow` if the knob is below it. */
export function angleTo(card: Point, at: Point, isBelow: boolean): number {
  const degrees = (Math.atan2(at.y - card.y, at.x - card.x) * 180) / Math.PI;
  return degrees + (isBelow ? -90 : 90);
}

/** Do what a key says to the picked card; false if it says nothing. */
export function pressCard(easel: Easel, pressed: Pressed): boolean {
  const arrow = ARROWS[pressed.key];
  const act = CARD_KEYS.read(pressed);
  if ((!arrow && !act) || !easel.picked) return false;
  const step = pressed.shiftKey ? SMALL_STEP : STEP;
  const turn = pressed.shiftKey ? SMALL_TURN : TURN;
  const acts = {
    left: () => easel.turnBy(-turn),
    right: () => easel.turnBy(turn),
    higher: () => easel.raiseBy(1),
    lower: () => easel.raiseBy(-1),
    front: () => easel.toFront(),
    back: () => easel.toBack(),
  };
  if (arrow) easel.moveBy(arrow[0] * step, arrow[1] * step);
  else if (act) acts[act]();
  return true;
}

/** Turn the picked card with the wheel. */
export function wheelCard(easel: Easel, { deltaY, shiftKey }: Pick<WheelEvent, "deltaY" | "shiftKey">): void {
  easel.turnBy(Math.sign(deltaY) * (shiftKey ? SMALL_TURN : TURN));
}

/** A quick drag is no fling: after one, Chromium would swallow the next tap, whatever `touch-action` says. */
export function calmTouches(element: HTMLElement): () => void {
  const calm = (event: TouchEvent): void => event.preventDefault();
  element.addEventListener("touchmove", calm, { passive: false });
  return () => element.removeEventListener("touchmove", calm);
}
