import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { fonts } from "./plugins/fonts.ts";
import { pictures } from "./plugins/pictures.ts";
import { shell } from "./plugins/shell.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    fonts(here("src/shared/fonts.css"), here("node_modules")),
    pictures(here("../src/klub/games/cluellage/data"), here("public/cluellage")),
    shell(here("src/worker.ts")),
  ],
  resolve: {
    alias: {
      $shared: here("src/shared"),
      $generated: here("src/generated"),
      $locales: here("../src/klub/locales"),
      $vectors: here("../tests/vectors"), // for tests only: what both languages are held to
    },
  },
  build: {
    outDir: here("../src/klub/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no inline script, and pictures keep their own cache
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // Home and a table need all of theirs at once: the gallery, which shows parts singly, shall not cut them into crumbs.
        codeSplitting: {
          groups: [
            // What every page begins with is one file, not a dozen crumbs.
            {
              name: "common",
              test: /shared\/(declarations|(me|notices|router|settings)\.svelte|wire\/(http|refused)|table\/papers|ui\/(Icon|icons|Logo|logo|Mark|marks|Notice|Token)\b)/,
            },
            { name: "home", test: /views\/home\/(?!About|Join\.|Missing|NewTable|WishForm)/ },
            { name: "table", test: /views\/table\/(?!BigScreen|Waiting|menu\/|screen\/|waiting\/)/ },
            // So does a game's table; what is learned and what comes at the end is loaded later.
            {
              name: "kluster",
              test: /games\/kluster\/(?!Ending|Figure|Rules|figures|learning|sections|practice|rope|frames_out|paint\/(aids|figure))/,
            },
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
});
