/**
 * Builds the service worker into `/worker.js`, with the list of the files that the first page needs, and writes into the
 * page which build it is of: a server with another one tells so (`shared/updates.svelte.ts`).
 */
import { createHash } from "node:crypto";

import { build, type Plugin, type Rolldown } from "vite";

/** `worker`: its source. */
export function shell(worker: string): Plugin {
  return {
    name: "klub-shell",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = firstFiles(bundle);
        const html = bundle["index.html"];
        if (html?.type !== "asset" || files.length === 0) throw new Error("the build has no page to keep");
        const version = createHash("sha256").update(files.join()).update(html.source).digest("hex").slice(0, 16);
        html.source = String(html.source).replace(
          "<head>",
          `<head>\n    <meta name="klub-build" content="${version}" />`,
        );
        const known = { SHELL: files, LATER: laterFiles(bundle, files), VERSION: version };
        this.emitFile({ type: "asset", fileName: "worker.js", source: await compile(worker, known) });
      },
    },
  };
}

/** What the entry imports at once, its styles, and what these lay: fonts and materials. Other files are kept when used. */
export function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    const part = bundle[file];
    if (part?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    part.viteMetadata?.importedCss.forEach((style) => found.add(style));
    part.imports.forEach(follow);
  };
  for (const part of Object.values(bundle)) if (part.type === "chunk" && part.isEntry) follow(part.fileName);
  const styles = [...found].map((file) => bundle[file]).filter((part) => part?.type === "asset");
  const laid = styles.map((part) => String(part.source)).join();
  for (const file of Object.keys(bundle)) if (laid.includes(`/${file}`)) found.add(file);
  return [...found].sort().map((file) => `/${file}`);
}

/** Sentences in a language, as `shared/texts/files.ts` loads them. */
const WORDS = /(?:\/locales|\/rules|virtual:sentences)\/(\w\w)(?:(?:\/\w+)?\.ftl\?raw)?$/;

/** The scripts and styles that are loaded late: those that everyone may need (""), and the words of each language. */
export function laterFiles(bundle: Rolldown.OutputBundle, first: readonly string[]): Record<string, string[]> {
  const later: Record<string, string[]> = { "": [] };
  for (const [file, part] of Object.entries(bundle)) {
    if (!/\.(?:js|css)$/.test(file) || first.includes(`/${file}`)) continue;
    const facade = part.type === "chunk" ? (part.facadeModuleId ?? "") : "";
    (later[WORDS.exec(facade)?.[1] ?? ""] ??= []).push(`/${file}`);
  }
  for (const files of Object.values(later)) files.sort();
  return later;
}

async function compile(worker: string, known: Record<string, unknown>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, target: "es2022", rolldownOptions: { input: worker, output: { format: "iife" } } },
  });
  const [result] = [made].flat();
  if (result === undefined || !("output" in result)) throw new Error("the service worker was not built");
  return result.output[0].code;
}
