import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { WoordGrafeem, WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../content-soort.ts';
import type { Prompt } from '../contract.ts';
import { rechtMarkeer } from '../rechters-plaats.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { aantalFout, maakOpties } from './select-hulp.ts';
import { maakVraag } from './vraag-vorm.ts';
import { sleutelRng } from './woord-hulp.ts';
import { verwarVan } from './verwar.ts';

/** Where the sound is asked, or `klank`: hear the sound alone and find its grapheme. */
export type KlankPlek = 'begin' | 'midden' | 'eind' | 'klank';

/** One spelling per sound, so that the ear can decide; v/f and s/z count as one, since many regions say them alike. */
const KLANKGROEP: Readonly<Record<string, string>> = {
  ij: 'ei',
  ou: 'au',
  auw: 'au',
  ouw: 'au',
  ch: 'g',
  v: 'f',
  z: 's',
};
/** Letters that stand for more than one sound. */
const DUBBEL = new Set(['c', 'q', 'x', 'y']);
const LOS = ['aa', 'oo', 'ee', 'oe', 'ui', 'eu', 'm', 'r', 's', 'v', 'n', 'p', 'k', 'l'];

function zelfdeKlank(a: string, b: string): boolean {
  return (KLANKGROEP[a] ?? a) === (KLANKGROEP[b] ?? b);
}

function isKlinker(g: string): boolean {
  return /^[aeiou]/u.test(g);
}

/** What is written is what is heard: no final d or b, no stomme e, no doubled or loan letters. */
function zuiver(g: WoordGrafeem | undefined, plek: KlankPlek): g is WoordGrafeem {
  if (
    g === undefined ||
    g.klank === '@' ||
    g.klank === '' ||
    /[^a-z]/u.test(g.g) ||
    /^([b-df-hj-np-tv-z])\1$/u.test(g.g) ||
    DUBBEL.has(g.g)
  )
    return false;
  return plek !== 'eind' || !['d', 'b', 'v', 'z'].includes(g.g);
}

/** Places of a word that can be asked by ear. */
function plekken(item: WoordItem): { plek: KlankPlek; g: WoordGrafeem }[] {
  const klinkers = item.grafemen.filter((g) => isKlinker(g.g));
  const midden = klinkers.length === 1 && item.grafemen.length >= 3 ? klinkers[0] : undefined;
  const uit: { plek: KlankPlek; g: WoordGrafeem | undefined }[] = [
    { plek: 'begin', g: item.grafemen[0] },
    { plek: 'midden', g: midden },
    { plek: 'eind', g: item.grafemen.at(-1) },
    { plek: 'klank', g: midden },
  ];
  return uit.flatMap(({ plek, g }) => (zuiver(g, plek) ? [{ plek, g }] : []));
}

/** Question about one sound of a word, or about how many it has. */
type KlankVraag = { plek: KlankPlek; g: WoordGrafeem } | { plek: 'aantal'; aantal: number };

/** Number of sounds of a word of one syllable in which every sign is one sound; undefined for any other word. */
function aantalKlanken(item: WoordItem): number | undefined {
  const eenKlank = item.grafemen.every((g) => /^[a-z]+$/u.test(g.g) && /^[a-z]+$/u.test(g.klank) && !DUBBEL.has(g.g));
  return eenKlank && item.lettergrepen.length === 1 && item.grafemen.length > 1 ? item.grafemen.length : undefined;
}

/** What a seed asks about the word; undefined when it has nothing that the ear can tell. */
export function klankVan(item: WoordItem, seed: number): KlankVraag | undefined {
  const aantal = aantalKlanken(item);
  const alle: KlankVraag[] = [...plekken(item), ...(aantal === undefined ? [] : [{ plek: 'aantal' as const, aantal }])];
  return alle[sleutelRng(seed).int(Math.max(1, alle.length))];
}

/** The right answer of the question a seed stands for. */
export function klankAntwoord(item: WoordItem, seed: number): string | undefined {
  const vraag = klankVan(item, seed);
  return vraag?.plek === 'aantal' ? String(vraag.aantal) : vraag?.g.g;
}

/** What is heard: the sound alone, or the word with its picture. */
function hoorbaar(item: WoordItem, vraag: KlankVraag, options: VraagOpties): Partial<Prompt> {
  if (vraag.plek === 'klank') return { audio: `k:${vraag.g.g}` };
  return {
    audio: `w:${item.w}`,
    ...(item.plaatje !== undefined && options.capability.pictures !== false ? { picture: item.plaatje } : {}),
  };
}

/** Other graphemes to choose from, real confusions first; never two for one sound. */
function foutKlanken(item: WoordItem, g: WoordGrafeem, bank: Werkbank): string[] {
  const eigen = verwarVan(g.g);
  const rest = shuffle(
    [...item.grafemen.map((x) => x.g), ...LOS].filter((x) => isKlinker(x) === isKlinker(g.g) && !eigen.includes(x)),
    bank.rng,
  );
  const bruikbaar = (x: string, i: number, lijst: string[]): boolean =>
    lijst.indexOf(x) === i &&
    !DUBBEL.has(x) &&
    !zelfdeKlank(x, g.g) &&
    /^[a-z]+$/u.test(x) &&
    !/^([b-df-hj-np-tv-z])\1$/u.test(x);
  return [...eigen, ...rest].filter(bruikbaar).filter((x, i, lijst) => lijst.findIndex((y) => zelfdeKlank(x, y)) === i);
}

/** Right answer first, then the wrong ones: other graphemes, or one sound too few or too many. */
function keuzen(item: WoordItem, vraag: KlankVraag, bank: Werkbank): string[] {
  if (vraag.plek !== 'aantal') return [vraag.g.g, ...foutKlanken(item, vraag.g, bank)];
  const { aantal } = vraag;
  return [aantal, aantal + 1, aantal - 1, aantal + 2].filter((n) => n > 0).map(String);
}

/** `klank`: which grapheme do you hear at the begin, in the middle, at the end; hear a sound and find its grapheme; or how many sounds a word has. */
export const bouwKlank: Bouwer = (options, bank) => {
  const { item, capability, omgeving } = options;
  const vraag = isWoord(item) ? klankVan(item, options.seed) : undefined;
  if (!isWoord(item) || vraag === undefined || !toont(capability, 'grafeem')) return err('past-niet');
  if (capability.shape === 'mark') return wijsKlank(item, vraag, { options, bank });
  const [goed = '', ...fout] = keuzen(item, vraag, bank);
  const aantal = aantalFout(capability, fout.length, omgeving.groep <= 3 ? 2 : 3);
  if (aantal === null) return err('past-niet');
  const opties = maakOpties(
    [goed, ...fout.slice(0, aantal)].map((x) => ({ tekst: x, ruw: x })),
    'grafeem',
    bank,
  );
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'klank',
      timed: false,
      prompt: maakPrompt(options, hoorbaar(item, vraag, options), vraag.plek),
      view: { shape: 'select', options: opties.tokens, pick: 1 },
    },
    sleutel: { goed: [goed], hoofdletters: false },
    oplossing: { soort: 'kies', ruw: opties.ruw },
    getoond: maakGetoond(
      item.w,
      item.grafemen.map((x) => x.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
    focus: focusVan(item, vraag),
    k: opties.tokens.length,
  });
};

