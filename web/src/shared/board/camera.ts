/**
 * What part of an endless table is seen: plain numbers, no DOM, no reactive state, so that panning costs nothing but
 * one transform. The table is measured in its own pixels; on the screen a point lies at `point × zoom + offset`.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Parts of the view that something else covers, in pixels of the screen. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Pose extends Point {
  readonly zoom: number;
}

interface Glide {
  readonly from: Pose;
  readonly to: Pose;
  readonly since: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** How long a change of view takes, in milliseconds. */
export const GLIDE_TIME = 280;
/** So much of the content, in pixels of the screen, stays in view however far somebody pans. */
const KEPT = 60;

export class Camera {
  #pose: Pose = { x: 0, y: 0, zoom: 1 };
  #width = 0;
  #height = 0;
  #insets: Insets = NO_INSETS;
  #content: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #lowest = 0.1;
  #highest = 2;
  #glide: Glide | null = null;
  #changed: () => void = () => undefined;

  /** Whether somebody has moved the view by hand since it was last fitted. */
  isFree = false;
  /** Whether the view may glide; otherwise it cuts. */
  glides = true;

  /** What to call when the view has changed or wants to move: whoever draws it asks for `step` in the next frame. */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  get pose(): Pose {
    return this.#pose;
  }
  get width(): number {
    return this.#width;
  }
  get height(): number {
    return this.#height;
  }
  get isGliding(): boolean {
    return this.#glide !== null;
  }

  /** The part of the screen that nothing covers. */
  get free(): Box {
    const { top, right, bottom, left } = this.#insets;
    return {
      left,
      top,
      right: Math.max(left + 1, this.#width - right),
      bottom: Math.max(top + 1, this.#height - bottom),
    };
  }

  /** The part of the table that is seen and not covered. */
  get seen(): Box {
    const { left, top, right, bottom } = this.free;
    const [from, to] = [this.toTable({ x: left, y: top }), this.toTable({ x: right, y: bottom })];
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  resize(width: number, height: number): void {
    const middle = this.#width ? this.toTable({ x: this.#width / 2, y: this.#height / 2 }) : null;
    this.#width = width;
    this.#height = height;
    if (middle) this.#set(this.#around(middle, { x: width / 2, y: height / 2 }, this.#pose.zoom));
  }

  cover(insets: Partial<Insets>): void {
    this.#insets = { ...this.#insets, ...insets };
  }

  /** What lies on the table: it can never be panned out of sight. */
  hold(content: Box): void {
    this.#content = content;
  }

  limit(lowest: number, highest: number): void {
    this.#lowest = lowest;
    this.#highest = highest;
  }

  toTable({ x, y }: Point): Point {
    const pose = this.#pose;
    return { x: (x - pose.x) / pose.zoom, y: (y - pose.y) / pose.zoom };
  }

  toScreen({ x, y }: Point): Point {
    const pose = this.#pose;
    return { x: x * pose.zoom + pose.x, y: y * pose.zoom + pose.y };
  }

  /** Move by hand, in pixels of the screen. */
  panBy(x: number, y: number): void {
    this.isFree = true;
    this.#glide = null;
    this.#set({ ...this.#pose, x: this.#pose.x + x, y: this.#pose.y + y });
  }

  /** Zoom by hand, so that the table stays where it is under `at` (a point of the screen). */
  zoomBy(factor: number, at: Point = this.#middle()): void {
    this.isFree = true;
    this.#glide = null;
    this.#set(this.#around(this.toTable(at), at, this.#within(this.#pose.zoom * factor)));
  }

  /** Show a part of the table as large as it fits, within these limits of zoom; what does not fit is centred. */
  fit(box: Box, highest: number, lowest = this.#lowest): void {
    this.isFree = false;
    this.#go(this.#around(centre(box), this.#middle(), this.fitting(box, highest, lowest)));
  }

  /** The zoom at which `fit` would show a part of the table. */
  fitting(box: Box, highest: number, lowest = this.#lowest): number {
    const { left, top, right, bottom } = this.free;
    const zoom = Math.min((right - left) / (box.right - box.left), (bottom - top) / (box.bottom - box.top), highest);
    return Math.max(zoom, lowest);
  }

  /** Move just as far as needed to see a part of the table; nothing happens if it is in view already. */
  reveal(box: Box): void {
    const { left, top, right, bottom } = this.free;
    const target = this.#glide?.to ?? this.#pose;
    const { zoom } = target;
    const x = shiftInto(box.left * zoom + target.x, box.right * zoom + target.x, left, right);
    const y = shiftInto(box.top * zoom + target.y, box.bottom * zoom + target.y, top, bottom);
    if (x || y) this.#go({ zoom: target.zoom, x: target.x + x, y: target.y + y });
  }

  /** Go on with a glide; `now` in milliseconds. True while there is more to come. */
  step(now: number): boolean {
    if (!this.#glide) return false;
    if (this.#glide.since < 0) this.#glide = { ...this.#glide, since: now };
    const { from, to, since } = this.#glide;
    const part = Math.min(1, (now - since) / GLIDE_TIME);
    const eased = 1 - (1 - part) ** 3;
    this.#pose = part === 1 ? to : between(from, to, eased);
    if (part === 1) this.#glide = null;
    return part < 1;
  }

  #go(pose: Pose): void {
    if (!this.glides || !this.#width) {
      this.#glide = null;
      this.#set(pose);
    } else {
      this.#glide = { from: this.#pose, to: this.#kept(pose), since: -1 };
      this.#changed();
    }
  }

  #set(pose: Pose): void {
    this.#pose = this.#kept(pose);
    this.#changed();
  }

  #kept(pose: Pose): Pose {
    const { left, top, right, bottom } = this.free;
    const { zoom } = pose;
    const x = clamp(pose.x, left + KEPT - this.#content.right * zoom, right - KEPT - this.#content.left * zoom);
    const y = clamp(pose.y, top + KEPT - this.#content.bottom * zoom, bottom - KEPT - this.#content.top * zoom);
    return { x, y, zoom };
  }

  #middle(): Point {
    return centre(this.free);
  }

  #around(point: Point, at: Point, zoom: number): Pose {
    return { x: at.x - point.x * zoom, y: at.y - point.y * zoom, zoom };
  }

  #within(zoom: number): number {
    return clamp(zoom, Math.min(this.#lowest, this.#pose.zoom), this.#highest);
  }
}

export function centre(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}

function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (one: number, other: number): number => one + (other - one) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}

/** How far `from…to` must move to lie within `low…high`; what is too long is centred. */
function shiftInto(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2;
  if (from < low) return low - from;
  return to > high ? high - to : 0;
}
