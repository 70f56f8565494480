import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import { createShown, createPrompt, shows, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { distractorCount, createOptions, drawStrong } from './select-help.ts';
import {
  focusOf,
  errorFormsOf,
  hasContext,
  isHoofdletterRequired,
  woordPrompt,
  wordsInZin,
  wrongFormsOf,
} from './woord-help.ts';

/**
 * Spellings to choose from: the right one and wrong ones; null when there are too few. `withZin` = the question shows what
 * the word means, so words that exist are offered too, the first of them always.
 */
export function spellingOptions(
  item: WoordItem,
  options: VraagOptions,
  bank: Workbench & { withZin: boolean },
): ReturnType<typeof createOptions> | null {
  const max = options.capability.maxChars ?? 80;
  const formsOf = bank.withZin ? wrongFormsOf : errorFormsOf;
  const error = formsOf(item, options.doelId, options.environment).filter((f) => f.vorm.length <= max);
  const count = distractorCount(options.capability, error.length, options.environment.groep <= 4 ? 2 : 3);
  if (count === null || item.w.length > max) return null;
  const [first] = bank.withZin ? wordsInZin(item, options.doelId).filter((f) => f.vorm.length <= max) : [];
  const more = error.filter((f) => f.vorm !== first?.vorm);
  const drawn = first === undefined ? drawStrong(error, count, bank) : [first, ...drawStrong(more, count - 1, bank)];
  const forms = [item.w, ...drawn.map((f) => f.vorm)];
  return createOptions(
    forms.map((text) => ({ tekst: text, ruw: text })),
    'woord',
    bank,
  );
}

/** `kies`: pick the right spelling out of two to four. */
export const buildSelect: Builder = (options, bank) => {
  const { item } = options;
  if (!isWoord(item) || !hasContext(item) || !shows(options.capability, 'woord')) return err('past-niet');
  const offered = spellingOptions(item, options, { ...bank, withZin: true });
  if (offered === null) return err('past-niet');
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'kies',
      timed: false,
      prompt: createPrompt(options, woordPrompt(options, item)),
      view: { shape: 'select', options: offered.tokens, pick: 1 },
    },
    sleutel: { goed: [item.w], hoofdletters: isHoofdletterRequired(item) },
    solution: { soort: 'kies', ruw: offered.ruw },
    getoond: createShown(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
    focus: focusOf(item, options.doelId),
    k: offered.tokens.length,
  });
};
