/** What the words on the Word cards mean, for those who do not know one; fetched when somebody first asks. */
type Glossed = Readonly<Record<string, string>>;

const LOADS: Readonly<Record<string, () => Promise<{ default: Glossed }>>> = {
  en: () => import("virtual:cluellage/glosses/en"),
  de: () => import("virtual:cluellage/glosses/de"),
  fr: () => import("virtual:cluellage/glosses/fr"),
  nl: () => import("virtual:cluellage/glosses/nl"),
  es: () => import("virtual:cluellage/glosses/es"),
  it: () => import("virtual:cluellage/glosses/it"),
  pt: () => import("virtual:cluellage/glosses/pt"),
  pl: () => import("virtual:cluellage/glosses/pl"),
};

/** The glosses of a language: word → what it means. */
export async function loadGlosses(language: string): Promise<Glossed> {
  const load = LOADS[language] ?? LOADS["en"]!;
  return (await load()).default;
}
