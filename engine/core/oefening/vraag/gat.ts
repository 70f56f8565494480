import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { Token } from '../contract.ts';
import { isWoord } from '../content-soort.ts';
import { foutDeel } from './bouw.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { aantalFout, maakOpties, trekSterk } from './select-hulp.ts';
import { hussel } from './tokens.ts';
import { verwarVan } from './verwar.ts';
import { focusVan, foutvormenVan, heeftContext, hoofdletterTelt, woordPrompt } from './woord-hulp.ts';

/** Gap in a word: whole graphemes; `delen` = before, gap, after. */
export interface Gat {
  van: number;
  tot: number;
  tekst: string;
}

/** Longest gap that still is one thing to think about, code units. */
const GAT_MAX = 5;

/** The graphemes of the goal; for a goal about the whole word the first vowel. Null when nothing sensible is left. */
export function gatVan(item: WoordItem, doelId: string): Gat | null {
  const bereik = focusVan(item, doelId);
  const geraakt = item.grafemen.filter((g) => g.van < bereik.to && g.tot > bereik.from);
  const heel = geraakt.length === item.grafemen.length;
  const keuze = heel ? item.grafemen.filter((g) => /[aeiouyéèëïöü]/iu.test(g.g)).slice(0, 1) : geraakt;
  const eerste = keuze[0];
  const laatste = keuze.at(-1);
  if (eerste === undefined || laatste === undefined || laatste.tot - eerste.van > GAT_MAX) return null;
  return { van: eerste.van, tot: laatste.tot, tekst: item.w.slice(eerste.van, laatste.tot) };
}

function vullingen(item: WoordItem, gat: Gat, options: VraagOpties): string[] {
  const delen = [item.w.slice(0, gat.van), gat.tekst, item.w.slice(gat.tot)].filter((d) => d !== '');
  const uitFouten = foutvormenVan(item, options.doelId, options.omgeving)
    .filter((f) => f.van >= gat.van && f.tot <= gat.tot)
    .flatMap((f) => foutDeel(delen, f) ?? []);
  const uitVerwar = verwarVan(gat.tekst).filter(
    (v) => !options.omgeving.bestaat((item.w.slice(0, gat.van) + v + item.w.slice(gat.tot)).toLowerCase()),
  );
  return [...new Set([...uitFouten, ...uitVerwar])].filter(
    (v) => v !== gat.tekst && v.length <= (options.capability.maxChars ?? 80),
  );
}

interface GatWerk {
  item: WoordItem;
  gat: Gat;
  options: VraagOpties;
  bank: Werkbank;
}

function basis({ item, options, bank }: GatWerk): Omit<GebouwdeVraag, 'question' | 'oplossing' | 'k'> {
  return {
    sleutel: { goed: [item.w], hoofdletters: hoofdletterTelt(item) },
    getoond: maakGetoond(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
    focus: focusVan(item, options.doelId),
  };
}

const metGat = (item: WoordItem, gat: Gat): string => `${item.w.slice(0, gat.van)}…${item.w.slice(gat.tot)}`;

function kiesGat(werk: GatWerk): GebouwdeVraag | null {
  const { item, gat, options, bank } = werk;
  const fout = vullingen(item, gat, options);
  const aantal = aantalFout(options.capability, fout.length, options.omgeving.groep <= 4 ? 1 : 2);
  if (aantal === null || !toont(options.capability, 'grafeem')) return null;
  const opties = maakOpties(
    [gat.tekst, ...trekSterk(fout, aantal, bank)].map((v) => ({
      tekst: v,
      ruw: item.w.slice(0, gat.van) + v + item.w.slice(gat.tot),
    })),
    'grafeem',
    bank,
  );
  return {
    ...basis(werk),
    k: opties.tokens.length,
    oplossing: { soort: 'kies', ruw: opties.ruw },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'gat',
      timed: false,
      prompt: maakPrompt(options, { ...woordPrompt(options, item), text: metGat(item, gat) }, 'kies'),
      view: { shape: 'select', options: opties.tokens, pick: 1 },
    },
  };
}

function typGat(werk: GatWerk): GebouwdeVraag | null {
  const { item, gat, options } = werk;
  if (item.w.length > (options.capability.maxChars ?? 80)) return null;
  const mask = [...item.w].map((letter, i) => (i >= gat.van && i < gat.tot ? null : letter));
  return {
    ...basis(werk),
    k: 0,
    oplossing: { soort: 'invoer' },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'gat',
      timed: false,
      prompt: maakPrompt(options, { ...woordPrompt(options, item), text: metGat(item, gat) }, 'typ'),
      view: {
        shape: 'entry',
        length: item.w.length,
        mask,
        caseSensitive: hoofdletterTelt(item),
        specialKeys: options.omgeving.groep >= 5 || /[^a-z]/iu.test(item.w),
        showLength: true,
      },
    },
  };
}

/** The word as a row of graphemes with one empty place. */
function vulGat(werk: GatWerk): GebouwdeVraag | null {
  const { item, gat, options, bank } = werk;
  const voor = item.grafemen.filter((g) => g.tot <= gat.van).map((g) => g.g);
  const na = item.grafemen.filter((g) => g.van >= gat.tot).map((g) => g.g);
  const delen = [...voor, gat.tekst, ...na];
  const fout = vullingen(item, gat, options).slice(0, 2);
  const c = options.capability;
  if (
    fout.length === 0 ||
    delen.length > (c.maxSlots ?? 24) ||
    delen.length < (c.minSlots ?? 2) ||
    !toont(c, 'grafeem')
  )
    return null;
  const prefilled: (Token | null)[] = delen.map((deel, i) =>
    i === voor.length ? null : bank.tokens.maak(deel, 'grafeem'),
  );
  const pool = hussel(
    [gat.tekst, ...fout].map((v) => bank.tokens.maak(v, 'grafeem')),
    bank.rng,
  );
  return {
    ...basis(werk),
    k: pool.length,
    oplossing: { soort: 'reeks', delen, scheiding: '' },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'gat',
      timed: false,
      prompt: maakPrompt(options, woordPrompt(options, item), 'vul'),
      view: { shape: 'sequence', slots: delen.length, pool, prefilled, separator: '', poolPolicy: 'fixed' },
    },
  };
}

/** `gat`: fill in the missing grapheme by choosing, placing or typing. */
export const bouwGat: Bouwer = (options, bank) => {
  const { item, capability } = options;
  const gat = isWoord(item) ? gatVan(item, options.doelId) : null;
  if (!isWoord(item) || gat === null || !heeftContext(item)) return err('past-niet');
  const vormen = { select: kiesGat, entry: typGat, sequence: vulGat } as const;
  if (capability.shape !== 'select' && capability.shape !== 'entry' && capability.shape !== 'sequence')
    return err('past-niet');
  const vraag = vormen[capability.shape]({ item, gat, options, bank });
  return vraag === null ? err('past-niet') : ok(vraag);
};
