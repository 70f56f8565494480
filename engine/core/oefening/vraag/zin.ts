import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { WoordItem, WoordZin } from '#engine/core/taal/woord/woord.ts';
import { isProverb, isWoord } from '../contract/content-kind.ts';
import { createShown, createPrompt, shows, type Builder, type KeyVraag, type VraagOptions } from './options.ts';
import { choiceVraag } from './vraag-form.ts';
import { focusOf, keyRng } from './woord-help.ts';

/** What is asked about a sentence. */
export type ZinVraag = 'plaatje' | 'gat' | 'waar';

const WHERE = Object.freeze({ waar: 'waar', untrue: 'niet waar' } as const);
/** Before a gap: words after which only a noun can follow, so that an adjective is surely wrong. */
const LIDWOORD = /(?:^|\s)(?:de|een|mijn|jouw|onze|deze|elke|geen)$/iu;

/** What a seed asks of a word: its sentence with a gap or with pictures, or whether the sentence fits the picture. */
export function zinVraagOf(
  item: WoordItem,
  seed: number,
): { soort: ZinVraag; zin: WoordZin; waar: boolean } | undefined {
  const rng = keyRng(seed);
  // Sentences of one region are absent from the rounds of the other, where the same seed must ask the same.
  const zinnen = item.zinnen.filter((z) => (z.regio ?? 'both') === 'both');
  const zin = zinnen[rng.int(Math.max(1, zinnen.length))];
  if (zin === undefined) return undefined;
  const kinds: ZinVraag[] = [
    ...(item.plaatje === undefined ? [] : (['plaatje', 'waar'] as const)),
    ...(canHaveGap(item, zin) ? (['gat'] as const) : []),
  ];
  const kind = kinds[rng.int(Math.max(1, kinds.length))];
  return kind === undefined ? undefined : { soort: kind, zin, waar: rng.next() < 0.5 };
}

/** A noun after a determiner, with nothing behind it that could be the noun of an adjective. */
function canHaveGap(item: WoordItem, zin: WoordZin): boolean {
  const after = zin.tekst.slice(zin.gat.tot);
  return (
    item.woordsoort === 'zn' &&
    item.w === item.w.toLowerCase() &&
    LIDWOORD.test(zin.tekst.slice(0, zin.gat.van).trimEnd()) &&
    /^(?:[.,!?]|\s+(?:is|was|in|op|van|met|aan|uit|en|bij|naar|voor|heeft|staat|ligt|zit|om|door|over)\b)/u.test(after)
  );
}

/** Key of a sentence question about a word. */
export function zinKey(q: KeyVraag): string | undefined {
  if (isProverb(q.item)) return q.item.betekenis;
  const vraag = isWoord(q.item) ? zinVraagOf(q.item, q.seed) : undefined;
  if (!isWoord(q.item) || vraag === undefined) return undefined;
  if (vraag.soort === 'waar') return vraag.waar ? WHERE.waar : WHERE.untrue;
  return q.item.w;
}

