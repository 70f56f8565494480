import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Capability, EntryView } from '../contract/contract.ts';
import { isWoord } from '../contract/content-kind.ts';
import type { BuiltVraag } from './built.ts';
import {
  alwaysChooses,
  createShown,
  createPrompt,
  type Builder,
  type VraagOptions,
  type Workbench,
} from './options.ts';
import { spellingOptions } from './choose.ts';
import { readView } from './read-view.ts';
import { focusOf, hasContext, isHoofdletterRequired, woordPrompt } from './woord-help.ts';

/** Shortest and longest time a flash word is seen, ms: long at play level 0, short at 1. */
const FLASH_LONG = 2000;
const FLASH_SHORT = 600;

/** Entry field for a word. */
export function inputField(item: WoordItem, options: VraagOptions): EntryView {
  return {
    shape: 'entry',
    length: item.w.length,
    caseSensitive: isHoofdletterRequired(item),
    specialKeys: options.environment.groep >= 5 || /[^a-z]/iu.test(item.w),
    showLength: options.environment.groep <= 4,
  };
}

const base = (item: WoordItem, options: VraagOptions) => ({
  sleutel: { goed: [item.w], hoofdletters: isHoofdletterRequired(item) },
  focus: focusOf(item, options.doelId),
});

/** `dictee`: hear the word and type it. */
export const buildDictee: Builder = (options, bank) => {
  const { item, capability, environment } = options;
  if (!isWoord(item) || !environment.typen || !hasContext(item) || item.w.length > (capability.maxChars ?? 80))
    return err('past-niet');
  return ok({
    ...base(item, options),
    solution: { soort: 'invoer' },
    k: 0,
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'dictee',
      timed: false,
      prompt: createPrompt(options, woordPrompt(options, item)),
      view: inputField(item, options),
    },
    getoond: createShown(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
  });
};

/** Time the flash word is seen, ms. */
export function flashTime(environment: VraagOptions['environment']): number {
  const s = environment.calm ? 0 : Math.min(1, Math.max(0, environment.s));
  return Math.round(FLASH_LONG + (FLASH_SHORT - FLASH_LONG) * s);
}

/** A game that reads or types can show the choice that stands in for typing only when it says how many options fit. */
export const showsChoice = (c: Capability): boolean => alwaysChooses(c) || c.maxOptions !== undefined;

/** `flits`: see the word for a moment, then type it (or choose it when typing is off or the game only chooses). */
export const buildFlash: Builder = (options, bank) => {
  const { item, capability, environment } = options;
  if (!isWoord(item) || item.w.length > (capability.maxChars ?? 80)) return err('past-niet');
  const typing = environment.typen && !alwaysChooses(capability);
  const offered =
    typing || !showsChoice(capability) ? null : spellingOptions(item, options, { ...bank, withZin: true });
  return typing || offered !== null ? ok(flashVraag(item, options, { bank, options: offered })) : err('past-niet');
};

type Options = ReturnType<typeof spellingOptions>;

function flashVraag(item: WoordItem, options: VraagOptions, over: { bank: Workbench; options: Options }): BuiltVraag {
  const { bank, options: offered } = over;
  const field =
    offered === null ? inputField(item, options) : ({ shape: 'select', options: offered.tokens, pick: 1 } as const);
  return {
    ...base(item, options),
    k: offered?.tokens.length ?? 0,
    solution: { soort: 'lees', followUp: offered === null ? { soort: 'invoer' } : { soort: 'kies', ruw: offered.ruw } },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'flits',
      timed: true,
      prompt: createPrompt(options, {}, offered === null ? 'typ' : 'kies'),
      view: readView([[bank.tokens.create(item.w, 'woord')]], field, flashTime(options.environment)),
    },
    getoond: createShown(
      item.w,
      item.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
    ),
  };
}
