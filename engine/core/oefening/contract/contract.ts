/** The only thing a game may import about learning: games are written against shapes, never against formats. */

/** Didactic exercise formats known to the practice engine. */
export const FORMATS = [
  'dictee',
  'bouw',
  'kies',
  'gat',
  'oordeel',
  'sorteer',
  'splits',
  'werkwoord',
  'zoekfout',
  'koppel',
  'flits',
  'rijm',
  'zin',
  'tempo',
  'volgorde',
  'klank',
] as const;
/** Didactic format of an exercise; games never see it, they are written against shapes. */
export type Format = (typeof FORMATS)[number];

/** Interaction shapes known to games. */
export const SHAPES = ['select', 'sequence', 'sort', 'entry', 'mark', 'read', 'pairs'] as const;
/** Shape of an interaction: what the hands do with the tokens, whatever the format. */
export type ShapeKind = (typeof SHAPES)[number];

/** Icon of the emoji set (`fe:mouse`) or own drawing (`gedeeld/regels/verlengen`). */
export type AssetId = string;
/** What the audio service must say: `w:<spelling>` for a word, `z:<text>` for a sentence, `k:<grapheme>` for a sound. */
export type AudioId = string;

/** Sizes of language that a token can carry, from one letter to a sentence, a picture or a sound. */
export const TOKEN_KINDS = ['letter', 'grafeem', 'klankgroep', 'woord', 'zin', 'plaatje', 'klank'] as const;
/** What a token carries; a game names the kinds it can draw in its capability. */
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The smallest showable thing; drawn by one engine component. */
export interface Token {
  /** Unique within the question; carries no clue to correctness. */
  id: string;
  /** 'ij' is one token; "'s" is one token. */
  text?: string;
  kind: TokenKind;
  picture?: AssetId;
  audio?: AudioId;
}

/** What is said and shown before the child answers. The answer never stands in it. */
export interface Prompt {
  audio?: AudioId;
  text?: string;
  picture?: AssetId;
  /** Cloze context: the answer stands between `before` and `after`. */
  sentence?: { before: string; after: string };
  /** i18n key of the instruction, e.g. `prompt.bouw`. */
  instructionKey: string;
  /** Rule icon of the category, shown by the hint ladder. */
  ruleIcon?: AssetId;
  /** One line of help in child language; never the answer. */
  ruleText?: string;
}

/** Pick `pick` of the `options`; with `replace` a picked option may be picked again. */
export interface SelectView {
  shape: 'select';
  options: Token[];
  pick: number;
  replace?: boolean;
}
/** Fill `slots` places in order from `pool`; `prefilled` has one entry a slot, null where the child fills in. `separator` joins the parts when read as text. */
export interface SequenceView {
  shape: 'sequence';
  slots: number;
  pool: Token[];
  prefilled?: (Token | null)[];
  separator: '' | ' ' | '-';
  poolPolicy: 'fixed' | 'stream';
}
/** Letter on a bin, by its place: the mark that is not a colour. */
export type BinMark = 'A' | 'B' | 'C' | 'D';
/** Put each token of `stream`, in that order, in one of two to four `bins`. */
export interface SortView {
  shape: 'sort';
  bins: { id: string; label: string; icon: AssetId; mark: BinMark }[];
  stream: Token[];
}
/** Type the answer. `mask` has one entry a letter, null where the child types; `length` in letters, shown only with `showLength`. */
export interface EntryView {
  shape: 'entry';
  length?: number;
  mask?: (string | null)[];
  caseSensitive: boolean;
  specialKeys: boolean;
  showLength: boolean;
}
/** Point out something in a row of `parts`: the places to cut between them, or `count` tokens (1 when left out); then `followUp`, if any. */
export interface MarkView {
  shape: 'mark';
  parts: Token[];
  target: 'cut' | 'token';
  count?: number;
  followUp?: SelectView | EntryView;
}
/** Read `lines` of tokens, covered after `exposureMs` ms when `cover` is on; then `then`, if any. */
export interface ReadView {
  shape: 'read';
  lines: Token[][];
  exposureMs?: number;
  cover: boolean;
  then?: SelectView | EntryView;
}
/** Find the pairs among `cards`. */
export interface PairsView {
  shape: 'pairs';
  cards: Token[];
  groupSize: 2;
}
/** What the child can do in a question; told apart by `shape`. */
export type View = SelectView | SequenceView | SortView | EntryView | MarkView | ReadView | PairsView;

