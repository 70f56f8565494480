import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { Leestekst, Leesvraag } from '#engine/core/taal/leestekst.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isLeesTekst, isWoord } from '../content-soort.ts';
import type { Token } from '../contract.ts';
import { leesView } from './lees-view.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { hussel } from './tokens.ts';
import { keuzeOpties, maakVraag, type Kern, type Keuzes } from './vraag-vorm.ts';
import { focusVan, sleutelRng } from './woord-hulp.ts';

/** Words in a row to read, and rows. */
const PER_REGEL = 4;
const REGELS = 2;

/** Question of a text a seed stands for. */
export function leesvraagVan(item: Leestekst, seed: number): Leesvraag | undefined {
  return item.vragen[sleutelRng(seed).int(item.vragen.length)];
}

function leesVraag(
  options: VraagOpties,
  kern: Kern,
  wat: { regels: Token[][]; keuzes: Keuzes; bank: Werkbank },
): ReturnType<Bouwer> {
  const opties = keuzeOpties(options, kern, { ...wat.keuzes, bank: wat.bank });
  if (opties === null) return err('past-niet');
  return ok(
    maakVraag(
      options,
      { ...kern, timed: true },
      {
        view: leesView(wat.regels, { shape: 'select', options: opties.tokens, pick: 1 }),
        oplossing: { soort: 'lees', vervolg: { soort: 'kies', ruw: opties.ruw } },
        k: opties.tokens.length,
      },
    ),
  );
}

/** `tempo` for a text: read it at your own pace, a line a sentence, then answer a question about it. */
export const bouwTempoTekst: Bouwer = (options, bank) => {
  const { item } = options;
  const vraag = isLeesTekst(item) ? leesvraagVan(item, options.seed) : undefined;
  if (!isLeesTekst(item) || vraag === undefined || !toont(options.capability, 'woord')) return err('past-niet');
  const regels = item.zinnen.map((zin) =>
    zin
      .split(/\s+/u)
      .filter((w) => w !== '')
      .map((w) => bank.tokens.maak(w, 'woord')),
  );
  return leesVraag(
    options,
    {
      prompt: maakPrompt(options, { text: vraag.vraag }, vraag.soort === 'waarnietwaar' ? 'waar' : 'vraag'),
      goed: [vraag.goed],
      getoond: maakGetoond(vraag.goed, [vraag.goed], { ...bank, kind: 'zin', audio: `z:${vraag.goed}` }),
    },
    {
      regels,
      keuzes: {
        goed: { tekst: vraag.goed, ruw: vraag.goed },
        fout: vraag.fout.map((t) => ({ tekst: t, ruw: t })),
        kind: 'zin',
      },
      bank,
    },
  );
};

/** Words of the pool that look alike: as long, same first or last letter first. */
function gelijkend(item: WoordItem, options: VraagOpties): WoordItem[] {
  const lijkt = (w: WoordItem): number =>
    Number(w.w[0] === item.w[0]) + Number(w.w.at(-1) === item.w.at(-1)) - Math.abs(w.w.length - item.w.length) / 4;
  return options.omgeving.pool
    .filter(isWoord)
    .filter(
      (w) =>
        w.w.toLowerCase() !== item.w.toLowerCase() && !(item.homofoonVan ?? []).includes(w.id) && w.groep <= item.groep,
    )
    .sort((a, b) => lijkt(b) - lijkt(a) || (a.id < b.id ? -1 : 1));
}

/** `tempo` for a word: read rows of words at your own pace, then tell which word stood there. */
export const bouwTempoWoord: Bouwer = (options, bank) => {
  const { item, capability: c } = options;
  if (!isWoord(item) || !toont(c, 'woord') || item.w.length > (c.maxChars ?? 80)) return err('past-niet');
  const kort = gelijkend(item, options).filter((w) => w.w.length <= (c.maxChars ?? 80));
  const gevraagd = kort.slice(0, 6);
  const rij = shuffle(kort.slice(6), bank.rng).slice(0, PER_REGEL * REGELS - 1);
  if (rij.length < PER_REGEL - 1) return err('past-niet');
  const tokens = hussel(
    [item, ...rij].map((w) => bank.tokens.maak(w.w, 'woord', { audio: `w:${w.w}` })),
    bank.rng,
  );
  const regels = [tokens.slice(0, PER_REGEL), tokens.slice(PER_REGEL)].filter((r) => r.length > 0);
  return leesVraag(
    options,
    {
      prompt: maakPrompt(options, {}, 'woord'),
      goed: [item.w],
      getoond: maakGetoond(
        item.w,
        item.grafemen.map((g) => g.g),
        { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
      ),
      focus: focusVan(item, options.doelId),
    },
    {
      regels,
      keuzes: {
        goed: { tekst: item.w, ruw: item.w },
        fout: gevraagd.map((w) => ({ tekst: w.w, ruw: w.w })),
        kind: 'woord',
      },
      bank,
    },
  );
};
