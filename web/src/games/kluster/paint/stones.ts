/** Stones as mirrors: an ellipsoid that shows the sky, a window, the cord and the table, worked out for each pixel once. */
import { chanceFrom } from "$shared/chance";

import type { Family } from "../magnets";
import { STONE } from "./paints";
import type { Ration, Work } from "./ration";
import { Stock } from "./stock";
import { bake, clamp, LIGHT, mix, soft, type Theme } from "./theme";

/** A picture of a stone; `base` is its heading, `span` the side of the picture over the length of the stone. */
export interface Sprite {
  readonly picture: HTMLCanvasElement;
  readonly base: number;
  readonly span: number;
}

type Radii = readonly [long: number, across: number, up: number];

const RADII: Readonly<Record<Family, Radii>> = { classic: [1, 0.6, 0.6], spinner: [1, 1, 0.5] };
const SHAPES = 3;
const HEADINGS = 36;
const TURN = (2 * Math.PI) / HEADINGS;
const TILT_STEP = 15;

const SRGB = Uint8ClampedArray.from({ length: 4097 }, (_, at) => 255 * Math.pow(at / 4096, 1 / 2.2));
const tone = (light: number): number =>
  SRGB[Math.min(4096, Math.floor(((light * (1 + light * 0.11)) / (1 + light)) * 1.12 * 4096))]!;

/** A step as wide as a pixel. */
const band = (low: number, high: number, blur: number, at: number): number =>
  soft(low - blur, low + blur, at) * soft(high + blur, high - blur, at);

/** How much of a pole's mark there is at a place of the stone: along its axis `u`, across `v`. */
function marks(isRound: boolean, u: number, v: number, blur: number): [north: number, south: number, groove: number] {
  if (!isRound) {
    const north = band(0.74, 0.84, blur, u) + soft(0.955, 0.97, u);
    const south = band(-0.755, -0.71, blur, u) + band(-0.865, -0.82, blur, u) + band(-0.985, -0.95, blur, u);
    return [north, south, Math.min(1, band(0.71, 0.74, blur, u) + band(0.84, 0.87, blur, u))];
  }
  // A compass needle in a ring: filled to the north, outlined to the south.
  const far = Math.hypot(u, v);
  const needle = Math.abs(v) - 0.17 * (1 - Math.abs(u) / 0.56);
  const filled = soft(blur, -blur, needle);
  const hollow = soft(blur, -blur, needle + 0.055);
  const north = (band(0.66, 0.76, blur, far) + filled) * soft(0.05, 0.09, u);
  const south = (band(0.65, 0.685, blur, far) + band(0.735, 0.77, blur, far) + filled - hollow) * soft(0.05, 0.09, -u);
  return [Math.min(1, north), Math.min(1, south), 0];
}

