declare module 'hyphen/nl/index.js' {
  /** Letter tree of the patterns: a branch, the index of a row of levels, or both. */
  export type Tak = number | Knoop | readonly [Knoop, number];
  export type Knoop = { readonly [letter: string]: Tak };

  /** Rows of levels, the letter tree, and break offsets of exceptional words. */
  const nl: {
    patterns: readonly [readonly (readonly number[])[], Knoop, Readonly<Record<string, readonly number[]>>?];
  };
  export default nl;
}
