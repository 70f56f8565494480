import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { TokenKind } from '../contract.ts';
import { isVolgorde, isWoord } from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { maakGetoond, maakPrompt, toontReeks, type Bouwer } from './opties.ts';
import { hussel } from './tokens.ts';

/** Letters of a word in the order of the alphabet; null unless they are 3 to 8 different letters a-z. */
export function alfabetLetters(item: WoordItem): string[] | null {
  const letters = [...item.w];
  const bruikbaar =
    letters.length >= 3 && letters.length <= 8 && new Set(letters).size === letters.length && /^[a-z]+$/u.test(item.w);
  return bruikbaar ? letters.sort() : null;
}

function delenVan(item: ContentItem): readonly string[] | null {
  if (isVolgorde(item)) return item.woorden;
  return isWoord(item) ? alfabetLetters(item) : null;
}

/** `volgorde`: put the words of a sentence in order; for a single word its letters in alphabetical order. */
export const bouwVolgorde: Bouwer = (options, bank) => {
  const { item, capability } = options;
  const zin = isVolgorde(item);
  const delen = delenVan(item);
  const kind: TokenKind = zin ? 'woord' : 'letter';
  if (delen === null || !toontReeks(capability, delen, kind)) return err('past-niet');
  const separator = zin ? ' ' : '';
  const tekst = delen.join(separator);
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'volgorde',
      timed: false,
      prompt: maakPrompt(options, {}, zin ? 'zin' : 'alfabet'),
      view: {
        shape: 'sequence',
        slots: delen.length,
        pool: hussel(
          delen.map((d) => bank.tokens.maak(d, kind)),
          bank.rng,
        ),
        separator,
        poolPolicy: 'fixed',
      },
    },
    sleutel: { goed: [tekst], hoofdletters: zin },
    oplossing: { soort: 'reeks', delen, scheiding: separator },
    getoond: maakGetoond(zin ? item.zin : tekst, delen, { ...bank, kind, ...(zin ? { audio: `z:${item.zin}` } : {}) }),
    focus: { from: 0, to: tekst.length },
    k: 0,
  });
};
