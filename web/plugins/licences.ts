/** Writes `licenses.txt`: what is in the built page, and the licence of each part. The page's *About* leads to it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/** A package of node_modules that ends up in the page. */
export interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const FONTS = "@fontsource-variable/";
const RULE = "=".repeat(80);

/** The package that a module belongs to; undefined for one of ours. */
export function packageOf(module: string): string | undefined {
  const path = module.replaceAll("\\", "/").split("?")[0]!;
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(path)?.[1];
}

/** `common`: the texts of licences, for packages that only name theirs; without one, the build fails. */
export function readPart(name: string, packages: string, common: string): Part {
  const folder = join(packages, name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const licence = about["license"] ?? "";
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  const known = join(common, `${licence}.txt`);
  if (file === undefined && !existsSync(known))
    throw new Error(`${name} has no licence file, and there is no ${known}`);
  const text = file === undefined ? `By ${about["author"]}\n\n${read(known)}` : read(join(folder, file));
  return { name, version: about["version"] ?? "", licence, text };
}

export function say(own: string, parts: readonly Part[]): string {
  const list = parts.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`);
  const texts = parts.map(({ name, version, text }) => `${RULE}\n${name} ${version}\n${RULE}\n\n${text}\n`);
  const head = "This page is part of Klub. Its fonts and some of its scripts are by others:";
  return [`${head}\n\n${list.join("\n")}\n`, `${RULE}\nKlub\n${RULE}\n\n${own}\n`, ...texts].join("\n");
}

/** `root`: where Klub's own licence is; `packages`: node_modules; `common`: see `readPart`. */
export function licences(root: string, packages: string, common: string): Plugin {
  return {
    name: "klub-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const about = JSON.parse(readFileSync(join(packages, "..", "package.json"), "utf8")) as {
        dependencies: Record<string, string>;
      };
      const names = new Set(Object.keys(about.dependencies).filter((name) => name.startsWith(FONTS)));
      for (const part of Object.values(bundle)) {
        for (const module of part.type === "chunk" ? part.moduleIds : []) {
          const name = packageOf(module);
          if (name !== undefined) names.add(name);
        }
      }
      const parts = [...names].sort().map((name) => readPart(name, packages, common));
      const own = ["LICENSE", "NOTICE"].map((name) => read(join(root, name))).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: say(own, parts) });
    },
  };
}

function read(file: string): string {
  return readFileSync(file, "utf8").trim();
}
