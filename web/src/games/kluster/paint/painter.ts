/**
 * Paints the table on two canvases: what is still (wood, area, danger, cords at rest) and what lives (stones, signs, the
 * hand). It knows no game and no DOM but its canvases; all it shows is in a `Picture`.
 */
import type { Pose as CameraPose } from "$shared/board/camera";
import { late } from "$shared/late";

import type { Path } from "../geometry";
import type { Aids } from "./aids";
import { Canvas } from "./canvas";
import { Kit } from "./kit";
import { LiveLayer } from "./live";
import type { Picture } from "./picture";
import { Ration } from "./ration";
import { StillLayer } from "./still";
import { THEMES, type ThemeName } from "./theme";

/** For so long a cord that moved is painted anew in every frame, in seconds. */
const UNSETTLED = 0.25;
/** For so long a frame may work at what it could do without, in milliseconds; the first picture may take longer. */
const BUDGET = 4;
const FIRST_BUDGET = 16;

export class Painter {
  #canvases: readonly Canvas[];
  #still: StillLayer;
  #live: LiveLayer;
  #ration = new Ration();
  #kits = new Map<ThemeName, Kit>();
  #kit: Kit | null = null;
  #isFirst = true;
  #moved = new Map<Path, number>();
  #last: readonly Path[] = [];
  #isUnsettled = false;
  /** Loaded once somebody wants them. */
  #aids: Aids | "coming" | null = null;

  constructor(still: HTMLCanvasElement, live: HTMLCanvasElement) {
    const [below, above] = [new Canvas(still, "opaque"), new Canvas(live, "clear")];
    this.#canvases = [below, above];
    this.#still = new StillLayer(below);
    this.#live = new LiveLayer(above);
  }

  /** The size of the view in pixels of the page, and how many pixels of the screen each of them has. */
  resize(width: number, height: number, ratio: number): void {
    for (const canvas of this.#canvases) canvas.resize(width, height, ratio);
  }

  dress(name: ThemeName): void {
    let kit = this.#kits.get(name);
    if (!kit) this.#kits.set(name, (kit = new Kit(THEMES[name], this.#ration)));
    this.#kit = kit;
  }

  /** Whether something of the last picture was painted only roughly: it wants to be painted once more. */
  get isUnfinished(): boolean {
    return this.#isUnsettled || this.#aids === "coming" || this.#ration.waiting > 0;
  }

  paint(picture: Picture, pose: CameraPose, time: number): void {
    const [{ width, ratio }, kit] = [this.#canvases[0]!, this.#kit];
    if (!width || !kit) return;
    // The first picture comes without planks: it shall come soon.
    if (!this.#isFirst) kit.ground.grow();
    this.#ration.begin(this.#isFirst ? FIRST_BUDGET : BUDGET);
    this.#isFirst = false;
    kit.begin(pose.zoom * ratio);
    const loops = picture.scene.loops.map((line) => picture.stance.line(line));
    const loose = this.#loose(loops, time);
    const resting = loose.length > 0 ? loops.filter((line) => !loose.includes(line)) : loops;
    this.#isUnsettled = loose.length > 0;
    const aids = picture.showsField || picture.showsDanger || picture.hint ? this.#needAids() : null;
    this.#still.paint(kit, pose, resting, loops, (picture.showsDanger && aids?.danger(kit.theme, picture)) || null);
    this.#live.paint(kit, picture, pose, loose, aids, time);
  }

  /** The cords that moved a moment ago. */
  #loose(loops: readonly Path[], time: number): readonly Path[] {
    loops.forEach((line, at) => this.#last[at] && this.#last[at] !== line && this.#moved.set(line, time));
    this.#last = loops;
    for (const [line, since] of this.#moved)
      if (time - since > UNSETTLED || !loops.includes(line)) this.#moved.delete(line);
    return this.#moved.size > 0 ? loops.filter((line) => this.#moved.has(line)) : [];
  }

  #needAids(): Aids | null {
    if (this.#aids === null) {
      this.#aids = "coming";
      late(() => import("./aids")).then(
        ({ Aids }) => (this.#aids = new Aids(this.#ration)),
        () => (this.#aids = null), // asked for again with the next picture
      );
    }
    return this.#aids === "coming" ? null : this.#aids;
  }
}
