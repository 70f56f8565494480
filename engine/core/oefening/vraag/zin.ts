import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { WoordItem, WoordZin } from '#engine/core/taal/woord.ts';
import { isSpreekwoord, isWoord } from '../content-soort.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer, type SleutelVraag, type VraagOpties } from './opties.ts';
import { keuzeVraag } from './vraag-vorm.ts';
import { focusVan, sleutelRng } from './woord-hulp.ts';

/** What is asked about a sentence. */
export type Zinsvraag = 'plaatje' | 'gat' | 'waar';

const WAAR = Object.freeze({ waar: 'waar', onwaar: 'niet waar' } as const);
/** Before a gap: words after which only a noun can follow, so that an adjective is surely wrong. */
const LIDWOORD = /(?:^|\s)(?:de|een|mijn|jouw|onze|deze|elke|geen)$/iu;

/** What a seed asks of a word: its sentence with a gap or with pictures, or whether the sentence fits the picture. */
export function zinsvraagVan(
  item: WoordItem,
  seed: number,
): { soort: Zinsvraag; zin: WoordZin; waar: boolean } | undefined {
  const rng = sleutelRng(seed);
  // Sentences of one region are absent from the rounds of the other, where the same seed must ask the same.
  const zinnen = item.zinnen.filter((z) => (z.regio ?? 'both') === 'both');
  const zin = zinnen[rng.int(Math.max(1, zinnen.length))];
  if (zin === undefined) return undefined;
  const soorten: Zinsvraag[] = [
    ...(item.plaatje === undefined ? [] : (['plaatje', 'waar'] as const)),
    ...(kanGat(item, zin) ? (['gat'] as const) : []),
  ];
  const soort = soorten[rng.int(Math.max(1, soorten.length))];
  return soort === undefined ? undefined : { soort, zin, waar: rng.next() < 0.5 };
}

/** A noun after a determiner, with nothing behind it that could be the noun of an adjective. */
function kanGat(item: WoordItem, zin: WoordZin): boolean {
  const na = zin.tekst.slice(zin.gat.tot);
  return (
    item.woordsoort === 'zn' &&
    item.w === item.w.toLowerCase() &&
    LIDWOORD.test(zin.tekst.slice(0, zin.gat.van).trimEnd()) &&
    /^(?:[.,!?]|\s+(?:is|was|in|op|van|met|aan|uit|en|bij|naar|voor|heeft|staat|ligt|zit|om|door|over)\b)/u.test(na)
  );
}

/** Key of a sentence question about a word. */
export function zinSleutel(q: SleutelVraag): string | undefined {
  if (isSpreekwoord(q.item)) return q.item.betekenis;
  const vraag = isWoord(q.item) ? zinsvraagVan(q.item, q.seed) : undefined;
  if (!isWoord(q.item) || vraag === undefined) return undefined;
  if (vraag.soort === 'waar') return vraag.waar ? WAAR.waar : WAAR.onwaar;
  return q.item.w;
}

