import { describe, expect, it } from 'vitest';
import { contentLines } from '../test-kit.ts';
import {
  alphabetSchema,
  comparisonSchema,
  domeinItemSchema,
  domeinSchema,
  leestekenKindSchema,
  leestekenZinSchema,
  lidwoordSchema,
  proverbSchema,
  woordPairSchema,
  woordsoortZinSchema,
  zinsdeelSchema,
  zinsdeelZinSchema,
} from './domein-item.ts';

const lidwoord = { id: 'dh-kat', groep: 4, w: 'kat', lidwoord: 'de' };
const alphabet = { id: 'da-4-aap-beer-kat-vis', groep: 4, woorden: ['aap', 'beer', 'kat', 'vis'], letter: 1 };
const pair = { id: 'ds-blij-vrolijk', groep: 5, woorden: ['blij', 'vrolijk'], woordsoort: 'bn' };
const steps = {
  id: 'dv-mooi',
  groep: 6,
  stellend: 'mooi',
  vergrotend: 'mooier',
  overtreffend: 'mooist',
  voor: 'De zon is ',
  na: ' dan de maan.',
  vorm: 'mooier',
};
const signs = {
  id: 'dl-kom-je',
  groep: 5,
  soort: 'vraag',
  zin: 'Kom je?',
  tekens: [{ plek: 6, teken: '?' }],
  hoofdletters: [0],
};
const proverb = {
  id: 'dp-test',
  groep: 7,
  tekst: 'Achter het net vissen.',
  betekenis: 'Te laat zijn.',
  fout: ['Vissen.', 'Wachten.', 'Dromen.'],
};
const kinds = {
  id: 'dw-de-kat-slaapt',
  groep: 5,
  zin: 'De kat slaapt.',
  delen: [
    { van: 0, tot: 2, woordsoort: 'lw' },
    { van: 3, tot: 6, woordsoort: 'zn' },
    { van: 7, tot: 13, woordsoort: 'ww' },
  ],
};
const clause = {
  id: 'dz-de-kat-slaapt',
  groep: 5,
  zin: 'De kat slaapt.',
  delen: [
    { van: 0, tot: 6, deel: 'ow' },
    { van: 7, tot: 13, deel: 'pv' },
  ],
};
const strand = {
  id: 'rijm',
  naam: 'Rijm',
  kindnaam: 'Rijmen',
  groepVan: 3,
  formats: ['kies'],
  generator: 'rijm',
  icoon: 'fe:bell',
};

describe('items of the strands', () => {
  it.each([
    ['article', lidwoordSchema, lidwoord],
    ['alphabet', alphabetSchema, alphabet],
    ['pair', woordPairSchema, pair],
    ['steps', comparisonSchema, steps],
    ['signs', leestekenZinSchema, signs],
    ['proverb', proverbSchema, proverb],
    ['parts of speech', woordsoortZinSchema, kinds],
    ['clause parts', zinsdeelZinSchema, clause],
  ] as const)('take the %s, also as one of all kinds', (_name, schema, item) => {
    expect(schema.safeParse(item).success).toBe(true);
    expect(domeinItemSchema.safeParse(item).success).toBe(true);
  });

  it.each([
    ['an id of another kind', lidwoordSchema, { ...lidwoord, id: 'w-kat' }],
    ['an id without words', lidwoordSchema, { ...lidwoord, id: 'dh-' }],
    ['de/het for one item', lidwoordSchema, { ...lidwoord, lidwoord: 'de/het' }],
    ['groep 2', lidwoordSchema, { ...lidwoord, groep: 2 }],
    ['an empty noun', lidwoordSchema, { ...lidwoord, w: '' }],
    ['an unknown field', lidwoordSchema, { ...lidwoord, band: 1 }],
    ['three words', alphabetSchema, { ...alphabet, woorden: ['aap', 'beer', 'kat'] }],
    ['seven words', alphabetSchema, { ...alphabet, woorden: 'abcdefg'.split('') }],
    ['letter 0', alphabetSchema, { ...alphabet, letter: 0 }],
    ['letter 5', alphabetSchema, { ...alphabet, letter: 5 }],
    ['a pair of one', woordPairSchema, { ...pair, woorden: ['blij'] }],
    ['a pair of three', woordPairSchema, { ...pair, woorden: ['blij', 'vrolijk', 'boos'] }],
    ['a pair with an empty word', woordPairSchema, { ...pair, woorden: ['blij', ''] }],
    ['nothing behind the gap', comparisonSchema, { ...steps, na: '' }],
    ['no last step', comparisonSchema, { ...steps, overtreffend: '' }],
    ['no sign', leestekenZinSchema, { ...signs, tekens: [] }],
    ['no capital', leestekenZinSchema, { ...signs, hoofdletters: [] }],
    ['another sign', leestekenZinSchema, { ...signs, tekens: [{ plek: 6, teken: ';' }] }],
    ['a sign before the sentence', leestekenZinSchema, { ...signs, tekens: [{ plek: -1, teken: '?' }] }],
    ['two wrong meanings', proverbSchema, { ...proverb, fout: ['Vissen.', 'Wachten.'] }],
    ['a meaning of 91 letters', proverbSchema, { ...proverb, betekenis: 'a'.repeat(91) }],
    ['two labelled words', woordsoortZinSchema, { ...kinds, delen: kinds.delen.slice(1) }],
    ['one clause part', zinsdeelZinSchema, { ...clause, delen: clause.delen.slice(1) }],
    [
      'an unknown clause part',
      zinsdeelZinSchema,
      { ...clause, delen: [{ van: 0, tot: 6, deel: 'nwg' }, clause.delen[1]] },
    ],
  ] as const)('refuse %s', (_what, schema, item) => {
    expect(schema.safeParse(item).success).toBe(false);
  });

  it('name the clause parts and signs of the design', () => {
    expect(zinsdeelSchema.options).toEqual(['pv', 'ow', 'wg', 'lv', 'mv', 'bwb']);
    expect(leestekenKindSchema.options).toHaveLength(7);
  });

  it('belong to a strand with a name, formats and an icon', () => {
    expect(domeinSchema.safeParse(strand).success).toBe(true);
    for (const change of [
      { formats: [] },
      { icoon: 'svg:x' },
      { groepVan: 9 },
      { kindnaam: 'a'.repeat(41) },
      { id: '' },
    ])
      expect(domeinSchema.safeParse({ ...strand, ...change }).success, JSON.stringify(change)).toBe(false);
  });
});

