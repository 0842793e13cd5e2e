import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type UserConfig } from "vite";

import { folderChunks, sharedChunks } from "./plugins/chunks.ts";
import { fonts } from "./plugins/fonts.ts";
import { licences } from "./plugins/licences.ts";
import { sentences } from "./plugins/sentences.ts";
import { shell } from "./plugins/shell.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the games' faces are, a folder each. */
const GAMES = readdirSync(here("src/games"), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => here(`src/games/${name}`));

const APP = here("src/App.svelte");

/** The two pages that count most. */
const PAGES = [here("src/views/home/Home.svelte"), here("src/views/table/TablePage.svelte")];

/** What is loaded on its own: the app and these pages, and of each game its table and how it is learned. */
const ENTRIES = [APP, ...PAGES, ...GAMES.flatMap((folder) => [`${folder}/face.ts`, `${folder}/learning.ts`])];

/** Small things that the board of every game needs; what is known of layouts of keyboards is loaded later. */
const BOARDS =
  /shared\/(keyboard\/(keymap|lettering\.svelte|pressed|qwerty)\.ts|board\/keys\.ts|table\/(actor\.ts|deferred\.ts|Deferred\.svelte)|chance\.ts|sound\.ts)$/;

/** What every page runs on. */
const RUNTIME = /node_modules\/(svelte\/src\/(?!motion)|@fluent\/|clsx\/|esm-env\/)|vite\/preload-helper/;

/** What the games add to the build: the `plugins` of `build.ts` in their folders. */
async function gamePlugins(): Promise<Plugin[]> {
  const files = GAMES.map((folder) => `${folder}/build.ts`).filter(existsSync);
  const builds = files.map((file) => import(pathToFileURL(file).href) as Promise<{ plugins: readonly Plugin[] }>);
  return (await Promise.all(builds)).flatMap(({ plugins }) => plugins);
}

/** With `--mode gallery` not the page is built but the gallery, which only tests and people who draw need. */
export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const isGallery = mode === "gallery";
  return {
    plugins: [
      svelte(),
      sentences({ locales: here("../src/klub/locales"), games: here("../src/klub/games") }),
      fonts(here("src/shared/fonts.css"), here("node_modules")),
      await gamePlugins(),
      isGallery ? [] : licences(here(".."), here("node_modules"), here("plugins/licences")),
      isGallery ? [] : shell(here("src/worker.ts")),
    ],
    publicDir: isGallery ? false : here("public"),
    resolve: {
      alias: {
        $shared: here("src/shared"),
        $generated: here("src/generated"),
        $locales: here("../src/klub/locales"),
        $games: here("../src/klub/games"),
        $vectors: here("../tests/vectors"), // for tests only: what both languages are held to
      },
    },
    build: {
      outDir: here(isGallery ? "../build/gallery" : "../src/klub/static"),
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0, // the content policy allows no inline script, and pictures keep their own cache
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 400,
      rolldownOptions: {
        input: here(isGallery ? "gallery/index.html" : "index.html"),
        output: {
          codeSplitting: {
            groups: [
              { debugName: "runtime", name: "runtime", test: RUNTIME },
              { debugName: "folders", name: folderChunks(ENTRIES) },
              { debugName: "boards", name: "boards", test: BOARDS },
              { debugName: "shared", name: sharedChunks(APP, PAGES) },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
    server: {
      fs: { allow: [here("..")] },
      proxy: { "/api": "http://127.0.0.1:5582", "/live": { target: "ws://127.0.0.1:5582", ws: true } },
    },
  };
});
