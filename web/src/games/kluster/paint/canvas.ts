/** A canvas as large as the view, that looks at the table as the camera does. */
import type { Pose as CameraPose } from "$shared/board/camera";

export class Canvas {
  #ctx: CanvasRenderingContext2D;
  #width = 0;
  #height = 0;
  #ratio = 1;

  constructor(element: HTMLCanvasElement, ground: "opaque" | "clear") {
    this.#ctx = element.getContext("2d", { alpha: ground === "clear" })!;
  }

  /** In pixels of the page. */
  get width(): number {
    return this.#width;
  }
  get height(): number {
    return this.#height;
  }
  /** Pixels of the screen in one of the page. */
  get ratio(): number {
    return this.#ratio;
  }

  resize(width: number, height: number, ratio: number): void {
    if (this.#width === width && this.#height === height && this.#ratio === ratio) return;
    [this.#width, this.#height, this.#ratio] = [width, height, ratio];
    const { canvas } = this.#ctx;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }

  clear(): void {
    const { canvas } = this.#ctx;
    this.#ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.#ctx.clearRect(0, 0, canvas.width, canvas.height);
  }

  /** The context, scaled to millimetres of the table. */
  lookAt({ x, y, zoom }: CameraPose): CanvasRenderingContext2D {
    const scale = zoom * this.#ratio;
    this.#ctx.setTransform(scale, 0, 0, scale, x * this.#ratio, y * this.#ratio);
    this.#ctx.imageSmoothingQuality = "high";
    return this.#ctx;
  }
}
