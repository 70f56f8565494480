import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { LeestekenZin, Trappen } from '#engine/core/taal/domein-item.ts';
import { isAlfabet, isLeesteken, isLidwoord, isTrappen, isWoordpaar } from '../content-soort.ts';
import type { EntryView } from '../contract.ts';
import { maakGetoond, maakPrompt, toontReeks, type Bouwer, type VraagOpties } from './opties.ts';
import { LIDWOORDEN } from './sorteer.ts';
import { hussel } from './tokens.ts';
import { keuzeVraag, maakVraag, type Kern } from './vraag-vorm.ts';

/** `kies` for a noun: de or het. */
export const bouwKiesLidwoord: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isLidwoord(item)) return err('past-niet');
  const tekst = `${item.lidwoord} ${item.w}`;
  const [goed, fout] = [
    LIDWOORDEN.filter((l) => l.id === item.lidwoord),
    LIDWOORDEN.filter((l) => l.id !== item.lidwoord),
  ].map((lijst) => lijst.map((l) => ({ tekst: l.id, ruw: l.id })));
  const eigen = goed?.[0];
  if (eigen === undefined || fout === undefined) return err('past-niet');
  return keuzeVraag(
    options,
    {
      prompt: maakPrompt(options, { text: `… ${item.w}`, audio: `w:${item.w}` }, 'lidwoord'),
      goed: [item.lidwoord],
      getoond: maakGetoond(tekst, [item.lidwoord, item.w], { ...bank, kind: 'woord', audio: `z:${tekst}` }),
      focus: { from: 0, to: item.lidwoord.length },
    },
    { goed: eigen, fout, kind: 'woord', bank },
  );
};

/** Sentence without one of its marks, with another mark, or with a capital wrong. */
function foutLeestekens(item: LeestekenZin): string[] {
  const { zin } = item;
  const zonder = (n: number, nieuw = ''): string => (zin.slice(0, n) + nieuw + zin.slice(n + 1)).trim();
  const slot = item.tekens.at(-1);
  const ander = slot !== undefined && item.soort === 'vraag' ? [zonder(slot.plek, '.')] : [];
  const hoofd = item.hoofdletters.map((n) => zonder(n, zin.charAt(n).toLowerCase()));
  const weg = item.tekens.map((t) => zonder(t.plek));
  return [
    ...new Set(item.soort === 'hoofdletter' ? [...hoofd, ...weg, ...ander] : [...weg, ...ander, ...hoofd]),
  ].filter((t) => t !== zin);
}

/** `kies` for punctuation: which sentence is written as it should be. */
export const bouwKiesLeesteken: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isLeesteken(item)) return err('past-niet');
  return keuzeVraag(
    options,
    {
      prompt: maakPrompt(options, { audio: `z:${item.zin}` }, 'leesteken'),
      goed: [item.zin],
      hoofdletters: true,
      getoond: maakGetoond(item.zin, [item.zin], { ...bank, kind: 'zin', audio: `z:${item.zin}` }),
    },
    {
      goed: { tekst: item.zin, ruw: item.zin },
      fout: foutLeestekens(item).map((t) => ({ tekst: t, ruw: t })),
      kind: 'zin',
      wens: 2,
      bank,
    },
  );
};

/** `kies` for synonyms and opposites: which word means the same, or the opposite. */
export const bouwKiesPaar: Bouwer = (options, bank) => {
  const { item, omgeving } = options;
  if (!isWoordpaar(item)) return err('past-niet');
  const [vraag, goed] = item.woorden;
  const taboe = new Set(
    omgeving.pool
      .filter(isWoordpaar)
      .filter((p) => p.woorden.some((w) => item.woorden.includes(w)))
      .flatMap((p) => p.woorden),
  );
  const fout = shuffle(
    omgeving.pool
      .filter(isWoordpaar)
      .filter((p) => p.woordsoort === item.woordsoort && !p.woorden.some((w) => taboe.has(w)))
      .map((p) => p.woorden[1]),
    bank.rng,
  );
  return keuzeVraag(
    options,
    {
      prompt: maakPrompt(
        options,
        { text: vraag, audio: `w:${vraag}` },
        item.id.startsWith('ds-') ? 'synoniem' : 'tegenstelling',
      ),
      goed: [goed],
      getoond: maakGetoond(`${vraag} – ${goed}`, [goed], { ...bank, kind: 'woord', audio: `w:${goed}` }),
    },
    { goed: { tekst: goed, ruw: goed }, fout: fout.map((t) => ({ tekst: t, ruw: t })), kind: 'woord', bank },
  );
};

