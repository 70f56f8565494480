import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import { createShown, createPrompt, type Builder, type VraagOptions } from './options.ts';
import { scramble } from './tokens.ts';
import { confusionOf } from './confusion.ts';
import { partsModes, focusOf, errorFormsOf, hasContext, isHoofdletterRequired, woordPrompt } from './woord-help.ts';

type PartsMode = ReturnType<typeof partsModes>[number];

/** Start of each part in the word, code units. */
function begins(parts: readonly string[]): number[] {
  let sum = 0;
  return parts.map((part) => (sum += part.length) - part.length);
}

/** The wrong version of the one part a misspelling changes; null when it changes more than one part. */
export function findErrorPart(
  parts: readonly string[],
  error: { vorm: string; van: number; tot: number },
): string | null {
  const woord = parts.join('');
  const from = begins(parts);
  const spots = parts.map((text, i) => ({ van: from[i] ?? 0, tot: (from[i] ?? 0) + text.length }));
  const spot = spots.find((p) => error.van >= p.van && error.tot <= p.tot);
  if (spot === undefined) return null;
  const fits = error.vorm.startsWith(woord.slice(0, spot.van)) && error.vorm.endsWith(woord.slice(spot.tot));
  const part = error.vorm.slice(spot.van, error.vorm.length - (woord.length - spot.tot));
  return fits && part !== '' && part.length <= spot.tot - spot.van + 3 ? part : null;
}

/** Whether a distractor could stand, with another token, for two neighbouring parts: then the answer would not be unique. */
export function ambiguous(parts: readonly string[], extra: string, pool: readonly string[]): boolean {
  const tokens = [...parts, ...pool, extra];
  return parts.slice(1).some((part, i) => {
    const pair = (parts[i] ?? '') + part;
    return tokens.some((t) => t + extra === pair || extra + t === pair);
  });
}

function candidates(item: WoordItem, options: VraagOptions, mode: PartsMode): string[] {
  const fromErrors = errorFormsOf(item, options.doelId, options.environment).flatMap(
    (f) => findErrorPart(mode.delen, f) ?? [],
  );
  const fromConfusion = mode.kind === 'klankgroep' ? [] : mode.delen.flatMap((part) => confusionOf(part).slice(0, 1));
  const fitting = [...fromErrors, ...fromConfusion].filter(
    (t) => (mode.kind !== 'letter' || t.length === 1) && t.length <= (options.capability.maxChars ?? 80),
  );
  return [...new Set(fitting)].filter((t) => !mode.delen.includes(t));
}

/** Distractors: parts from real confusions, one more at each step of the play level up to three, never ambiguous. */
export function distractorsFor(item: WoordItem, options: VraagOptions, mode: PartsMode): string[] {
  const count = 1 + Math.round(2 * Math.min(1, Math.max(0, options.environment.s)));
  const out: string[] = [];
  for (const text of candidates(item, options, mode)) {
    if (out.length < count && !ambiguous(mode.delen, text, out)) out.push(text);
  }
  return out;
}

/** `bouw`: hear the word and build it from letters, graphemes or klankgroepen. */
export const buildAssembly: Builder = (options, bank) => {
  const { item } = options;
  const mode = isWoord(item)
    ? partsModes(item, { capability: options.capability, groep: options.environment.groep })[0]
    : undefined;
  if (!isWoord(item) || mode === undefined || !hasContext(item)) return err('past-niet');
  const extra = distractorsFor(item, options, mode);
  const pool = scramble(
    [...mode.delen, ...extra].map((part) => bank.tokens.create(part, mode.kind)),
    bank.rng,
  );
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'bouw',
      timed: false,
      prompt: createPrompt(options, woordPrompt(options, item), mode.kind),
      view: { shape: 'sequence', slots: mode.delen.length, pool, separator: '', poolPolicy: 'fixed' },
    },
    sleutel: { goed: [item.w], hoofdletters: isHoofdletterRequired(item) },
    solution: { soort: 'reeks', delen: mode.delen, separator: '' },
    getoond: createShown(item.w, mode.delen, { ...bank, kind: mode.kind, audio: `w:${item.w}` }),
    focus: focusOf(item, options.doelId),
    k: 0,
  });
};
