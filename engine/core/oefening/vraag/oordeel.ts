import { err, ok } from '#engine/core/basis/result.ts';
import { isWoord } from '../content-soort.ts';
import { metIconen } from './bakken.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer } from './opties.ts';
import { maakOpties } from './select-hulp.ts';
import { sorteerVraag } from './vraag-vorm.ts';
import { focusVan, foutvormenVan, heeftContext, sleutelRng, woordPrompt } from './woord-hulp.ts';

/** Raw answers of a judgement. */
export const OORDEEL = Object.freeze({ goed: 'goed', fout: 'fout' } as const);

/** Whether the shown form is the right one: decided by the seed alone, so the server knows it too. */
export function toontGoed(seed: number): boolean {
  return sleutelRng(seed).next() < 0.5;
}

/** The two judgements, in the same place in every question. */
const BAKKEN = [
  { id: OORDEEL.goed, label: 'goed geschreven' },
  { id: OORDEEL.fout, label: 'niet goed' },
] as const;

/** `oordeel`: judge one shown word, by a choice of two or by sorting it into one of two bins. */
export const bouwOordeel: Bouwer = (options, bank) => {
  const { item, capability } = options;
  if (!isWoord(item) || !heeftContext(item) || !toont(capability, 'woord') || (capability.minOptions ?? 2) > 2)
    return err('past-niet');
  const fout = foutvormenVan(item, options.doelId, options.omgeving)[0];
  if (fout === undefined) return err('past-niet');
  const goed = toontGoed(options.seed);
  const tekst = goed ? item.w : fout.vorm;
  const antwoord = goed ? OORDEEL.goed : OORDEEL.fout;
  const getoond = maakGetoond(
    item.w,
    item.grafemen.map((g) => g.g),
    { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
  );
  const focus = focusVan(item, options.doelId);
  if (capability.shape === 'sort') {
    return sorteerVraag(
      options,
      { prompt: maakPrompt(options, woordPrompt(options, item)), goed: [antwoord], getoond, focus },
      {
        bakken: metIconen(BAKKEN, options.omgeving.leerdoelen),
        tokens: [{ tekst, bak: antwoord, eigen: true }],
        kind: 'woord',
        bank,
      },
    );
  }
  const opties = maakOpties(
    BAKKEN.map((b) => ({ tekst: b.label, ruw: b.id })),
    'woord',
    bank,
  );
  const vast = [...opties.tokens].sort((a) => (opties.ruw.get(a.id) === OORDEEL.goed ? -1 : 1));
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'oordeel',
      timed: false,
      prompt: maakPrompt(options, { ...woordPrompt(options, item), text: tekst }),
      view: { shape: 'select', options: vast, pick: 1 },
    },
    sleutel: { goed: [antwoord], hoofdletters: false },
    oplossing: { soort: 'kies', ruw: opties.ruw },
    getoond,
    focus,
    k: 2,
  });
};
