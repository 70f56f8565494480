import { err, ok } from '#engine/core/basis/result.ts';
import type { OrderItem, WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { TokenKind } from '../contract/contract.ts';
import { isOrder, isWoord } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { createShown, createPrompt, showsSeries, type Builder } from './options.ts';
import { scramble } from './tokens.ts';

/** Letters of a word in the order of the alphabet; null unless they are 3 to 8 different letters a-z. */
export function alphabetLetters(item: WoordItem): string[] | null {
  const letters = [...item.w];
  const usable =
    letters.length >= 3 && letters.length <= 8 && new Set(letters).size === letters.length && /^[a-z]+$/u.test(item.w);
  return usable ? letters.sort() : null;
}

/** Every good order of the words of a sentence, the one that is shown first. */
export function ordersOf(item: OrderItem): string[] {
  return [item.woorden, ...(item.ookGoed ?? [])].map((row) => row.join(' '));
}

function otherRows(item: ContentItem): readonly (readonly string[])[] {
  return isOrder(item) ? (item.ookGoed ?? []) : [];
}

function partsOf(item: ContentItem): readonly string[] | null {
  if (isOrder(item)) return item.woorden;
  return isWoord(item) ? alphabetLetters(item) : null;
}

/** `volgorde`: put the words of a sentence in order; for a single word its letters in alphabetical order. */
export const buildOrder: Builder = (options, bank) => {
  const { item, capability } = options;
  const zin = isOrder(item);
  const parts = partsOf(item);
  const kind: TokenKind = zin ? 'woord' : 'letter';
  if (parts === null || !showsSeries(capability, parts, kind)) return err('past-niet');
  const separator = zin ? ' ' : '';
  const text = parts.join(separator);
  const others = otherRows(item);
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'volgorde',
      timed: false,
      prompt: createPrompt(options, {}, zin ? 'zin' : 'alfabet'),
      view: {
        shape: 'sequence',
        slots: parts.length,
        pool: scramble(
          parts.map((d) => bank.tokens.create(d, kind)),
          bank.rng,
        ),
        separator,
        poolPolicy: 'fixed',
      },
    },
    sleutel: { goed: [text, ...others.map((row) => row.join(separator))], hoofdletters: zin },
    solution: { soort: 'reeks', delen: parts, separator: separator, others },
    getoond: createShown(zin ? item.zin : text, parts, { ...bank, kind, ...(zin ? { audio: `z:${item.zin}` } : {}) }),
    focus: { from: 0, to: text.length },
    k: 0,
  });
};
