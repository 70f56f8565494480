declare module 'hyphen/nl/index.js' {
  /** Breaks words with the Dutch patterns; keeps every letter. */
  const nl: { hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string };
  export = nl;
}
