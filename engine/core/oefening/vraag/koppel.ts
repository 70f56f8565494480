import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import { isTrappen, isWerkwoord, isWoord, isWoordpaar } from '../content-soort.ts';
import type { Prompt } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { stellenVan, stelVan, type Stel } from './koppel-stel.ts';
import { maakGetoond, maakPrompt, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { keuzeVraag, parenAantal, parenVraag, type Kaart, type Kern } from './vraag-vorm.ts';
import { foutvormenVan } from './woord-hulp.ts';

const lager = (t: string): string => t.toLowerCase();

/** Words that belong with a text in the pool besides its own partner: no companion may bring one of them. */
function verwant(options: VraagOpties, stel: Stel): ReadonlySet<string> {
  const uit = new Set([lager(stel.vraag), lager(stel.antwoord)]);
  const paren = options.omgeving.pool.filter(isWoordpaar).map((p) => p.woorden.map(lager));
  // Two rounds: the synonym of a synonym could be right too.
  for (let ronde = 0; ronde < 2; ronde += 1)
    for (const [a = '', b = ''] of paren) if (uit.has(a) || uit.has(b)) uit.add(a).add(b);
  return uit;
}

/** Part of speech: only words of the same kind make a real choice. */
function soortVan(item: ContentItem): string {
  if (isWoord(item) || isWoordpaar(item)) return item.woordsoort;
  return '';
}

/** Pairs of other items of the same kind, unlike the own one in every text. */
function maten(options: VraagOpties, stel: Stel, bank: Werkbank): Stel[] {
  const { item, omgeving } = options;
  const taboe = verwant(options, stel);
  const kandidaten = omgeving.pool
    .filter((x) => x.id !== item.id && soortVan(x) === soortVan(item) && x.id.split('-')[0] === item.id.split('-')[0])
    .flatMap((x) =>
      stellenVan(x, options.doelId)
        .filter(
          (s) =>
            s.koppeling === stel.koppeling &&
            !taboe.has(lager(s.vraag)) &&
            !taboe.has(lager(s.antwoord)) &&
            s.picture !== (stel.picture ?? ''),
        )
        .slice(0, 1),
    );
  return shuffle(kandidaten, bank.rng).filter(
    (s, i, alle) =>
      alle.findIndex(
        (x) => x.antwoord === s.antwoord || x.vraag === s.vraag || (x.picture !== undefined && x.picture === s.picture),
      ) === i,
  );
}

/** Wrong answers nearest to the right one: misspellings of the plural, other forms of the verb, then the answers of other items. */
function eigenFout(options: VraagOpties, stel: Stel): string[] {
  const { item, omgeving } = options;
  if (isWerkwoord(item)) return werkwoordFout(item.tt.ik, stel.antwoord);
  const meervoud =
    stel.koppeling === 'meervoud' ? omgeving.pool.find((x) => isWoord(x) && x.w === stel.antwoord) : undefined;
  if (meervoud !== undefined && isWoord(meervoud))
    return foutvormenVan(meervoud, options.doelId, omgeving)
      .slice(0, 3)
      .map((f) => f.vorm);
  return isTrappen(item) ? [item.overtreffend] : [...stel.fout];
}

/** The right subject with the wrong ending. */
function werkwoordFout(ik: string, antwoord: string): string[] {
  const [wie, vorm = ''] = antwoord.split(' ');
  if (vorm === '') return [];
  const uitgangen = wie === 'ik' ? [`${ik}t`] : vorm === `${ik}t` ? [ik] : [];
  return uitgangen.map((u) => `${wie} ${u}`).filter((t) => t !== antwoord && !t.endsWith('tt'));
}

function kernVan(
  options: VraagOpties,
  stel: Stel,
  wat: { bank: Werkbank; prompt: Partial<Prompt>; variant: string },
): Kern {
  const tekst = stel.koppeling === 'plaatje' ? stel.antwoord : `${stel.vraag} – ${stel.antwoord}`;
  return {
    prompt: maakPrompt(options, wat.prompt, wat.variant),
    goed: [stel.antwoord],
    getoond: maakGetoond(tekst, [stel.antwoord], {
      ...wat.bank,
      kind: 'woord',
      audio: stel.koppeling === 'plaatje' ? `w:${stel.antwoord}` : `z:${tekst}`,
    }),
  };
}

const KAART_ZIN = 30;
const kaartVan = (tekst: string): Kaart => ({
  tekst,
  kind: tekst.length > KAART_ZIN ? 'zin' : 'woord',
  audio: tekst.includes(' ') ? `z:${tekst}` : `w:${tekst}`,
});

function alsPaar(stel: Stel): readonly [Kaart, Kaart] {
  if (stel.picture !== undefined)
    return [{ tekst: stel.vraag, kind: 'plaatje', picture: stel.picture }, kaartVan(stel.antwoord)];
  return [kaartVan(stel.vraag), kaartVan(stel.antwoord)];
}

/** `koppel`: word and picture, singular and plural, word and meaning, same or opposite, verb and form; chosen or in pairs. */
export const bouwKoppel: Bouwer = (options, bank) => {
  const stel = stelVan(options.item, options.doelId, options.seed);
  if (stel === undefined || (stel.picture !== undefined && options.capability.pictures === false))
    return err('past-niet');
  const ander = maten(options, stel, bank);
  if (options.capability.shape === 'pairs') {
    return parenVraag(options, kernVan(options, stel, { bank, prompt: {}, variant: '' }), {
      stellen: [stel, ...ander.slice(0, parenAantal(options) - 1)].map(alsPaar),
      bank,
    });
  }
  const prompt: Partial<Prompt> =
    stel.picture === undefined
      ? { text: stel.vraag, audio: kaartVan(stel.vraag).audio ?? '' }
      : { picture: stel.picture };
  const fout = [...eigenFout(options, stel), ...ander.map((s) => s.antwoord)].map((t) => ({ tekst: t, ruw: t }));
  const kind = kaartVan(stel.antwoord).kind;
  return keuzeVraag(options, kernVan(options, stel, { bank, prompt, variant: stel.koppeling }), {
    goed: { tekst: stel.antwoord, ruw: stel.antwoord },
    fout,
    kind,
    wens: options.omgeving.groep <= 4 ? 2 : 3,
    bank,
  });
};
