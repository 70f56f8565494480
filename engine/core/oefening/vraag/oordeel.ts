import { err, ok } from '#engine/core/basis/result.ts';
import { isWoord } from '../model.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer } from './opties.ts';
import { maakOpties } from './select-hulp.ts';
import { focusVan, foutvormenVan, heeftContext, sleutelRng, woordPrompt } from './woord-hulp.ts';

/** Raw answers of a judgement. */
export const OORDEEL = Object.freeze({ goed: 'goed', fout: 'fout' } as const);

/** Whether the shown form is the right one: decided by the seed alone, so the server knows it too. */
export function toontGoed(seed: number): boolean {
  return sleutelRng(seed).next() < 0.5;
}

/** `oordeel`: judge one shown word. The two choices keep their places: they are the same in every question. */
export const bouwOordeel: Bouwer = (options, bank) => {
  const { item, capability } = options;
  if (!isWoord(item) || !heeftContext(item) || !toont(capability, 'woord') || (capability.minOptions ?? 2) > 2) return err('past-niet');
  const fout = foutvormenVan(item, options.doelId, options.omgeving)[0];
  if (fout === undefined) return err('past-niet');
  const goed = toontGoed(options.seed);
  const opties = maakOpties([{ tekst: 'goed geschreven', ruw: OORDEEL.goed }, { tekst: 'niet goed', ruw: OORDEEL.fout }], 'woord', bank);
  const vast = [...opties.tokens].sort((a) => (opties.ruw.get(a.id) === OORDEEL.goed ? -1 : 1));
  return ok({
    question: {
      id: options.vraagId, itemId: item.id, format: 'oordeel', timed: false, prompt: maakPrompt(options, { ...woordPrompt(options, item), text: goed ? item.w : fout.vorm }),
      view: { shape: 'select', options: vast, pick: 1 },
    },
    sleutel: { goed: [goed ? OORDEEL.goed : OORDEEL.fout], hoofdletters: false }, oplossing: { soort: 'kies', ruw: opties.ruw },
    getoond: maakGetoond(item.w, item.grafemen.map((g) => g.g), { ...bank, kind: 'grafeem', audio: `w:${item.w}` }), focus: focusVan(item, options.doelId), k: 2,
  });
};
