import { err, ok } from '#engine/core/basis/result.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import { isWerkwoord } from '../content-soort.ts';
import { maakGetoond, maakPrompt, toont, toontReeks, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { dubbelzinnig } from './bouw.ts';
import { aantalFout, maakOpties, trekSterk } from './select-hulp.ts';
import { hussel } from './tokens.ts';
import { maakVraag as maakVorm } from './vraag-vorm.ts';
import { sleutelRng } from './woord-hulp.ts';

/** Sentence a seed stands for; undefined when the verb has none for the goal. */
export function zinVan(item: WerkwoordItem, doelId: string, seed: number): WerkwoordZin | undefined {
  const zinnen = item.zinnen.filter((z) => z.categorie === doelId);
  return zinnen[sleutelRng(seed).int(Math.max(1, zinnen.length))];
}

/** Letters after the stem: where verb spelling goes wrong. */
function uitgang(item: WerkwoordItem, vorm: string): { from: number; to: number } {
  let i = 0;
  const klein = vorm.toLowerCase();
  while (i < vorm.length - 1 && i < item.stam.length && klein[i] === item.stam[i]) i += 1;
  return { from: Math.min(i, vorm.length - 1), to: vorm.length };
}

const heleZin = (zin: WerkwoordZin): string =>
  `${zin.voor} ${zin.vorm} ${zin.na}`
    .replace(/\s+/gu, ' ')
    .replace(/ ([.,?!])/gu, '$1')
    .trim();

/** `werkwoord`: the form of the verb in a sentence, chosen, typed or built from stem and ending. */
export const bouwWerkwoord: Bouwer = (options, bank) => {
  const { item, capability } = options;
  const zin = isWerkwoord(item) ? zinVan(item, options.doelId, options.seed) : undefined;
  if (!isWerkwoord(item) || zin === undefined || zin.vorm.length > (capability.maxChars ?? 80)) return err('past-niet');
  if (capability.shape === 'sequence') return bouwVorm({ item, zin }, options, bank);
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
  return maakOpties(
    [zin.vorm, ...trekSterk(fout, aantal, bank)].map((t) => ({ tekst: t, ruw: t })),
    'woord',
    bank,
  );
}

function maakVraag(
  delen: { item: WerkwoordItem; zin: WerkwoordZin; opties: ReturnType<typeof maakOpties> | null; bank: Werkbank },
  options: VraagOpties,
): GebouwdeVraag {
  const { item, zin, opties, bank } = delen;
  return {
    sleutel: { goed: [zin.vorm], hoofdletters: false },
    focus: uitgang(item, zin.vorm),
    k: opties?.tokens.length ?? 0,
    oplossing: opties === null ? { soort: 'invoer' } : { soort: 'kies', ruw: opties.ruw },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'werkwoord',
      timed: false,
      prompt: maakPrompt(
        options,
        { audio: `z:${heleZin(zin)}`, text: item.infinitief, sentence: { before: zin.voor, after: zin.na } },
        zin.tijd,
      ),
      view:
        opties === null
          ? {
              shape: 'entry',
              length: zin.vorm.length,
              caseSensitive: false,
              specialKeys: /[^a-z]/iu.test(zin.vorm),
              showLength: false,
            }
          : { shape: 'select', options: opties.tokens, pick: 1 },
    },
    getoond: maakGetoond(zin.vorm, [zin.vorm], { ...bank, kind: 'woord', audio: `z:${heleZin(zin)}` }),
  };
}

/** Form in stem and ending, with `ge` before it for a participle; null when it is no stem with an ending. */
export function vormDelen(item: WerkwoordItem, vorm: string): string[] | null {
  const voor = vorm.startsWith('ge') && !item.stam.startsWith('ge') ? 'ge' : '';
  const rest = vorm.slice(voor.length);
  if (!rest.startsWith(item.stam) || rest === item.stam) return null;
  return [...(voor === '' ? [] : [voor]), item.stam, rest.slice(item.stam.length)];
}

/** Endings children put there instead, from the wrong forms of the sentence. */
function foutUitgangen(item: WerkwoordItem, zin: WerkwoordZin, delen: readonly string[]): string[] {
  const uit = [...zin.foutvormen.flatMap((f) => vormDelen(item, f)?.at(-1) ?? []), 'd', 't', 'dt'];
  return [...new Set(uit)].filter((u) => !delen.includes(u));
}

function bouwVorm(
  { item, zin }: { item: WerkwoordItem; zin: WerkwoordZin },
  options: VraagOpties,
  bank: Werkbank,
): ReturnType<Bouwer> {
  const delen = vormDelen(item, zin.vorm);
  if (delen === null || !toontReeks(options.capability, delen, 'klankgroep')) return err('past-niet');
  const fout: string[] = [];
  for (const u of foutUitgangen(item, zin, delen)) if (fout.length < 3 && !dubbelzinnig(delen, u, fout)) fout.push(u);
  return ok(
    maakVorm(
      options,
      {
        prompt: maakPrompt(
          options,
          { audio: `z:${heleZin(zin)}`, text: item.infinitief, sentence: { before: zin.voor, after: zin.na } },
          zin.tijd,
        ),
        goed: [zin.vorm],
        getoond: maakGetoond(zin.vorm, delen, { ...bank, kind: 'klankgroep', audio: `z:${heleZin(zin)}` }),
        focus: uitgang(item, zin.vorm),
      },
      {
        view: {
          shape: 'sequence',
          slots: delen.length,
          pool: hussel(
            [...delen, ...fout].map((d) => bank.tokens.maak(d, 'klankgroep')),
            bank.rng,
          ),
          separator: '',
          poolPolicy: 'fixed',
        },
        oplossing: { soort: 'reeks', delen, scheiding: '' },
        k: 0,
      },
    ),
  );
}
