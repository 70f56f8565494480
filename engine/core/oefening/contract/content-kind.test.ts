import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leestekst } from '#engine/core/taal/item/leestekst.ts';
import { createWoord, WERKWOORD, ZIN } from '../fake/test-kit.ts';
import {
  groepOf,
  isAlphabet,
  isComparisonItem,
  isLeesteken,
  isLidwoord,
  isOrder,
  isProverb,
  isReadText,
  isStrandItem,
  isWerkwoord,
  isWoord,
  isWoordPair,
  isWoordsoortZin,
  isZinsdeelZin,
  strandOf,
  STRANDS,
} from './content-kind.ts';
import type { ContentItem } from './ronde-options.ts';

fc.configureGlobal({ seed: 20 });

const TEXT: Leestekst = {
  id: 'lt-m5-01',
  niveau: 'M5',
  titel: 'De boot',
  soort: 'verhaal',
  regio: 'both',
  zinnen: ['De boot vaart.'],
  alineas: [0],
  vragen: [],
};
/** One item of every kind of content, with the only test that may recognise it. */
const KINDS: readonly (readonly [name: string, item: ContentItem, is: (item: ContentItem) => boolean])[] = [
  ['woord', createWoord('trein', { hoofd: 'ei', spells: 'ei' }), isWoord],
  ['werkwoord', WERKWOORD, isWerkwoord],
  ['zin om te ordenen', ZIN, isOrder],
  ['leestekst', TEXT, isReadText],
  ['alfabet', { id: 'da-1', groep: 5, woorden: ['aap', 'beer', 'das', 'eend'], letter: 1 }, isAlphabet],
  ['lidwoord', { id: 'dh-huis', groep: 4, w: 'huis', lidwoord: 'het' }, isLidwoord],
  [
    'leesteken',
    {
      id: 'dl-1',
      groep: 4,
      soort: 'punt',
      zin: 'ik ga naar huis',
      tekens: [{ plek: 15, teken: '.' }],
      hoofdletters: [0],
    },
    isLeesteken,
  ],
  [
    'spreekwoord',
    { id: 'dp-1', groep: 7, tekst: 'De kat uit de boom kijken', betekenis: 'afwachten', fout: ['a', 'b', 'c'] },
    isProverb,
  ],
  ['synoniem', { id: 'ds-1', groep: 6, woorden: ['snel', 'vlug'], woordsoort: 'bn' }, isWoordPair],
  ['tegenstelling', { id: 'dt-1', groep: 5, woorden: ['warm', 'koud'], woordsoort: 'bn' }, isWoordPair],
  [
    'trappen',
    {
      id: 'dv-1',
      groep: 6,
      stellend: 'groot',
      vergrotend: 'groter',
      overtreffend: 'grootst',
      voor: 'Mijn huis is',
      na: 'dan het jouwe.',
      vorm: 'groter',
    },
    isComparisonItem,
  ],
  ['woordsoorten', { id: 'dw-1', groep: 6, zin: 'De hond blaft', delen: [] }, isWoordsoortZin],
  ['zinsdelen', { id: 'dz-1', groep: 7, zin: 'De hond blaft', delen: [] }, isZinsdeelZin],
];
const TESTS = [...new Set(KINDS.map(([, , is]) => is))];

describe('kinds of content', () => {
  it.each(KINDS)('%s is recognised by its own test and by no other', (_, item, own) => {
    expect(TESTS.filter((is) => is(item))).toEqual([own]);
  });

  it('only words and verbs have spelling categories; all else belongs to exactly one strand', () => {
    for (const [, item] of KINDS) {
      expect(isStrandItem(item)).toBe(!isWoord(item) && !isWerkwoord(item));
      expect(strandOf(item.id) !== undefined).toBe(isStrandItem(item));
      expect(STRANDS.filter((s) => item.id.startsWith(s.prefix))).toHaveLength(isStrandItem(item) ? 1 : 0);
    }
  });

  it('never takes a verb for a word, although their prefixes begin alike', () => {
    expect(isWoord(WERKWOORD)).toBe(false);
    expect(isWerkwoord(createWoord('wijn', { hoofd: 'ij', spells: 'ij' }))).toBe(false);
  });
});

describe('strands', () => {
  it('have a name, a number and a prefix each of their own, because progress is stored under the number', () => {
    for (const field of ['doelId', 'nr', 'prefix'] as const)
      expect(new Set(STRANDS.map((s) => s[field])).size).toBe(STRANDS.length);
    expect(STRANDS.every((s) => Number.isInteger(s.nr) && s.nr > 0 && s.nr <= 0xffff)).toBe(true);
    expect(Object.isFrozen(STRANDS)).toBe(true);
  });

  it('keep the numbers under which states of leerlingen are stored', () => {
    expect(Object.fromEntries(STRANDS.map((s) => [s.doelId, s.nr]))).toEqual({
      alfabet: 65281,
      'de-het': 65282,
      spreekwoorden: 65283,
      synoniem: 65284,
      tegenstelling: 65285,
      trappen: 65286,
      woordsoorten: 65287,
      zinsdelen: 65288,
      leestekens: 65,
      lezen: 65289,
      volgorde: 65535,
    });
  });

  it('find the strand of any id with its prefix and of no other id', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STRANDS), fc.string(), (strand, tail) => {
        expect(strandOf(`${strand.prefix}${tail}`)).toBe(strand);
        expect(strandOf(`w-${strand.prefix}${tail}`)).toBeUndefined();
        expect(strandOf(`ww-${tail}`)).toBeUndefined();
      }),
    );
  });
});

describe('jaargroep of an item', () => {
  it.each([
    ['Start', 3],
    ['M3', 3],
    ['E3', 3],
    ['M4', 4],
    ['E4', 4],
    ['M5', 5],
    ['E5', 5],
    ['M6', 6],
    ['E6', 6],
    ['M7', 7],
    ['E7', 7],
    ['Plus', 8],
  ] as const)('a text of niveau %s is for groep %i', (niveau, groep) => {
    expect(groepOf({ ...TEXT, niveau })).toBe(groep);
  });

  it('is the field of everything else', () => {
    for (const [, item] of KINDS.filter(([, x]) => !isReadText(x)))
      expect('groep' in item && item.groep).toBe(groepOf(item));
  });
});
