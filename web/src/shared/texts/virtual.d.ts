/** What `plugins/sentences.ts` gives the page. */

declare module "virtual:sentences/games" {
  /** The games whose sentences are files of ours. */
  export const games: readonly string[];
}

declare module "virtual:sentences/*" {
  /** The files of a language by their parts: what every page says at once, and how the others are loaded. */
  const files: Readonly<Record<string, string | (() => Promise<{ default: string }>)>>;
  export default files;
}
