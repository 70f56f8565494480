import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { WoordGrafeem, WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import type { Prompt } from '../contract/contract.ts';
import { judgeMark } from '../ronde/judges-place.ts';
import { createShown, createPrompt, shows, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { distractorCount, createOptions } from './select-help.ts';
import { createVraag } from './vraag-form.ts';
import { keyRng } from './woord-help.ts';
import { confusionOf } from './confusion.ts';

/** Where the sound is asked, or `klank`: hear the sound alone and find its grapheme. */
export type KlankSpot = 'begin' | 'midden' | 'eind' | 'klank';

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
const DOUBLE = new Set(['c', 'q', 'x', 'y']);
const LOOSE = ['aa', 'oo', 'ee', 'oe', 'ui', 'eu', 'm', 'r', 's', 'v', 'n', 'p', 'k', 'l'];

function sameKlank(a: string, b: string): boolean {
  return (KLANKGROEP[a] ?? a) === (KLANKGROEP[b] ?? b);
}

function isKlinker(g: string): boolean {
  return /^[aeiou]/u.test(g);
}

/** What is written is what is heard: no final d or b, no stomme e, no doubled or loan letters. */
function pure(g: WoordGrafeem | undefined, spot: KlankSpot): g is WoordGrafeem {
  if (
    g === undefined ||
    g.klank === '@' ||
    g.klank === '' ||
    /[^a-z]/u.test(g.g) ||
    /^([b-df-hj-np-tv-z])\1$/u.test(g.g) ||
    DOUBLE.has(g.g)
  )
    return false;
  return spot !== 'eind' || !['d', 'b', 'v', 'z'].includes(g.g);
}

/** Places of a word that can be asked by ear. */
function spots(item: WoordItem): { plek: KlankSpot; g: WoordGrafeem }[] {
  const klinkers = item.grafemen.filter((g) => isKlinker(g.g));
  const middle = klinkers.length === 1 && item.grafemen.length >= 3 ? klinkers[0] : undefined;
  const out: { plek: KlankSpot; g: WoordGrafeem | undefined }[] = [
    { plek: 'begin', g: item.grafemen[0] },
    { plek: 'midden', g: middle },
    { plek: 'eind', g: item.grafemen.at(-1) },
    { plek: 'klank', g: middle },
  ];
  return out.flatMap(({ plek: spot, g }) => (pure(g, spot) ? [{ plek: spot, g }] : []));
}

/** Question about one sound of a word, or about how many it has. */
type KlankVraag = { plek: KlankSpot; g: WoordGrafeem } | { plek: 'aantal'; aantal: number };

/** Number of sounds of a word of one syllable in which every sign is one sound; undefined for any other word. */
function klankCount(item: WoordItem): number | undefined {
  const oneKlankEach = item.grafemen.every(
    (g) => /^[a-z]+$/u.test(g.g) && /^[a-z]+$/u.test(g.klank) && !DOUBLE.has(g.g),
  );
  return oneKlankEach && item.lettergrepen.length === 1 && item.grafemen.length > 1 ? item.grafemen.length : undefined;
}

/** What a seed asks about the word; undefined when it has nothing that the ear can tell. */
export function klankOf(item: WoordItem, seed: number): KlankVraag | undefined {
  const count = klankCount(item);
  const all: KlankVraag[] = [
    ...spots(item),
    ...(count === undefined ? [] : [{ plek: 'aantal' as const, aantal: count }]),
  ];
  return all[keyRng(seed).int(Math.max(1, all.length))];
}

/** The right answer of the question a seed stands for. */
export function klankAntwoord(item: WoordItem, seed: number): string | undefined {
  const vraag = klankOf(item, seed);
  return vraag?.plek === 'aantal' ? String(vraag.aantal) : vraag?.g.g;
}

/** What is heard: the sound alone, or the word with its picture. */
function audible(item: WoordItem, vraag: KlankVraag, options: VraagOptions): Partial<Prompt> {
  if (vraag.plek === 'klank') return { audio: `k:${vraag.g.g}` };
  return {
    audio: `w:${item.w}`,
    ...(item.plaatje !== undefined && options.capability.pictures !== false ? { picture: item.plaatje } : {}),
  };
}

/** Other graphemes to choose from, real confusions first; never two for one sound. */
function wrongKlanken(item: WoordItem, g: WoordGrafeem, bank: Workbench): string[] {
  const own = confusionOf(g.g);
  const rest = shuffle(
    [...item.grafemen.map((x) => x.g), ...LOOSE].filter((x) => isKlinker(x) === isKlinker(g.g) && !own.includes(x)),
    bank.rng,
  );
  const usable = (x: string, i: number, list: string[]): boolean =>
    list.indexOf(x) === i &&
    !DOUBLE.has(x) &&
    !sameKlank(x, g.g) &&
    /^[a-z]+$/u.test(x) &&
    !/^([b-df-hj-np-tv-z])\1$/u.test(x);
  return [...own, ...rest].filter(usable).filter((x, i, list) => list.findIndex((y) => sameKlank(x, y)) === i);
}

/** Right answer first, then the wrong ones: other graphemes, or one sound too few or too many. */
function choices(item: WoordItem, vraag: KlankVraag, bank: Workbench): string[] {
  if (vraag.plek !== 'aantal') return [vraag.g.g, ...wrongKlanken(item, vraag.g, bank)];
  const { aantal: count } = vraag;
  return [count, count + 1, count - 1, count + 2].filter((n) => n > 0).map(String);
}

/** `klank`: which grapheme do you hear at the begin, in the middle, at the end; hear a sound and find its grapheme; or how many sounds a word has. */
export const buildKlank: Builder = (options, bank) => {
  const { item, capability, environment } = options;
  const vraag = isWoord(item) ? klankOf(item, options.seed) : undefined;
  if (!isWoord(item) || vraag === undefined || !shows(capability, 'grafeem')) return err('past-niet');
  if (capability.shape === 'mark') return pointKlank(item, vraag, { options, bank });
  const [correct = '', ...error] = choices(item, vraag, bank);
  const count = distractorCount(capability, error.length, environment.groep <= 3 ? 2 : 3);
  if (count === null) return err('past-niet');
  const offered = createOptions(
    [correct, ...error.slice(0, count)].map((x) => ({ tekst: x, ruw: x })),
    'grafeem',
    bank,
  );
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'klank',
      timed: false,
      prompt: createPrompt(options, audible(item, vraag, options), vraag.plek),
      view: { shape: 'select', options: offered.tokens, pick: 1 },
    },
    sleutel: { goed: [correct], hoofdletters: false },
    solution: { soort: 'kies', ruw: offered.ruw },
    getoond: createShown(
      item.w,
      item.grafemen.map((x) => x.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
    focus: focusOf(item, vraag),
    k: offered.tokens.length,
  });
};

/** The sound that is asked, or the whole word when its sounds are counted. */
function focusOf(item: WoordItem, vraag: KlankVraag): { from: number; to: number } {
  return vraag.plek === 'aantal' ? { from: 0, to: item.w.length } : { from: vraag.g.van, to: vraag.g.tot };
}

/** The word in graphemes and one sound: point at the grapheme where it is heard. Not for a sound that is heard twice. */
function pointKlank(
  item: WoordItem,
  vraag: KlankVraag,
  { options, bank }: { options: VraagOptions; bank: Workbench },
): ReturnType<Builder> {
  if (vraag.plek === 'aantal') return err('past-niet');
  const { g } = vraag;
  const parts = item.grafemen;
  const times = parts.filter((x) => sameKlank(x.g, g.g) || (x.klank !== '' && x.klank === g.klank)).length;
  if (times !== 1 || parts.length < 3 || parts.length > (options.capability.maxSlots ?? 24)) return err('past-niet');
  return ok(
    createVraag(
      options,
      {
        prompt: createPrompt(options, { audio: `k:${g.g}` }, 'plaats'),
        goed: [g.g],
        getoond: createShown(
          item.w,
          parts.map((x) => x.g),
          { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
        ),
        focus: { from: g.van, to: g.tot },
      },
      {
        view: { shape: 'mark', parts: parts.map((x) => bank.tokens.create(x.g, 'grafeem')), target: 'token', count: 1 },
        solution: { soort: 'markeer', plekken: [parts.indexOf(g)], recht: judgeMark },
        k: parts.length,
      },
    ),
  );
}
