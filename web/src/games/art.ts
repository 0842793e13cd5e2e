/** The picture of each game, in two widths, from its folder. */
const files = import.meta.glob<string>("./*/art/*.webp", { eager: true, query: "?url", import: "default" });

export interface Art {
  readonly src: string;
  readonly srcset: string;
}

/** The picture of a game; null for a game without one. */
export function artOf(game: string): Art | null {
  const [small, large] = [320, 640].map((width) => files[`./${game}/art/${width}.webp`]);
  return small && large ? { src: large, srcset: `${small} 320w, ${large} 640w` } : null;
}
