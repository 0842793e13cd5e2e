/** The pages there are: which path leads to which, what is loaded for it, and the sentences it needs. */
import type { Component } from "svelte";

import { late } from "$shared/late";

type Props = Record<string, string>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page names its own props, found by its path
type Load = () => Promise<{ default: Component<any> }>;

export interface Page {
  /** A page with another key is made anew. */
  readonly key: string;
  readonly props: Props;
  readonly texts: readonly string[];
  readonly load: Load;
}

interface Entry {
  readonly path: RegExp;
  readonly texts: readonly string[];
  readonly load: Load;
}

const PAGES: readonly Entry[] = [
  { path: /^\/$/, texts: ["home"], load: () => late(() => import("./home/Home.svelte")) },
  { path: /^\/join$/, texts: ["home"], load: () => late(() => import("./home/Join.svelte")) },
  { path: /^\/(?<code>[A-Za-z2-9]{6})$/, texts: ["home"], load: () => late(() => import("./home/Join.svelte")) },
  { path: /^\/new\/(?<game>\w+)$/, texts: ["home", "new"], load: () => late(() => import("./home/NewTable.svelte")) },
  { path: /^\/me$/, texts: ["me"], load: () => late(() => import("./me/MePage.svelte")) },
  { path: /^\/t\/(?<table>[\w-]+)$/, texts: ["table"], load: () => late(() => import("./table/TablePage.svelte")) },
  {
    path: /^\/t\/(?<table>[\w-]+)\/screen$/,
    texts: ["table"],
    load: () => late(() => import("./table/BigScreen.svelte")),
  },
  {
    path: /^\/t\/(?<table>[\w-]+)\/replay$/,
    texts: ["table", "result"],
    load: () => late(() => import("./replay/Replay.svelte")),
  },
  { path: /^\/rules\/(?<game>\w+)$/, texts: ["learn"], load: () => late(() => import("./learn/RulesPage.svelte")) },
  {
    path: /^\/learn\/(?<game>\w+)$/,
    texts: ["table", "learn"],
    load: () => late(() => import("./learn/Lessons.svelte")),
  },
  { path: /^\/about$/, texts: ["home", "about"], load: () => late(() => import("./home/About.svelte")) },
];

const MISSING: Entry = { path: /^/, texts: ["home"], load: () => late(() => import("./home/Missing.svelte")) };

export function findPage(path: string): Page {
  for (const entry of PAGES) {
    const found = entry.path.exec(path);
    if (found) return { key: path, props: { ...found.groups }, texts: entry.texts, load: entry.load };
  }
  return { key: path, props: {}, texts: MISSING.texts, load: MISSING.load };
}