/** Forms children make by rule where it does not hold; none that is right for the sentence. */
export function foutTrappen(item: Trappen, bestaat: (vorm: string) => boolean): string[] {
  const { stellend, vorm } = item;
  const dubbel = vorm.replace(/([bdfgklmnprst])\1(?=e)/u, '$1');
  const uit = [
    dubbel,
    vorm.replace(/([aeiou])([bdfgklmnprst])er$/u, '$1$2$2er'),
    `${stellend}er`,
    `${stellend}st`,
    `${stellend}der`,
    item.vergrotend,
    item.overtreffend,
    stellend,
  ];
  const eigen = [stellend, item.vergrotend, item.overtreffend];
  return [...new Set(uit)].filter((t) => t !== vorm && (eigen.includes(t) || !bestaat(t)));
}

function trappenKern(item: Trappen, options: VraagOpties, wat: { bank: Parameters<Bouwer>[1]; variant: string }): Kern {
  const zin = `${item.voor}${item.vorm}${item.na}`;
  return {
    prompt: maakPrompt(
      options,
      { text: item.stellend, audio: `z:${zin}`, sentence: { before: item.voor.trim(), after: item.na.trim() } },
      wat.variant,
    ),
    goed: [item.vorm],
    getoond: maakGetoond(item.vorm, [item.vorm], { ...wat.bank, kind: 'woord', audio: `z:${zin}` }),
  };
}

/** `gat` and `kies` for degrees of comparison: the form in its sentence. */
export const bouwTrappen: Bouwer = (options, bank) => {
  const { item, capability: c } = options;
  if (!isTrappen(item)) return err('past-niet');
  if (c.shape === 'select')
    return keuzeVraag(options, trappenKern(item, options, { bank, variant: 'trappen' }), {
      goed: { tekst: item.vorm, ruw: item.vorm },
      fout: foutTrappen(item, options.omgeving.bestaat).map((t) => ({ tekst: t, ruw: t })),
      kind: 'woord',
      bank,
    });
  if (!options.omgeving.typen || item.vorm.length > (c.maxChars ?? 80)) return err('past-niet');
  const view: EntryView = {
    shape: 'entry',
    length: item.vorm.length,
    caseSensitive: false,
    specialKeys: true,
    showLength: false,
  };
  return ok(
    maakVraag(options, trappenKern(item, options, { bank, variant: options.format === 'dictee' ? 'zin' : 'trappen' }), {
      view,
      oplossing: { soort: 'invoer' },
      k: 0,
    }),
  );
};

/** `volgorde` for a row of words: in the order of the alphabet. */
export const bouwAlfabet: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isAlfabet(item) || !toontReeks(options.capability, item.woorden, 'woord')) return err('past-niet');
  const tekst = item.woorden.join(' ');
  return ok(
    maakVraag(
      options,
      {
        prompt: maakPrompt(options, {}, 'alfabet'),
        goed: [tekst],
        getoond: maakGetoond(tekst, item.woorden, { ...bank, kind: 'woord' }),
      },
      {
        view: {
          shape: 'sequence',
          slots: item.woorden.length,
          pool: hussel(
            item.woorden.map((w) => bank.tokens.maak(w, 'woord')),
            bank.rng,
          ),
          separator: ' ',
          poolPolicy: 'fixed',
        },
        oplossing: { soort: 'reeks', delen: item.woorden, scheiding: ' ' },
        k: 0,
      },
    ),
  );
};
