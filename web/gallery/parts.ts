/** The parts of the gallery: widgets side by side, and pages that stand alone. */
import type { Component } from "svelte";

/** Each is given a `sample` of a game; some need none. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the props are those of the gallery
type Parts = Readonly<Record<string, () => Promise<{ default: Component<any> }>>>;

/** What is shown together inside one page. */
export const WIDGETS: Parts = {
  signs: () => import("./GallerySigns.svelte"),
  forms: () => import("./GalleryForms.svelte"),
  home: () => import("./GalleryHome.svelte"),
  me: () => import("./GalleryMe.svelte"),
  waiting: () => import("./GalleryWaiting.svelte"),
  seats: () => import("./GallerySeats.svelte"),
  talk: () => import("./GalleryTalk.svelte"),
  menu: () => import("./GalleryMenu.svelte"),
  notices: () => import("./GalleryNotices.svelte"),
  result: () => import("./GalleryResult.svelte"),
  replay: () => import("./GalleryReplay.svelte"),
  lessons: () => import("./GalleryLessons.svelte"),
};

/** What fills a page of its own. */
export const PAGES: Parts = {
  curtain: () => import("./GalleryCurtain.svelte"),
  ended: () => import("./GalleryEnded.svelte"),
  finish: () => import("./GalleryFinish.svelte"),
};
