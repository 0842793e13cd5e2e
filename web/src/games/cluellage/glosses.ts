/** What the words on the Word cards mean, for those who do not know one; fetched when somebody first asks. */
import { late } from "$shared/late";

type Glossed = Readonly<Record<string, string>>;

const LOADS: Readonly<Record<string, () => Promise<{ default: Glossed }>>> = {
  en: () => late(() => import("virtual:cluellage/glosses/en")),
  de: () => late(() => import("virtual:cluellage/glosses/de")),
  fr: () => late(() => import("virtual:cluellage/glosses/fr")),
  nl: () => late(() => import("virtual:cluellage/glosses/nl")),
  es: () => late(() => import("virtual:cluellage/glosses/es")),
  it: () => late(() => import("virtual:cluellage/glosses/it")),
  pt: () => late(() => import("virtual:cluellage/glosses/pt")),
  pl: () => late(() => import("virtual:cluellage/glosses/pl")),
};

/** The glosses of a language: word → what it means. */
export async function loadGlosses(language: string): Promise<Glossed> {
  const load = LOADS[language] ?? LOADS["en"]!;
  return (await load()).default;
}
