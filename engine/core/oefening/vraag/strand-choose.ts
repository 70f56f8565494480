import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { LeestekenZin, Comparison } from '#engine/core/taal/item/domein-item.ts';
import { isAlphabet, isLeesteken, isLidwoord, isComparisonItem, isWoordPair } from '../contract/content-kind.ts';
import type { EntryView } from '../contract/contract.ts';
import { createShown, createPrompt, showsSeries, type Builder, type VraagOptions } from './options.ts';
import { LIDWOORDEN } from './sort.ts';
import { scramble } from './tokens.ts';
import { choiceVraag, createVraag, type VraagBase } from './vraag-form.ts';

/** `kies` for a noun: de or het. */
export const buildChooseLidwoord: Builder = (options, bank) => {
  const { item } = options;
  if (!isLidwoord(item)) return err('past-niet');
  const text = `${item.lidwoord} ${item.w}`;
  const [correct, error] = [
    LIDWOORDEN.filter((l) => l.id === item.lidwoord),
    LIDWOORDEN.filter((l) => l.id !== item.lidwoord),
  ].map((list) => list.map((l) => ({ tekst: l.id, ruw: l.id })));
  const own = correct?.[0];
  if (own === undefined || error === undefined) return err('past-niet');
  return choiceVraag(
    options,
    {
      prompt: createPrompt(options, { text: `… ${item.w}`, audio: `w:${item.w}` }, 'lidwoord'),
      goed: [item.lidwoord],
      getoond: createShown(text, [item.lidwoord, item.w], { ...bank, kind: 'woord', audio: `z:${text}` }),
      focus: { from: 0, to: item.lidwoord.length },
    },
    { goed: own, fout: error, kind: 'woord', bank },
  );
};

/** Sentence without one of its marks, with another mark, or with a capital wrong. */
function wrongLeestekens(item: LeestekenZin): string[] {
  const { zin } = item;
  const without = (n: number, newOne = ''): string => (zin.slice(0, n) + newOne + zin.slice(n + 1)).trim();
  const slot = item.tekens.at(-1);
  const other = slot !== undefined && item.soort === 'vraag' ? [without(slot.plek, '.')] : [];
  const head = item.hoofdletters.map((n) => without(n, zin.charAt(n).toLowerCase()));
  const gone = item.tekens.map((t) => without(t.plek));
  return [
    ...new Set(item.soort === 'hoofdletter' ? [...head, ...gone, ...other] : [...gone, ...other, ...head]),
  ].filter((t) => t !== zin);
}

/** `kies` for punctuation: which sentence is written as it should be. */
export const buildChooseLeesteken: Builder = (options, bank) => {
  const { item } = options;
  if (!isLeesteken(item)) return err('past-niet');
  return choiceVraag(
    options,
    {
      prompt: createPrompt(options, { audio: `z:${item.zin}` }, 'leesteken'),
      goed: [item.zin],
      hoofdletters: true,
      getoond: createShown(item.zin, [item.zin], { ...bank, kind: 'zin', audio: `z:${item.zin}` }),
    },
    {
      goed: { tekst: item.zin, ruw: item.zin },
      fout: wrongLeestekens(item).map((t) => ({ tekst: t, ruw: t })),
      kind: 'zin',
      wish: 2,
      bank,
    },
  );
};

/** `kies` for synonyms and opposites: which word means the same, or the opposite. */
export const buildChoosePair: Builder = (options, bank) => {
  const { item, environment } = options;
  if (!isWoordPair(item)) return err('past-niet');
  const [vraag, correct] = item.woorden;
  const near = environment.pool.filter(isWoordPair).filter((p) => p.woorden.some((w) => item.woorden.includes(w)));
  const taboo = new Set([...near.flatMap((p) => p.woorden), ...(item.kindred ?? [])]);
  const error = shuffle(
    environment.pool
      .filter(isWoordPair)
      .filter((p) => p.woordsoort === item.woordsoort && !p.woorden.some((w) => taboo.has(w)))
      .map((p) => p.woorden[1]),
    bank.rng,
  );
  return choiceVraag(
    options,
    {
      prompt: createPrompt(
        options,
        { text: vraag, audio: `w:${vraag}` },
        item.id.startsWith('ds-') ? 'synoniem' : 'tegenstelling',
      ),
      goed: [correct],
      getoond: createShown(`${vraag} – ${correct}`, [correct], { ...bank, kind: 'woord', audio: `w:${correct}` }),
    },
    { goed: { tekst: correct, ruw: correct }, fout: error.map((t) => ({ tekst: t, ruw: t })), kind: 'woord', bank },
  );
};

