import { err, ok } from '#engine/core/basis/result.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import { isWerkwoord } from '../content-soort.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { aantalFout, maakOpties, trekSterk } from './select-hulp.ts';
import { sleutelRng } from './woord-hulp.ts';

/** Sentence a seed stands for; undefined when the verb has none for the goal. */
export function zinVan(item: WerkwoordItem, doelId: string, seed: number): WerkwoordZin | undefined {
  const zinnen = item.zinnen.filter((z) => z.categorie === doelId);
  return zinnen[sleutelRng(seed).int(Math.max(1, zinnen.length))];
}

/** Letters after the stem: where verb spelling goes wrong. */
function uitgang(item: WerkwoordItem, vorm: string): { from: number; to: number } {
  let i = 0;
  while (i < vorm.length - 1 && i < item.stam.length && vorm[i] === item.stam[i]) i += 1;
  return { from: Math.min(i, vorm.length - 1), to: vorm.length };
}

const heleZin = (zin: WerkwoordZin): string => `${zin.voor} ${zin.vorm} ${zin.na}`.replace(/\s+/gu, ' ').replace(/ ([.,?!])/gu, '$1').trim();

/** `werkwoord`: the form of the verb in a sentence, chosen or typed. */
export const bouwWerkwoord: Bouwer = (options, bank) => {
  const { item, capability } = options;
  const zin = isWerkwoord(item) ? zinVan(item, options.doelId, options.seed) : undefined;
  if (!isWerkwoord(item) || zin === undefined || zin.vorm.length > (capability.maxChars ?? 80)) return err('past-niet');
  const typen = capability.shape === 'entry';
  const opties = typen ? null : vormOpties(zin, options, bank);
  const kan = typen ? options.omgeving.typen : opties !== null;
  return kan ? ok(maakVraag({ item, zin, opties, bank }, options)) : err('past-niet');
};

/** Forms to choose from; null when the game cannot show them. */
function vormOpties(zin: WerkwoordZin, options: VraagOpties, bank: Werkbank): ReturnType<typeof maakOpties> | null {
  const { capability } = options;
  const fout = zin.foutvormen.filter((f) => f !== zin.vorm && f.length <= (capability.maxChars ?? 80));
  const aantal = aantalFout(capability, fout.length);
  if (aantal === null || !toont(capability, 'woord')) return null;
  return maakOpties([zin.vorm, ...trekSterk(fout, aantal, bank)].map((t) => ({ tekst: t, ruw: t })), 'woord', bank);
}

function maakVraag(delen: { item: WerkwoordItem; zin: WerkwoordZin; opties: ReturnType<typeof maakOpties> | null; bank: Werkbank }, options: VraagOpties): GebouwdeVraag {
  const { item, zin, opties, bank } = delen;
  return {
    sleutel: { goed: [zin.vorm], hoofdletters: false }, focus: uitgang(item, zin.vorm), k: opties?.tokens.length ?? 0,
    oplossing: opties === null ? { soort: 'invoer' } : { soort: 'kies', ruw: opties.ruw },
    question: {
      id: options.vraagId, itemId: item.id, format: 'werkwoord', timed: false,
      prompt: maakPrompt(options, { audio: `z:${heleZin(zin)}`, text: item.infinitief, sentence: { before: zin.voor, after: zin.na } }, zin.tijd),
      view: opties === null ? { shape: 'entry', length: zin.vorm.length, caseSensitive: false, specialKeys: /[^a-z]/iu.test(zin.vorm), showLength: false } : { shape: 'select', options: opties.tokens, pick: 1 },
    },
    getoond: maakGetoond(zin.vorm, [zin.vorm], { ...bank, kind: 'woord', audio: `z:${heleZin(zin)}` }),
  };
}
