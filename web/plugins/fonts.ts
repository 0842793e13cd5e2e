/** Cuts the fonts to what `fonts.css` declares, and asks the browser for the most used ones early. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import subsetFont from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";

export interface Face {
  /** As in `url("$fonts/<name>.woff2")`: the package of @fontsource-variable, then its part. */
  name: string;
  weights: { min: number; max: number };
  text: string;
}

/** All fonts together, in bytes. */
const MOST = 80_000;

const PARTS = /^(?<family>.+?)-(?<part>latin-ext|latin)$/;

/** The faces that a style sheet takes from `$fonts`. */
export function readFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, body = ""]) => {
    const name = /url\("\$fonts\/([\w-]+)\.woff2"\)/.exec(body)?.[1];
    const weights = /font-weight:\s*(\d+) (\d+);/.exec(body);
    const range = /unicode-range:([^;]+);/.exec(body)?.[1];
    if (name === undefined || weights === null || range === undefined) return [];
    return [{ name, weights: { min: Number(weights[1]), max: Number(weights[2]) }, text: readRange(range) }];
  });
}

/** Every character of a `unicode-range`. */
export function readRange(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first, last = first] = part
        .trim()
        .replace(/^U\+/i, "")
        .split("-")
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last! - first! + 1 }, (_, step) => String.fromCodePoint(first! + step));
    })
    .join("");
}

/** `css`: the sheet with the faces; `packages`: node_modules, where the whole fonts are and the cut ones are kept. */
export function fonts(css: string, packages: string): Plugin {
  const folder = join(packages, ".klub-fonts");
  return {
    name: "klub-fonts",
    config: () => ({ resolve: { alias: { $fonts: folder } } }),
    async buildStart() {
      this.addWatchFile(css);
      await Promise.all(readFaces(readFileSync(css, "utf8")).map((face) => cut(face, packages, folder)));
    },
    generateBundle(_, bundle) {
      this.emitFile({ type: "asset", fileName: "fonts-license.txt", source: licences(css, packages) });
      const parts = Object.values(bundle).filter((part) => part.type === "asset" && part.fileName.endsWith(".woff2"));
      const total = parts.reduce((sum, part) => sum + (part.type === "asset" ? part.source.length : 0), 0);
      if (total > MOST)
        this.error(`the fonts have ${total} bytes, and may have ${MOST}: declare fewer characters or weights`);
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-[^/]*\.woff2$/.test(file) && !file.includes("-latin-ext-"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head",
          })),
    },
  };
}

async function cut(face: Face, packages: string, folder: string): Promise<void> {
  const parts = PARTS.exec(face.name)?.groups;
  if (!parts) throw new Error(`fonts.css names ${face.name}; a face is called <family>-latin or <family>-latin-ext`);
  const source = join(packages, "@fontsource-variable", parts.family!, "files", `${face.name}-wght-normal.woff2`);
  const whole = readFileSync(source);
  const [target, stamp] = [join(folder, `${face.name}.woff2`), join(folder, `${face.name}.txt`)];
  const wanted = createHash("sha256").update(whole).update(JSON.stringify(face)).digest("hex");
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  mkdirSync(folder, { recursive: true });
  const font = await subsetFont(whole, face.text, { targetFormat: "woff2", variationAxes: { wght: face.weights } });
  if (font.length >= whole.length) throw new Error(`${basename(source)} did not become smaller`);
  writeFileSync(target, font);
  writeFileSync(stamp, wanted);
}

/** The licences travel with the fonts. */
function licences(css: string, packages: string): string {
  const families = new Set(
    readFaces(readFileSync(css, "utf8")).map((face) => PARTS.exec(face.name)?.groups?.family ?? ""),
  );
  const texts = [...families].map((family) =>
    readFileSync(join(packages, "@fontsource-variable", family, "LICENSE"), "utf8").trim(),
  );
  return `${texts.join("\n\n\n")}\n`;
}
