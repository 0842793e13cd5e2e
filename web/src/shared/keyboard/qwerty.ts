/** The layout that shortcuts are written down in. */

/** Where a key lies (`event.code`) → the letter there. */
export type Layout = Readonly<Record<string, string>>;

export const QWERTY: Layout = {
  ...Object.fromEntries([..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [`Key${letter.toUpperCase()}`, letter])),
  Comma: ",",
  Period: ".",
  BracketLeft: "[",
  BracketRight: "]",
};
