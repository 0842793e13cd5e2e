import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** What a folder of `web/src` may not import, and where the code belongs instead. */
const rooms = (files, patterns) => ({ files, rules: { "no-restricted-imports": ["error", { patterns }] } });

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }], // those of a method that others override
      "svelte/no-at-html-tags": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: { "svelte/no-navigation-without-resolve": "off", "prefer-const": "off" },
  },
  rooms(
    ["src/shared/**"],
    [{ group: ["**/games/**", "**/views/**"], message: "What all games share knows no game: pass it in." }],
  ),
  rooms(
    ["src/games/**"],
    [{ group: ["**/views/**", "../../*/*"], message: "A game knows web/src/shared and the generated types only." }],
  ),
);
