import { shuffle } from '#engine/core/basis/rng.ts';
import { judge, type Key } from '#engine/core/scoring/judgment.ts';
import { err, ok } from '#engine/core/basis/result.ts';
import type { BinMark, Capability, Prompt, SortView, Token, TokenKind, View } from '../contract/contract.ts';
import { judgePairs, judgeSort } from '../ronde/judges-place.ts';
import type { BuildScope, BuiltVraag, Solution } from './built.ts';
import { shows, type Built, type VraagOptions, type Workbench } from './options.ts';
import { distractorCount, createOptions, drawStrong, type VraagOption } from './select-help.ts';
import { scramble } from './tokens.ts';

/** What every shape of a question shares. */
export interface VraagBase {
  prompt: Prompt;
  /** Accepted answers; the first is shown. */
  goed: readonly string[];
  hoofdletters?: boolean;
  getoond: BuiltVraag['getoond'];
  focus?: BuildScope;
  timed?: boolean;
}

/** Key of a kernel. */
export function keyOf(core: Pick<VraagBase, 'goed' | 'hoofdletters'>): Key {
  return { goed: core.goed, hoofdletters: core.hoofdletters ?? false };
}

/** Question of a view with its key. */
export function createVraag(
  options: VraagOptions,
  core: VraagBase,
  rest: { view: View; solution: Solution; k: number },
): BuiltVraag {
  return {
    question: {
      id: options.vraagId,
      itemId: options.item.id,
      format: options.format,
      prompt: core.prompt,
      view: rest.view,
      timed: core.timed ?? false,
    },
    sleutel: keyOf(core),
    solution: rest.solution,
    getoond: core.getoond,
    focus: core.focus ?? { from: 0, to: core.getoond.text.length },
    k: rest.k,
  };
}

/** Options: the right one, wrong ones with the strongest first, how many are wanted, and what they look like. */
export interface OptionSet {
  goed: VraagOption;
  fout: readonly VraagOption[];
  kind: TokenKind;
  wish?: number;
}

/** Longest text that a game shows as one option or card. */
const roomOf = (c: Capability, kind: TokenKind): number =>
  c.maxChars ?? (kind === 'zin' && c.shape !== 'pairs' ? 160 : 80);

/** Whether a game can show this as one of its options or cards: its kind, and room for its text. */
export const fitsCard = (c: Capability, { tekst: text, kind }: Pick<PairCard, 'tekst' | 'kind'>): boolean =>
  shows(c, kind) && text.length <= roomOf(c, kind) && (kind !== 'plaatje' || c.pictures !== false);

/** Options a game can show, none of the wrong ones right by the key and no two alike; null when there are too few. */
export function choiceOptions(
  options: VraagOptions,
  core: Pick<VraagBase, 'goed' | 'hoofdletters'>,
  choices: OptionSet & { bank: Workbench },
): ReturnType<typeof createOptions> | null {
  const { capability: c } = options;
  const fits = (o: VraagOption): boolean => fitsCard(c, { tekst: o.tekst, kind: choices.kind });
  const key = keyOf(core);
  const face = (o: VraagOption): string => (core.hoofdletters === true ? o.tekst : o.tekst.toLowerCase());
  const seen = new Set([face(choices.goed)]);
  const unique = (o: VraagOption): boolean => {
    const newOne = !seen.has(face(o));
    seen.add(face(o));
    return newOne;
  };
  const error = choices.fout.filter((o) => fits(o) && !judge(key, o.ruw) && unique(o));
  const count = distractorCount(c, error.length, choices.wish ?? 3);
  if (count === null || !fits(choices.goed)) return null;
  return createOptions([choices.goed, ...drawStrong(error, count, choices.bank)], choices.kind, choices.bank);
}

/** `select`: one of two to four options. */
export function choiceVraag(options: VraagOptions, core: VraagBase, choices: OptionSet & { bank: Workbench }): Built {
  const offered = choiceOptions(options, core, choices);
  if (offered === null) return err('past-niet');
  return ok(
    createVraag(options, core, {
      view: { shape: 'select', options: offered.tokens, pick: 1 },
      solution: { soort: 'kies', ruw: offered.ruw },
      k: offered.tokens.length,
    }),
  );
}

