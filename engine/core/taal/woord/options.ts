import type { Woordsoort } from './woord.ts';

/** Word list injected by the caller; the core never loads a dictionary itself. */
export type Lexicon = { exists(woord: string): boolean };

/** Options every language function accepts. */
export type Options = {
  /** Use exception tables (default true); false = rules only. */
  tables?: boolean;
  /** Known words, used to refuse misspellings that exist. */
  lexicon?: Lexicon;
  /** Known morpheme seams as offsets in the normalised word. */
  seams?: readonly number[];
  /** Base form when the word is inflected (`boeken` of `boek`). */
  lemma?: string;
  /** What the inflected word is. */
  rol?: WoordRole;
  /** Part of speech when the caller knows it: only readings of that part are given. */
  woordsoort?: Woordsoort;
};

/** Role of an inflected word. */
export type WoordRole = 'mv' | 'verkl' | 'ww';