describe('items of the content', () => {
  it('stand in the order of the alphabet, and differ at the letter they name', () => {
    for (const { woorden, letter, id } of contentLines(alphabetSchema, 'domeinen/alfabet.jsonl')) {
      const bare = woorden.map((w) =>
        w
          .normalize('NFD')
          .replace(/[\u0300-\u036f' -]/g, '')
          .toLowerCase(),
      );
      expect([...bare].sort(), id).toEqual(bare);
      expect(new Set(bare.map((w) => w.slice(0, letter))).size, id).toBe(bare.length);
    }
  });

  it('have spans that cut words out of the sentence', () => {
    for (const { zin, delen, id } of contentLines(woordsoortZinSchema, 'domeinen/woordsoorten.jsonl'))
      for (const { van: from, tot: until } of delen) expect(zin.slice(from, until), id).toMatch(/^[\p{L}\d'-]+$/u);
    for (const { zin, delen, id } of contentLines(zinsdeelZinSchema, 'domeinen/zinsdelen.jsonl'))
      for (const { van: from, tot: until } of delen)
        expect(zin.slice(from, until).trim(), id).toBe(zin.slice(from, until));
  });

  it('have one finite verb in every sentence of clause parts', () => {
    for (const { delen, id } of contentLines(zinsdeelZinSchema, 'domeinen/zinsdelen.jsonl'))
      expect(
        delen.filter((part) => part.deel === 'pv'),
        id,
      ).toHaveLength(1);
  });

  it('have their signs and capitals where they say', () => {
    for (const { zin, tekens: marks, hoofdletters, id } of contentLines(
      leestekenZinSchema,
      'domeinen/leestekens.jsonl',
    )) {
      for (const { plek: spot, teken: sign } of marks) expect(zin.charAt(spot), id).toBe(sign);
      for (const spot of hoofdletters) expect(zin.charAt(spot), id).toMatch(/\p{Lu}/u);
    }
  });

  it('ask for one of the steps they give', () => {
    for (const row of contentLines(comparisonSchema, 'domeinen/trappen.jsonl')) {
      const given = [row.stellend, row.vergrotend, row.overtreffend, `${row.overtreffend}e`];
      expect(given, row.id).toContain(row.vorm);
    }
  });

  it('have wrong meanings that differ from the right one', () => {
    for (const { betekenis, fout: wrong, id } of contentLines(proverbSchema, 'domeinen/spreekwoorden.jsonl'))
      expect(new Set([betekenis, ...wrong]).size, id).toBe(4);
  });

  it('pair two different words', () => {
    for (const file of ['synoniemen', 'tegenstellingen'])
      for (const { woorden, id } of contentLines(woordPairSchema, `domeinen/${file}.jsonl`))
        expect(woorden[0], id).not.toBe(woorden[1]);
  });
});
