import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { Capability, EntryView } from '../contract.ts';
import { isWoord } from '../content-soort.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import { maakGetoond, maakPrompt, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { spellingOpties } from './kies.ts';
import { leesView } from './lees-view.ts';
import { focusVan, heeftContext, hoofdletterTelt, woordPrompt } from './woord-hulp.ts';

/** Shortest and longest time a flash word is seen, ms: long at play level 0, short at 1. */
const FLITS_LANG = 2000;
const FLITS_KORT = 600;

/** Entry field for a word. */
export function invoerVeld(item: WoordItem, options: VraagOpties): EntryView {
  return {
    shape: 'entry',
    length: item.w.length,
    caseSensitive: hoofdletterTelt(item),
    specialKeys: options.omgeving.groep >= 5 || /[^a-z]/iu.test(item.w),
    showLength: options.omgeving.groep <= 4,
  };
}

const basis = (item: WoordItem, options: VraagOpties) => ({
  sleutel: { goed: [item.w], hoofdletters: hoofdletterTelt(item) },
  focus: focusVan(item, options.doelId),
});

/** `dictee`: hear the word and type it. */
export const bouwDictee: Bouwer = (options, bank) => {
  const { item, capability, omgeving } = options;
  if (!isWoord(item) || !omgeving.typen || !heeftContext(item) || item.w.length > (capability.maxChars ?? 80))
    return err('past-niet');
  return ok({
    ...basis(item, options),
    oplossing: { soort: 'invoer' },
    k: 0,
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'dictee',
      timed: false,
      prompt: maakPrompt(options, woordPrompt(options, item)),
      view: invoerVeld(item, options),
    },
    getoond: maakGetoond(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
  });
};

/** Time the flash word is seen, ms. */
export function flitsTijd(omgeving: VraagOpties['omgeving']): number {
  const s = omgeving.calm ? 0 : Math.min(1, Math.max(0, omgeving.s));
  return Math.round(FLITS_LANG + (FLITS_KORT - FLITS_LANG) * s);
}

/** A game that reads or types can show the choice that stands in for typing only when it says how many options fit. */
export const toontKeuze = (c: Capability): boolean => c.shape === 'select' || c.maxOptions !== undefined;

/** `flits`: see the word for a moment, then type it (or choose it when typing is off or the game only chooses). */
export const bouwFlits: Bouwer = (options, bank) => {
  const { item, capability, omgeving } = options;
  if (!isWoord(item) || item.w.length > (capability.maxChars ?? 80)) return err('past-niet');
  const typen = omgeving.typen && capability.shape !== 'select';
  const opties = typen || !toontKeuze(capability) ? null : spellingOpties(item, options, bank);
  return typen || opties !== null ? ok(flitsVraag(item, options, { bank, opties })) : err('past-niet');
};

type Opties = ReturnType<typeof spellingOpties>;

function flitsVraag(item: WoordItem, options: VraagOpties, over: { bank: Werkbank; opties: Opties }): GebouwdeVraag {
  const { bank, opties } = over;
  const veld =
    opties === null ? invoerVeld(item, options) : ({ shape: 'select', options: opties.tokens, pick: 1 } as const);
  return {
    ...basis(item, options),
    k: opties?.tokens.length ?? 0,
    oplossing: { soort: 'lees', vervolg: opties === null ? { soort: 'invoer' } : { soort: 'kies', ruw: opties.ruw } },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'flits',
      timed: true,
      prompt: maakPrompt(options, {}, opties === null ? 'typ' : 'kies'),
      view: leesView([[bank.tokens.maak(item.w, 'woord')]], veld, flitsTijd(options.omgeving)),
    },
    getoond: maakGetoond(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
  };
}