/** The sound that is asked, or the whole word when its sounds are counted. */
function focusVan(item: WoordItem, vraag: KlankVraag): { from: number; to: number } {
  return vraag.plek === 'aantal' ? { from: 0, to: item.w.length } : { from: vraag.g.van, to: vraag.g.tot };
}

/** The word in graphemes and one sound: point at the grapheme where it is heard. Not for a sound that is heard twice. */
function wijsKlank(
  item: WoordItem,
  vraag: KlankVraag,
  { options, bank }: { options: VraagOpties; bank: Werkbank },
): ReturnType<Bouwer> {
  if (vraag.plek === 'aantal') return err('past-niet');
  const { g } = vraag;
  const delen = item.grafemen;
  const keer = delen.filter((x) => zelfdeKlank(x.g, g.g) || (x.klank !== '' && x.klank === g.klank)).length;
  if (keer !== 1 || delen.length < 3 || delen.length > (options.capability.maxSlots ?? 24)) return err('past-niet');
  return ok(
    maakVraag(
      options,
      {
        prompt: maakPrompt(options, { audio: `k:${g.g}` }, 'plaats'),
        goed: [g.g],
        getoond: maakGetoond(
          item.w,
          delen.map((x) => x.g),
          { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
        ),
        focus: { from: g.van, to: g.tot },
      },
      {
        view: { shape: 'mark', parts: delen.map((x) => bank.tokens.maak(x.g, 'grafeem')), target: 'token', count: 1 },
        oplossing: { soort: 'markeer', plekken: [delen.indexOf(g)], recht: rechtMarkeer },
        k: delen.length,
      },
    ),
  );
}