/** A stone `size` pixels long; `angle` is where its north end points, `tilt` 0 lying to ±π/2 standing. */
function* bakeStone(size: number, radii: Radii, angle: number, tilt: number, seed: number, theme: Theme): Work<Sprite> {
  const side = Math.ceil(size * 1.06) | 1;
  const image = new ImageData(side, side);
  const pixels = image.data;
  const k = 2 / size;
  const isRound = radii[0] === radii[1];
  const [ca, sa, ct, st] = [Math.cos(angle), Math.sin(angle), Math.cos(tilt), Math.sin(tilt)];
  const axes = [
    [ct * ca, ct * sa, st],
    [-sa, ca, 0],
    [-st * ca, -st * sa, ct],
  ] as const;
  const form = (i: 0 | 1 | 2, j: 0 | 1 | 2): number =>
    (axes[0][i] * axes[0][j]) / radii[0] ** 2 +
    (axes[1][i] * axes[1][j]) / radii[1] ** 2 +
    (axes[2][i] * axes[2][j]) / radii[2] ** 2;
  const [a, b, c, d, e, f] = [form(0, 0), form(1, 1), form(2, 2), form(0, 1), form(0, 2), form(1, 2)];
  const roll = chanceFrom(seed * 977 + 5);
  const [w0, w1, w2, w3] = [roll() * 6.3, roll() * 6.3, roll() * 6.3, roll() * 6.3];
  const [wobble, bump] = isRound ? [0, 0.012] : [0.02, 0.03];
  const twist = 0.22 + (roll() - 0.5) * 0.3;
  const [cw, sw] = [Math.cos(twist), Math.sin(twist)];
  const light: [number, number, number] = [0, 0, 0];
  for (let j = 0; j < side; j++, yield) {
    for (let i = 0; i < side; i++) {
      let x = (i + 0.5 - side / 2) * k;
      let y = (j + 0.5 - side / 2) * k;
      if (x * x + y * y > 1.18) continue;
      if (wobble) {
        const around = Math.atan2(y, x) - angle;
        const by = 1 + wobble * (Math.cos(2 * around + w0) * 0.6 + Math.cos(3 * around + w1));
        x *= by;
        y *= by;
      }
      const B = e * x + f * y;
      const root = B * B - c * (a * x * x + 2 * d * x * y + b * y * y - 1);
      const gx = 2 * (B * e - c * (a * x + d * y));
      const gy = 2 * (B * f - c * (d * x + b * y));
      const inside = root / (Math.hypot(gx, gy) || 1) / k;
      if (inside < -0.6) continue;
      const z = (-B + Math.sqrt(Math.max(0, root))) / c;
      let nx = a * x + d * y + e * z;
      let ny = d * x + b * y + f * z;
      let nz = e * x + f * y + c * z;
      let norm = Math.hypot(nx, ny, nz);
      nx /= norm;
      ny /= norm;
      nz = Math.max(0.02, nz / norm);
      const u = (x * axes[0][0] + y * axes[0][1] + z * axes[0][2]) / radii[0];
      const v = (x * axes[1][0] + y * axes[1][1] + z * axes[1][2]) / radii[1];
      nx += bump * (Math.sin(4.1 * u + w2) * 0.6 + Math.sin(7.3 * v + 3 * u + w3) * 0.4) * nz;
      ny += bump * (Math.sin(5.2 * v + w1) * 0.6 + Math.sin(6.1 * u - 2 * v + w0) * 0.4) * nz;
      norm = Math.hypot(nx, ny, nz);
      nx /= norm;
      ny /= norm;
      nz /= norm;
      // What it mirrors, looked up at n.xy / n.z: nearer than 1 is the sky, farther is the table.
      const sx = nx / nz;
      const sy = ny / nz;
      const far = Math.hypot(sx, sy);
      const fresnel = theme.mirror + (1 - theme.mirror) * Math.pow(1 - nz, 5) * 0.35;
      const side_ = far > 1e-4 ? (sx * -0.63 + sy * -0.777) / far : 0;
      const sky = soft(1.06, 0.94, far);
      const up = Math.pow(clamp(0.5 + 0.5 * side_), 2.8);
      const ring = Math.pow(clamp(far), 2.5);
      const open = mix(0.62, 0.03, soft(1, 2.3, far)) * mix(0.3, 1, clamp(0.5 + 0.62 * side_));
      // Two tall window panes at the top left, a soft strip at the bottom right.
      const px = (sx + 0.4) * cw + (sy + 0.45) * sw;
      const py = -(sx + 0.4) * sw + (sy + 0.45) * cw;
      const pane = (at: number, width: number): number => soft(width + 0.022, width - 0.022, Math.abs(at));
      const panes = pane(py, 0.29) * (pane(px + 0.175, 0.155) + pane(px - 0.175, 0.155));
      const bars = 1 - 0.75 * soft(0.03, 0.012, Math.abs(py + 0.02));
      const glass = panes * bars * (0.72 + 0.5 * clamp(0.5 - py));
      const halo = Math.exp(-((px * px) / 0.16 + (py * py) / 0.13)) * 0.055;
      const strip = soft(0.085, 0, Math.abs(far - 0.8)) * soft(0.25, 0.92, -side_) * 0.15;
      const cord = soft(0.05, 0, Math.abs(far - 1.03)) * (0.18 + 0.82 * clamp(-side_ + 0.3));
      for (let n = 0; n < 3; n++) {
        const dome = mix(theme.zenith[n]!, mix(theme.skyDown[n]!, theme.skyUp[n]!, up), ring);
        const seen = dome + theme.window[n]! * (glass + halo + strip * 0.5);
        light[n] = (mix(theme.bounce[n]! * 1.5 * open, seen, sky) + cord * STONE.cord[n]!) * fresnel + STONE.body[n]!;
      }
      // Poles: north is one bold band and a dot, south two fine bands and a ring; carved in, so that they take light.
      const [north, south, groove] = marks(isRound, u, v, (k * 0.75) / radii[0]);
      const lit = 0.16 + 0.95 * Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
      const rim = theme.rim * soft(0.42, 0.06, nz) * clamp(0.55 + 0.55 * side_);
      for (let n = 0; n < 3; n++) {
        let value = light[n]!;
        value = mix(value, STONE.north[n]! * lit + value * 0.38, north);
        value = mix(value, STONE.south[n]! * lit + value * 0.38, south);
        value *= 1 - 0.55 * groove;
        light[n] = value + rim * STONE.rim[n]!;
      }
      const at = (j * side + i) * 4;
      pixels[at] = tone(light[0]);
      pixels[at + 1] = tone(light[1]);
      pixels[at + 2] = tone(light[2]);
      pixels[at + 3] = 255 * clamp(inside + 0.5);
    }
  }
  return { picture: bake(image), base: angle, span: side / size };
}

