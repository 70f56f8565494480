import { err, ok } from '#engine/core/basis/result.ts';
import { isWoord } from '../contract/content-kind.ts';
import { withIcons } from './bins.ts';
import { createShown, createPrompt, shows, type Builder } from './options.ts';
import { createOptions } from './select-help.ts';
import { sortVraag } from './vraag-form.ts';
import { focusOf, errorFormsOf, hasContext, keyRng, woordPrompt } from './woord-help.ts';

/** Raw answers of a judgement. */
export const JUDGMENT = Object.freeze({ goed: 'goed', fout: 'fout' } as const);

/** Whether the shown form is the right one: decided by the seed alone, so the server knows it too. */
export function showsCorrect(seed: number): boolean {
  return keyRng(seed).next() < 0.5;
}

/** The two judgements, in the same place in every question. */
const BINS = [
  { id: JUDGMENT.goed, label: 'goed' },
  { id: JUDGMENT.fout, label: 'niet goed' },
] as const;

/** `oordeel`: judge one shown word, by a choice of two or by sorting it into one of two bins. */
export const buildJudgment: Builder = (options, bank) => {
  const { item, capability } = options;
  if (!isWoord(item) || !hasContext(item) || !shows(capability, 'woord') || (capability.minOptions ?? 2) > 2)
    return err('past-niet');
  const error = errorFormsOf(item, options.doelId, options.environment)[0];
  if (error === undefined) return err('past-niet');
  const correct = showsCorrect(options.seed);
  const text = correct ? item.w : error.vorm;
  const antwoord = correct ? JUDGMENT.goed : JUDGMENT.fout;
  const shown = createShown(
    item.w,
    item.grafemen.map((g) => g.g),
    { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
  );
  const focus = focusOf(item, options.doelId);
  if (capability.shape === 'sort') {
    return sortVraag(
      options,
      { prompt: createPrompt(options, woordPrompt(options, item)), goed: [antwoord], getoond: shown, focus },
      {
        bins: withIcons(BINS, options.environment.leerdoelen),
        tokens: [{ tekst: text, bin: antwoord, eigen: true }],
        kind: 'woord',
        bank,
      },
    );
  }
  const offered = createOptions(
    BINS.map((b) => ({ tekst: b.label, ruw: b.id })),
    'woord',
    bank,
  );
  const fixed = [...offered.tokens].sort((a) => (offered.ruw.get(a.id) === JUDGMENT.goed ? -1 : 1));
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'oordeel',
      timed: false,
      prompt: createPrompt(options, { ...woordPrompt(options, item), text: text }),
      view: { shape: 'select', options: fixed, pick: 1 },
    },
    sleutel: { goed: [antwoord], hoofdletters: false },
    solution: { soort: 'kies', ruw: offered.ruw },
    getoond: shown,
    focus,
    k: 2,
  });
};