/** Bin as a question offers it. */
export interface Bin {
  id: string;
  label: string;
  icon: string;
}
/** Token to sort: what it shows, its bin, and whether the item is about it. */
export interface SortItem {
  tekst: string;
  bin: string;
  audio?: string;
  eigen?: boolean;
}

const MARKS: readonly BinMark[] = ['A', 'B', 'C', 'D'];

/** Number of tokens a sorting game wants at once, its own included. */
export function sortCount(options: VraagOptions): number {
  const c = options.capability;
  return Math.min(6, Math.max(1, c.minOptions ?? 1, c.maxOptions ?? 1));
}

/** `sort`: tokens into two to four bins; the bins keep their order in every question. */
export function sortVraag(
  options: VraagOptions,
  core: VraagBase,
  what: { bins: readonly Bin[]; tokens: readonly SortItem[]; kind: TokenKind; bank: Workbench },
): Built {
  const c = options.capability;
  const [least, most] = c.bins ?? [2, 4];
  const fits = what.bins.length >= least && what.bins.length <= Math.min(4, most) && shows(c, what.kind);
  if (!fits || what.tokens.length < (c.minOptions ?? 1) || what.tokens.some((t) => t.tekst.length > (c.maxChars ?? 80)))
    return err('past-niet');
  const pairs = what.tokens.map((t) => ({
    ...t,
    token: what.bank.tokens.create(t.tekst, what.kind, t.audio === undefined ? {} : { audio: t.audio }),
  }));
  const own = pairs.find((p) => p.eigen)?.token.id;
  const view: SortView = {
    shape: 'sort',
    bins: what.bins.map((b, i) => ({ ...b, mark: MARKS[i] ?? 'A' })),
    stream: shuffle(
      pairs.map((p) => p.token),
      what.bank.rng,
    ),
  };
  const bin = new Map(pairs.map((p) => [p.token.id, p.bin]));
  return ok(
    createVraag(options, core, {
      view,
      solution: { soort: 'sorteer', bin, recht: judgeSort, ...(own === undefined ? {} : { eigen: own }) },
      k: what.bins.length,
    }),
  );
}

/** Card of a pair. */
export interface PairCard {
  tekst: string;
  kind: TokenKind;
  picture?: string;
  audio?: string;
}

const toToken = (card: PairCard, bank: Workbench): Token =>
  bank.tokens.create(card.tekst, card.kind, {
    ...(card.picture === undefined ? {} : { picture: card.picture }),
    ...(card.audio === undefined ? {} : { audio: card.audio }),
  });

/** `pairs`: the item's own pair first, then those of its companions; no two cards may look alike. */
export function pairsVraag(
  options: VraagOptions,
  core: VraagBase,
  what: { sets: readonly (readonly [PairCard, PairCard])[]; bank: Workbench },
): Built {
  const c = options.capability;
  const cards = what.sets.flat();
  const fitting = cards.every((card) => fitsCard(c, card));
  const faces = new Set(cards.map((k) => `${k.kind}/${k.tekst.toLowerCase()}`));
  if (!fitting || what.sets.length < 2 || cards.length < (c.minOptions ?? 4) || faces.size !== cards.length)
    return err('past-niet');
  const sets = what.sets.map(([a, b]) => [toToken(a, what.bank), toToken(b, what.bank)] as const);
  const partner = new Map(
    sets.flatMap(
      ([a, b]) =>
        [
          [a.id, b.id],
          [b.id, a.id],
        ] as const,
    ),
  );
  const own = sets[0]?.[0].id;
  return ok(
    createVraag(options, core, {
      view: { shape: 'pairs', cards: scramble(sets.flat(), what.bank.rng), groupSize: 2 },
      solution: { soort: 'paren', partner, recht: judgePairs, ...(own === undefined ? {} : { eigen: own }) },
      k: sets.length,
    }),
  );
}

/** Number of pairs a game wants: by its number of cards, two to six. */
export function pairsCount(options: VraagOptions): number {
  return Math.min(6, Math.max(2, Math.floor((options.capability.maxOptions ?? 8) / 2)));
}