/** Forms children make by rule where it does not hold; none that is right for the sentence. */
export function comparisonErrors(item: Comparison, exists: (form: string) => boolean): string[] {
  const { stellend: positive, vorm: form } = item;
  const double = form.replace(/([bdfgklmnprst])\1(?=e)/u, '$1');
  const out = [
    double,
    form.replace(/([aeiou])([bdfgklmnprst])er$/u, '$1$2$2er'),
    `${positive}er`,
    `${positive}st`,
    `${positive}der`,
    item.vergrotend,
    item.overtreffend,
    positive,
  ];
  const own = [positive, item.vergrotend, item.overtreffend];
  return [...new Set(out)].filter((t) => t !== form && (own.includes(t) || !exists(t)));
}

function comparisonCore(
  item: Comparison,
  options: VraagOptions,
  what: { bank: Parameters<Builder>[1]; variant: string },
): VraagBase {
  const zin = `${item.voor}${item.vorm}${item.na}`;
  return {
    prompt: createPrompt(
      options,
      { text: item.stellend, audio: `z:${zin}`, sentence: { before: item.voor.trim(), after: item.na.trim() } },
      what.variant,
    ),
    goed: [item.vorm],
    getoond: createShown(item.vorm, [item.vorm], { ...what.bank, kind: 'woord', audio: `z:${zin}` }),
  };
}

/** `gat` and `kies` for degrees of comparison: the form in its sentence. */
export const buildComparison: Builder = (options, bank) => {
  const { item, capability: c } = options;
  if (!isComparisonItem(item)) return err('past-niet');
  if (c.shape === 'select')
    return choiceVraag(options, comparisonCore(item, options, { bank, variant: 'trappen' }), {
      goed: { tekst: item.vorm, ruw: item.vorm },
      fout: comparisonErrors(item, options.environment.exists).map((t) => ({ tekst: t, ruw: t })),
      kind: 'woord',
      bank,
    });
  if (!options.environment.typen || item.vorm.length > (c.maxChars ?? 80)) return err('past-niet');
  const view: EntryView = {
    shape: 'entry',
    length: item.vorm.length,
    caseSensitive: false,
    specialKeys: true,
    showLength: false,
  };
  return ok(
    createVraag(
      options,
      comparisonCore(item, options, { bank, variant: options.format === 'dictee' ? 'zin' : 'trappen' }),
      {
        view,
        solution: { soort: 'invoer' },
        k: 0,
      },
    ),
  );
};

/** `volgorde` for a row of words: in the order of the alphabet. */
export const buildAlphabet: Builder = (options, bank) => {
  const { item } = options;
  if (!isAlphabet(item) || !showsSeries(options.capability, item.woorden, 'woord')) return err('past-niet');
  const text = item.woorden.join(' ');
  return ok(
    createVraag(
      options,
      {
        prompt: createPrompt(options, {}, 'alfabet'),
        goed: [text],
        getoond: createShown(text, item.woorden, { ...bank, kind: 'woord' }),
      },
      {
        view: {
          shape: 'sequence',
          slots: item.woorden.length,
          pool: scramble(
            item.woorden.map((w) => bank.tokens.create(w, 'woord')),
            bank.rng,
          ),
          separator: ' ',
          poolPolicy: 'fixed',
        },
        solution: { soort: 'reeks', delen: item.woorden, separator: ' ' },
        k: 0,
      },
    ),
  );
};