const woordenIn = (tekst: string): Set<string> => new Set(tekst.toLowerCase().split(/[^\p{L}'-]+/u));

/** Words with a picture that the sentence does not speak of. */
function anderePlaatjes(item: WoordItem, zin: WoordZin, options: VraagOpties): WoordItem[] {
  const genoemd = woordenIn(zin.tekst);
  return options.omgeving.pool
    .filter(isWoord)
    .filter(
      (w) =>
        w.plaatje !== undefined &&
        w.plaatje !== item.plaatje &&
        w.w !== item.w &&
        !genoemd.has(w.w) &&
        !genoemd.has(w.vormen.meervoud ?? ''),
    );
}

/** Adjectives in their bare form: never right where only a noun fits. */
function passenNiet(item: WoordItem, options: VraagOpties): WoordItem[] {
  return options.omgeving.pool
    .filter(isWoord)
    .filter(
      (w) =>
        w.woordsoort === 'bn' &&
        w.id !== item.id &&
        w.lidwoord === undefined &&
        !w.w.endsWith('e') &&
        !w.w.endsWith('en'),
    );
}

/** Nouns with the other article: wrong after `de` or `een` with an ending, by grammar. */
function anderLidwoord(item: WoordItem, zin: WoordZin, options: VraagOpties): WoordItem[] {
  if (!/(?:^|\s)(?:de|deze|onze|elke)$/iu.test(zin.tekst.slice(0, zin.gat.van).trimEnd())) return [];
  return options.omgeving.pool
    .filter(isWoord)
    .filter((w) => w.woordsoort === 'zn' && w.lidwoord === 'het' && w.vormen.lemma === undefined && w.id !== item.id);
}

/** `zin` for a word: which picture fits, which word is missing, or does the sentence fit the picture. */
export const bouwZin: Bouwer = (options, bank) => {
  const { item } = options;
  const vraag = isWoord(item) ? zinsvraagVan(item, options.seed) : undefined;
  if (!isWoord(item) || vraag === undefined) return err('past-niet');
  const { zin, soort } = vraag;
  const kern = {
    getoond: maakGetoond(item.w, [item.w], { ...bank, kind: 'woord', audio: `w:${item.w}` }),
    focus: focusVan(item, options.doelId),
  };
  const alsOptie = (w: WoordItem) => ({
    tekst: w.w,
    ruw: w.w,
    ...(w.plaatje === undefined || soort !== 'plaatje' ? {} : { picture: w.plaatje }),
  });
  if (soort === 'plaatje') {
    const fout = shuffle(anderePlaatjes(item, zin, options), bank.rng).map(alsOptie);
    return keuzeVraag(
      options,
      { ...kern, goed: [item.w], prompt: maakPrompt(options, { text: zin.tekst, audio: `z:${zin.tekst}` }, 'plaatje') },
      { goed: alsOptie(item), fout, kind: 'plaatje', bank },
    );
  }
  if (soort === 'gat') {
    const fout = shuffle([...passenNiet(item, options), ...anderLidwoord(item, zin, options)], bank.rng).map(alsOptie);
    const sentence = { before: zin.tekst.slice(0, zin.gat.van).trim(), after: zin.tekst.slice(zin.gat.tot).trim() };
    return keuzeVraag(
      options,
      { ...kern, goed: [item.w], prompt: maakPrompt(options, { sentence }) },
      { goed: alsOptie(item), fout, kind: 'woord', bank },
    );
  }
  return bouwWaar(options, bank, { item, zin, waar: vraag.waar, kern });
};

type WaarVraag = {
  item: WoordItem;
  zin: WoordZin;
  waar: boolean;
  kern: { getoond: ReturnType<typeof maakGetoond>; focus: ReturnType<typeof focusVan> };
};

/** Does the picture belong to the sentence? Shows the picture of the word, or of one the sentence does not speak of. */
function bouwWaar(
  options: VraagOpties,
  bank: Parameters<Bouwer>[1],
  { item, zin, waar, kern }: WaarVraag,
): ReturnType<Bouwer> {
  const ander = shuffle(anderePlaatjes(item, zin, options), bank.rng)[0];
  const picture = waar ? item.plaatje : ander?.plaatje;
  if (picture === undefined || options.capability.pictures === false || !toont(options.capability, 'woord'))
    return err('past-niet');
  const antwoord = waar ? WAAR.waar : WAAR.onwaar;
  const fout = waar ? WAAR.onwaar : WAAR.waar;
  return keuzeVraag(
    options,
    {
      ...kern,
      goed: [antwoord],
      prompt: maakPrompt(options, { text: zin.tekst, audio: `z:${zin.tekst}`, picture }, 'waar-plaatje'),
    },
    { goed: { tekst: antwoord, ruw: antwoord }, fout: [{ tekst: fout, ruw: fout }], kind: 'woord', bank },
  );
}

/** `zin` for a saying: what it means. */
export const bouwZinSpreekwoord: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isSpreekwoord(item)) return err('past-niet');
  return keuzeVraag(
    options,
    {
      prompt: maakPrompt(options, { text: item.tekst, audio: `z:${item.tekst}` }, 'betekenis'),
      goed: [item.betekenis],
      getoond: maakGetoond(item.betekenis, [item.betekenis], { ...bank, kind: 'zin', audio: `z:${item.betekenis}` }),
    },
    {
      goed: { tekst: item.betekenis, ruw: item.betekenis },
      fout: item.fout.map((t) => ({ tekst: t, ruw: t })),
      kind: 'zin',
      bank,
    },
  );
};
