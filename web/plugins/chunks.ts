/** Which modules are loaded together. */
import { basename, dirname } from "node:path/posix";

/** The part of a bundler's module graph that is read here. */
export interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * A rule for the bundler: modules of one folder that the same entries of that folder import statically form one chunk,
 * named after the folder. What is imported on demand, and what lies in other folders, is left to the bundler.
 *
 * `entries`: the paths of modules that are loaded on their own, such as a page or a game's part of one.
 */
export function folderChunks(entries: readonly string[]): (id: string, graph: Graph) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (entry: string, graph: Graph): ReadonlySet<string> => {
    if (!reached.has(entry)) reached.set(entry, staticImports(entry, graph));
    return reached.get(entry)!;
  };
  return (id, graph) => {
    const users = entries.filter((entry) => id.startsWith(`${dirname(entry)}/`) && reach(entry, graph).has(id));
    const [first] = users;
    return first === undefined ? null : [basename(dirname(first)), ...users.map(stem)].join("-");
  };
}

/**
 * Another rule: modules that the same pages import statically form one chunk, wherever they lie. What `app` imports is
 * there before any page; that, and what no page imports, is left to the bundler.
 */
export function sharedChunks(app: string, pages: readonly string[]): (id: string, graph: Graph) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const reaches = (entry: string, id: string, graph: Graph): boolean => {
    if (!reached.has(entry)) reached.set(entry, staticImports(entry, graph, ""));
    return reached.get(entry)!.has(id);
  };
  return (id, graph) => {
    const users = pages.filter((page) => reaches(page, id, graph));
    return users.length === 0 || reaches(app, id, graph) ? null : ["shared", ...users.map(stem)].join("-");
  };
}

const stem = (path: string): string => basename(path).split(".")[0]!.toLowerCase();

/** An entry and all that it imports statically from a folder, the styles of components included. */
function staticImports(entry: string, graph: Graph, folder = `${dirname(entry)}/`): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (next.startsWith(folder)) found.add(next);
  }
  return found;
}
