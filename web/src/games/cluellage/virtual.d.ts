declare module "virtual:cluellage/version" {
  /** Another one as soon as any picture is another. */
  export const version: string;
}

declare module "virtual:cluellage/seen" {
  const seen: {
    readonly tags: readonly string[];
    readonly pictures: Readonly<Record<string, readonly number[]>>;
  };
  export default seen;
}

declare module "virtual:cluellage/tags/*" {
  const words: readonly string[];
  export default words;
}

declare module "virtual:cluellage/glosses/*" {
  const glosses: Readonly<Record<string, string>>;
  export default glosses;
}
