/** The picture of each game, in two sizes. */
const files = import.meta.glob<string>("$shared/art/*.webp", { eager: true, query: "?url", import: "default" });

export interface Art {
  readonly src: string;
  readonly srcset: string;
}

/** The picture of a game; null for a game without one. */
export function artOf(game: string): Art | null {
  const find = (size: number): string | undefined =>
    Object.entries(files).find(([path]) => path.endsWith(`/${game}-${size}.webp`))?.[1];
  const [small, large] = [find(320), find(640)];
  return small && large ? { src: large, srcset: `${small} 320w, ${large} 640w` } : null;
}