/** One question as a game gets it: the key stays with the practice engine. `timed` = speed counts. */
export interface Question {
  id: string;
  itemId: string;
  format: Format;
  prompt: Prompt;
  view: View;
  timed: boolean;
}

/** What a game can take; declared in its scene document, read by the practice engine. */
export interface Capability {
  shape: ShapeKind;
  formats: Format[];
  /** Fewest options; a game that reads and names it chooses what it has read, and never types it. */
  minOptions?: number;
  maxOptions?: number;
  minSlots?: number;
  maxSlots?: number;
  maxChars?: number;
  bins?: [number, number];
  tokenKinds?: TokenKind[];
  pictures?: boolean;
  /** 1 = made for this, 0.4 = works. */
  weight: number;
}

/** One act of the child on a question. `slot` and `index` count from 0; `cut.after` = number of parts before each cut; `ms` = time read. */
export type Attempt =
  | { kind: 'pick'; tokenId: string }
  | { kind: 'place'; tokenId: string; slot: number }
  | { kind: 'bin'; tokenId: string; binId: string }
  | { kind: 'text'; text: string; complete: boolean }
  | { kind: 'cut'; after: number[] }
  | { kind: 'token'; index: number }
  | { kind: 'pair'; a: string; b: string }
  | { kind: 'readDone'; ms: number };

/** Judgment of one attempt: right or not, finished or not, and the next step of the help ladder (retry, hint1, hint2, show). */
export interface Verdict {
  ok: boolean;
  /** The question is finished, right or shown. */
  done: boolean;
  next?: 'retry' | 'hint1' | 'hint2' | 'show';
  /** Where in the word the trouble is, in code units. */
  focus?: { from: number; to: number };
  /** The form was shown and three tries more went wrong: the attempt that is right now, so that the child is led by the hand. */
  guide?: Attempt;
  /** The right form; present when `done` or `next` is `show`. */
  shown?: { text: string; parts: Token[]; audio?: AudioId };
}

/** How the child acted; stored with the answer. */
export type InputDevice = 'toets' | 'aanraken' | 'muis' | 'knop';

/** The one interface between a game and the practice engine. */
export interface Round {
  /** `done` = questions finished at an earlier sitting of the same round, in order. */
  readonly goal: { items: number; softSeconds: number; title: string; done?: readonly ('goed' | 'geholpen')[] };
  /** Play level 0..1: speed, aim and rhythm only, never content. */
  readonly s: number;
  readonly calm: boolean;
  readonly reducedMotion: boolean;
  /** Next question; null when the round is complete. */
  next(): Question | null;
  /** Judged by the engine and logged with time and device. An unknown question or token id answers `{ok: false, done: false, next: 'retry'}` and counts for nothing. */
  attempt(q: string, a: Attempt, device?: InputDevice): Verdict;
  hint(q: string): Verdict;
  /** Order of pool tokens for spawners, decided by the practice engine. */
  peekStream(q: string, n: number): Token[];
  finish(play: { bonus: number; seconds: number; quit: boolean }): RoundResult;
}

/** Outcome of a round: stars, coins, and the words that went right at once (`learned`) or not (`revisit`), as texts, each once. */
export interface RoundResult {
  stars: 0 | 1 | 2 | 3;
  coins: number;
  learned: string[];
  revisit: string[];
  stickers: string[];
}
