import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Token } from '../contract/contract.ts';
import { isWoord } from '../contract/content-kind.ts';
import { findErrorPart } from './build.ts';
import type { BuiltVraag } from './built.ts';
import { createShown, createPrompt, shows, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { distractorCount, createOptions, drawStrong } from './select-help.ts';
import { scramble } from './tokens.ts';
import { confusionOf } from './confusion.ts';
import { focusOf, hasContext, isHoofdletterRequired, woordPrompt, wrongFormsOf } from './woord-help.ts';

/** Gap in a word: whole graphemes; `delen` = before, gap, after. */
export interface Gap {
  van: number;
  tot: number;
  tekst: string;
}

/** Longest gap that still is one thing to think about, code units. */
const GAP_MAX = 5;

/** The graphemes of the goal; for a goal about the whole word the first vowel. Null when nothing sensible is left. */
export function gapOf(item: WoordItem, doelId: string): Gap | null {
  const scope = focusOf(item, doelId);
  const touched = item.grafemen.filter((g) => g.van < scope.to && g.tot > scope.from);
  const whole = touched.length === item.grafemen.length;
  const choice = whole ? item.grafemen.filter((g) => /[aeiouyéèëïöü]/iu.test(g.g)).slice(0, 1) : touched;
  const first = choice[0];
  const last = choice.at(-1);
  if (first === undefined || last === undefined || last.tot - first.van > GAP_MAX) return null;
  return { van: first.van, tot: last.tot, tekst: item.w.slice(first.van, last.tot) };
}

function fillings(item: WoordItem, gap: Gap, options: VraagOptions): string[] {
  const parts = [item.w.slice(0, gap.van), gap.tekst, item.w.slice(gap.tot)].filter((d) => d !== '');
  const fromErrors = wrongFormsOf(item, options.doelId, options.environment)
    .filter((f) => f.van >= gap.van && f.tot <= gap.tot)
    .flatMap((f) => findErrorPart(parts, f) ?? []);
  const fromConfusion = confusionOf(gap.tekst).filter(
    (v) => !options.environment.exists((item.w.slice(0, gap.van) + v + item.w.slice(gap.tot)).toLowerCase()),
  );
  return [...new Set([...fromErrors, ...fromConfusion])].filter(
    (v) => v !== gap.tekst && v.length <= (options.capability.maxChars ?? 80),
  );
}

interface GapWork {
  item: WoordItem;
  gat: Gap;
  options: VraagOptions;
  bank: Workbench;
}

function base({ item, options, bank }: GapWork): Omit<BuiltVraag, 'question' | 'solution' | 'k'> {
  return {
    sleutel: { goed: [item.w], hoofdletters: isHoofdletterRequired(item) },
    getoond: createShown(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
    focus: focusOf(item, options.doelId),
  };
}

const withGap = (item: WoordItem, gap: Gap): string => `${item.w.slice(0, gap.van)}…${item.w.slice(gap.tot)}`;

function chooseGap(work: GapWork): BuiltVraag | null {
  const { item, gat: gap, options, bank } = work;
  const error = fillings(item, gap, options);
  const count = distractorCount(options.capability, error.length, options.environment.groep <= 4 ? 1 : 2);
  if (count === null || !shows(options.capability, 'grafeem')) return null;
  const offered = createOptions(
    [gap.tekst, ...drawStrong(error, count, bank)].map((v) => ({
      tekst: v,
      ruw: item.w.slice(0, gap.van) + v + item.w.slice(gap.tot),
    })),
    'grafeem',
    bank,
  );
  return {
    ...base(work),
    k: offered.tokens.length,
    solution: { soort: 'kies', ruw: offered.ruw },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'gat',
      timed: false,
      prompt: createPrompt(options, { ...woordPrompt(options, item), text: withGap(item, gap) }, 'kies'),
      view: { shape: 'select', options: offered.tokens, pick: 1 },
    },
  };
}

function typeGap(work: GapWork): BuiltVraag | null {
  const { item, gat: gap, options } = work;
  if (item.w.length > (options.capability.maxChars ?? 80)) return null;
  const mask = [...item.w].map((letter, i) => (i >= gap.van && i < gap.tot ? null : letter));
  return {
    ...base(work),
    k: 0,
    solution: { soort: 'invoer' },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'gat',
      timed: false,
      prompt: createPrompt(options, { ...woordPrompt(options, item), text: withGap(item, gap) }, 'typ'),
      view: {
        shape: 'entry',
        length: item.w.length,
        mask,
        caseSensitive: isHoofdletterRequired(item),
        specialKeys: options.environment.groep >= 5 || /[^a-z]/iu.test(item.w),
        showLength: true,
      },
    },
  };
}

/** The word as a row of graphemes with one empty place. */
function fillGap(work: GapWork): BuiltVraag | null {
  const { item, gat: gap, options, bank } = work;
  const before = item.grafemen.filter((g) => g.tot <= gap.van).map((g) => g.g);
  const after = item.grafemen.filter((g) => g.van >= gap.tot).map((g) => g.g);
  const parts = [...before, gap.tekst, ...after];
  const error = fillings(item, gap, options).slice(0, 2);
  const c = options.capability;
  if (
    error.length === 0 ||
    parts.length > (c.maxSlots ?? 24) ||
    parts.length < (c.minSlots ?? 2) ||
    !shows(c, 'grafeem')
  )
    return null;
  const prefilled: (Token | null)[] = parts.map((part, i) =>
    i === before.length ? null : bank.tokens.create(part, 'grafeem'),
  );
  const pool = scramble(
    [gap.tekst, ...error].map((v) => bank.tokens.create(v, 'grafeem')),
    bank.rng,
  );
  return {
    ...base(work),
    k: pool.length,
    solution: { soort: 'reeks', delen: parts, separator: '' },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'gat',
      timed: false,
      prompt: createPrompt(options, woordPrompt(options, item), 'vul'),
      view: { shape: 'sequence', slots: parts.length, pool, prefilled, separator: '', poolPolicy: 'fixed' },
    },
  };
}

/** `gat`: fill in the missing grapheme by choosing, placing or typing. */
export const buildGap: Builder = (options, bank) => {
  const { item, capability } = options;
  const gap = isWoord(item) ? gapOf(item, options.doelId) : null;
  if (!isWoord(item) || gap === null || !hasContext(item)) return err('past-niet');
  const forms = { select: chooseGap, entry: typeGap, sequence: fillGap } as const;
  if (capability.shape !== 'select' && capability.shape !== 'entry' && capability.shape !== 'sequence')
    return err('past-niet');
  const vraag = forms[capability.shape]({ item, gat: gap, options, bank });
  return vraag === null ? err('past-niet') : ok(vraag);
};