/** Pictures of stones, made when they are first needed: 36 headings, three shapes, tilts in steps. */
export class Sprites {
  #made: Stock<Sprite>;

  constructor(
    private readonly theme: Theme,
    ration: Ration,
  ) {
    this.#made = new Stock(ration);
  }

  /** The longest stone is so many pixels long from now on. */
  scaleTo(size: number): void {
    this.#made.scaleTo(size);
  }

  /** The picture nearest to a heading; the rest is turned while drawing, so that the light stays where it is. */
  get(family: Family, seed: number, angle: number, tilt: number): Sprite {
    const isUp = Math.abs(tilt) > 89 && family === "classic";
    const heading = isUp ? 0 : ((Math.round(angle / TURN) % HEADINGS) + HEADINGS) % HEADINGS;
    const tilted = Math.round(tilt / TILT_STEP);
    const shape = seed % SHAPES;
    const key = (((tilted + 6) * 2 + (family === "classic" ? 0 : 1)) * SHAPES + shape) * HEADINGS + heading;
    const made = this.#made.get(key);
    if (made) return made;
    const make = (size: number): Work<Sprite> => {
      const turn = (tilted * TILT_STEP * Math.PI) / 180;
      return bakeStone(size, RADII[family], heading * TURN, turn, shape, this.theme);
    };
    return this.#made.make(key, make, alike(key));
  }
}

/** Keys of the same shape with other headings, the nearest first; then of the other shapes. */
function* alike(key: number): Iterable<number> {
  const heading = key % HEADINGS;
  const shape = Math.floor(key / HEADINGS) % SHAPES;
  const first = key - heading - shape * HEADINGS;
  for (let next = 0; next < SHAPES; next++) {
    const from = first + ((shape + next) % SHAPES) * HEADINGS;
    for (let by = 0; by <= HEADINGS / 2; by++) {
      yield from + ((heading + by) % HEADINGS);
      yield from + ((heading - by + HEADINGS) % HEADINGS);
    }
  }
}

const SHADOW_SIDE = 96;

/** Soft ellipses, one for each softness. */
export class Shadows {
  #made = new Map<number, HTMLCanvasElement>();

  constructor(private readonly theme: Theme) {}

  /** `blur` from 0 (sharp) to 1; the edge of what casts it is half way out. */
  get(blur: number): HTMLCanvasElement {
    const step = Math.round(blur * 8);
    let made = this.#made.get(step);
    if (made) return made;
    const image = new ImageData(SHADOW_SIDE, SHADOW_SIDE);
    const pixels = image.data;
    const [r, g, b] = this.theme.shadow.split(",").map(Number) as [number, number, number];
    const width = step / 8;
    for (let j = 0; j < SHADOW_SIDE; j++) {
      for (let i = 0; i < SHADOW_SIDE; i++) {
        const half = SHADOW_SIDE / 2;
        const far = (Math.hypot(i + 0.5 - half, j + 0.5 - half) / half) * 2;
        const at = (j * SHADOW_SIDE + i) * 4;
        pixels[at] = r;
        pixels[at + 1] = g;
        pixels[at + 2] = b;
        pixels[at + 3] = 255 * soft(1 + width, 1 - width, far);
      }
    }
    made = bake(image);
    this.#made.set(step, made);
    return made;
  }
}
