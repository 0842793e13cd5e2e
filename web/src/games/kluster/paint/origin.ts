/** Where a context stands: from there pictures are put at a place and turned, with one call each. */
export class Origin {
  readonly #base: readonly number[];

  constructor(readonly ctx: CanvasRenderingContext2D) {
    const { a, b, c, d, e, f } = ctx.getTransform();
    this.#base = [a, b, c, d, e, f];
  }

  /** Go to a place, turned by an angle. */
  enter(x: number, y: number, angle: number): void {
    const [a, b, c, d, e, f] = this.#base as [number, number, number, number, number, number];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.ctx.setTransform(
      a * cos + c * sin,
      b * cos + d * sin,
      c * cos - a * sin,
      d * cos - b * sin,
      a * x + c * y + e,
      b * x + d * y + f,
    );
  }

  /** Go back to where it stood. */
  leave(): void {
    this.enter(0, 0, 0);
  }
}