const woordenIn = (text: string): Set<string> => new Set(text.toLowerCase().split(/[^\p{L}'-]+/u));

/** Words with a picture that the sentence does not speak of. */
function otherImages(item: WoordItem, zin: WoordZin, options: VraagOptions): WoordItem[] {
  const mentioned = woordenIn(zin.tekst);
  return options.environment.pool
    .filter(isWoord)
    .filter(
      (w) =>
        w.plaatje !== undefined &&
        w.plaatje !== item.plaatje &&
        w.w !== item.w &&
        !mentioned.has(w.w) &&
        !mentioned.has(w.vormen.meervoud ?? ''),
    );
}

/** Adjectives in their bare form: never right where only a noun fits. */
function nonFitting(item: WoordItem, options: VraagOptions): WoordItem[] {
  return options.environment.pool
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
function otherLidwoord(item: WoordItem, zin: WoordZin, options: VraagOptions): WoordItem[] {
  if (!/(?:^|\s)(?:de|deze|onze|elke)$/iu.test(zin.tekst.slice(0, zin.gat.van).trimEnd())) return [];
  return options.environment.pool
    .filter(isWoord)
    .filter((w) => w.woordsoort === 'zn' && w.lidwoord === 'het' && w.vormen.lemma === undefined && w.id !== item.id);
}

/** `zin` for a word: which picture fits, which word is missing, or does the sentence fit the picture. */
export const buildZin: Builder = (options, bank) => {
  const { item } = options;
  const vraag = isWoord(item) ? zinVraagOf(item, options.seed) : undefined;
  if (!isWoord(item) || vraag === undefined) return err('past-niet');
  const { zin, soort: kind } = vraag;
  const core = {
    getoond: createShown(item.w, [item.w], { ...bank, kind: 'woord', audio: `w:${item.w}` }),
    focus: focusOf(item, options.doelId),
  };
  const asOption = (w: WoordItem) => ({
    tekst: w.w,
    ruw: w.w,
    ...(w.plaatje === undefined || kind !== 'plaatje' ? {} : { picture: w.plaatje }),
  });
  if (kind === 'plaatje') {
    const error = shuffle(otherImages(item, zin, options), bank.rng).map(asOption);
    return choiceVraag(
      options,
      {
        ...core,
        goed: [item.w],
        prompt: createPrompt(options, { text: zin.tekst, audio: `z:${zin.tekst}` }, 'plaatje'),
      },
      { goed: asOption(item), fout: error, kind: 'plaatje', bank },
    );
  }
  if (kind === 'gat') {
    const error = shuffle([...nonFitting(item, options), ...otherLidwoord(item, zin, options)], bank.rng).map(asOption);
    const sentence = { before: zin.tekst.slice(0, zin.gat.van).trim(), after: zin.tekst.slice(zin.gat.tot).trim() };
    return choiceVraag(
      options,
      { ...core, goed: [item.w], prompt: createPrompt(options, { sentence }) },
      { goed: asOption(item), fout: error, kind: 'woord', bank },
    );
  }
  return buildWhere(options, bank, { item, zin, waar: vraag.waar, core });
};

type WhereVraag = {
  item: WoordItem;
  zin: WoordZin;
  waar: boolean;
  core: { getoond: ReturnType<typeof createShown>; focus: ReturnType<typeof focusOf> };
};

/** Does the picture belong to the sentence? Shows the picture of the word, or of one the sentence does not speak of. */
function buildWhere(
  options: VraagOptions,
  bank: Parameters<Builder>[1],
  { item, zin, waar: where, core }: WhereVraag,
): ReturnType<Builder> {
  const other = shuffle(otherImages(item, zin, options), bank.rng)[0];
  const picture = where ? item.plaatje : other?.plaatje;
  if (picture === undefined || options.capability.pictures === false || !shows(options.capability, 'woord'))
    return err('past-niet');
  const antwoord = where ? WHERE.waar : WHERE.untrue;
  const error = where ? WHERE.untrue : WHERE.waar;
  return choiceVraag(
    options,
    {
      ...core,
      goed: [antwoord],
      prompt: createPrompt(options, { text: zin.tekst, audio: `z:${zin.tekst}`, picture }, 'waar-plaatje'),
    },
    { goed: { tekst: antwoord, ruw: antwoord }, fout: [{ tekst: error, ruw: error }], kind: 'woord', bank },
  );
}

/** `zin` for a saying: what it means. */
export const buildZinProverb: Builder = (options, bank) => {
  const { item } = options;
  if (!isProverb(item)) return err('past-niet');
  return choiceVraag(
    options,
    {
      prompt: createPrompt(options, { text: item.tekst, audio: `z:${item.tekst}` }, 'betekenis'),
      goed: [item.betekenis],
      getoond: createShown(item.betekenis, [item.betekenis], { ...bank, kind: 'zin', audio: `z:${item.betekenis}` }),
    },
    {
      goed: { tekst: item.betekenis, ruw: item.betekenis },
      fout: item.fout.map((t) => ({ tekst: t, ruw: t })),
      kind: 'zin',
      bank,
    },
  );
};
