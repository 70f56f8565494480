import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../content-soort.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { aantalFout, maakOpties, trekSterk } from './select-hulp.ts';
import { focusVan, foutvormenVan, heeftContext, hoofdletterTelt, woordPrompt } from './woord-hulp.ts';

/** Spellings to choose from: the right one and misspellings; null when there are too few. */
export function spellingOpties(
  item: WoordItem,
  options: VraagOpties,
  bank: Werkbank,
): ReturnType<typeof maakOpties> | null {
  const max = options.capability.maxChars ?? 80;
  const fout = foutvormenVan(item, options.doelId, options.omgeving).filter((f) => f.vorm.length <= max);
  const aantal = aantalFout(options.capability, fout.length, options.omgeving.groep <= 4 ? 2 : 3);
  if (aantal === null || item.w.length > max) return null;
  const vormen = [item.w, ...trekSterk(fout, aantal, bank).map((f) => f.vorm)];
  return maakOpties(
    vormen.map((tekst) => ({ tekst, ruw: tekst })),
    'woord',
    bank,
  );
}

/** `kies`: pick the right spelling out of two to four. */
export const bouwKies: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isWoord(item) || !heeftContext(item) || !toont(options.capability, 'woord')) return err('past-niet');
  const opties = spellingOpties(item, options, bank);
  if (opties === null) return err('past-niet');
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'kies',
      timed: false,
      prompt: maakPrompt(options, woordPrompt(options, item)),
      view: { shape: 'select', options: opties.tokens, pick: 1 },
    },
    sleutel: { goed: [item.w], hoofdletters: hoofdletterTelt(item) },
    oplossing: { soort: 'kies', ruw: opties.ruw },
    getoond: maakGetoond(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
    focus: focusVan(item, options.doelId),
    k: opties.tokens.length,
  });
};
