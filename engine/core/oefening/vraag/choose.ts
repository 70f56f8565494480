import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import { createShown, createPrompt, shows, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { distractorCount, createOptions, drawStrong } from './select-help.ts';
import { focusOf, errorFormsOf, hasContext, isHoofdletterRequired, woordPrompt } from './woord-help.ts';

/** Spellings to choose from: the right one and misspellings; null when there are too few. */
export function spellingOptions(
  item: WoordItem,
  options: VraagOptions,
  bank: Workbench,
): ReturnType<typeof createOptions> | null {
  const max = options.capability.maxChars ?? 80;
  const error = errorFormsOf(item, options.doelId, options.environment).filter((f) => f.vorm.length <= max);
  const count = distractorCount(options.capability, error.length, options.environment.groep <= 4 ? 2 : 3);
  if (count === null || item.w.length > max) return null;
  const forms = [item.w, ...drawStrong(error, count, bank).map((f) => f.vorm)];
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
  const offered = spellingOptions(item, options, bank);
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
