import { describe, expect, it } from 'vitest';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { readRegionWoorden, readVariants, variantOf, formsOf } from '../../content/variants.ts';
import { validateRegionWoorden, validateRegionZinnen, validateVariants, type VariantSource } from './variant-gate.ts';

await loadPatterns();

const SOURCE: VariantSource = {
  variants: [
    { nl: 'ui', be: 'ajuin', soort: 'synoniem' },
    { nl: 'rennen', be: 'lopen', soort: 'vermijd' },
    { nl: 'douche', be: 'douche', soort: 'alleen-uitspraak' },
  ],
  gezien: new Map([
    ['De kip loopt los.', 'both'],
    ['Wij lopen een uur.', 'nl'],
  ] as const),
  toegestaan: new Set(),
};
const KIP = { id: 'z-kip-1', tekst: 'De kip loopt los.', regio: 'both' } as const;
const HOUR = { id: 'z-uur-1', tekst: 'Wij lopen een uur.', regio: 'nl' } as const;

describe('keurVarianten', () => {
  it('accepts the pairs and refuses unknown words, doubles and a kind that does not fit', () => {
    expect(validateVariants(SOURCE)).toEqual([]);
    const error = validateVariants({
      ...SOURCE,
      variants: [
        ...SOURCE.variants,
        { nl: 'ui', be: 'ajuin', soort: 'synoniem' },
        { nl: 'ui', be: 'ui', soort: 'vermijd' },
        { nl: 'navel', be: 'buikxpit', soort: 'synoniem' },
      ],
    });
    expect(error).toEqual([
      'varianten ui / ajuin: stands there twice',
      'varianten ui / ui: vermijd does not fit',
      'varianten navel / buikxpit: buikxpit is not a known word',
    ]);
    expect(
      validateVariants({
        ...SOURCE,
        variants: [{ nl: 'navel', be: 'buikxpit', soort: 'synoniem' }],
        toegestaan: new Set(['buikxpit']),
      }),
    ).toEqual([]);
  });

  it('holds the pairs that were checked for both countries', () => {
    const pairs = readVariants().map((v) => `${v.nl} / ${v.be}`);
    expect(pairs).toEqual(
      expect.arrayContaining(['ui / ajuin', 'sinaasappel / appelsien', 'rennen / lopen', 'bank / zetel', 'kop / tas']),
    );
  });
});

describe('keurRegioZinnen', () => {
  it('accepts sentences that were looked at, each for its region', () => {
    expect(validateRegionZinnen([KIP, HOUR], SOURCE)).toEqual([]);
  });

  it('reports a Flemish word outside Flemish sentences, in every form', () => {
    const zin = { id: 'z-x-1', tekst: 'Ik snij de ajuinen.', regio: 'both' } as const;
    expect(validateRegionZinnen([KIP, HOUR, zin], SOURCE)).toEqual(['z-x-1: ajuinen is said in Flanders only']);
    expect(validateRegionZinnen([KIP, HOUR, { ...zin, regio: 'be' }], SOURCE)).toEqual([]);
  });

  it('reports a false friend nobody looked at, a region that was lost and a line without a sentence', () => {
    const newOne = { id: 'z-y-1', tekst: 'Zij liep weg.', regio: 'both' } as const;
    expect(validateRegionZinnen([KIP, HOUR, newOne], SOURCE)).toEqual([
      'z-y-1: liep differs by region; put the sentence in regio-zinnen.tsv: Zij liep weg.',
    ]);
    expect(validateRegionZinnen([KIP, { ...HOUR, regio: 'both' }], SOURCE)).toEqual([
      'z-uur-1: is for both, regio-zinnen.tsv says nl',
    ]);
    expect(validateRegionZinnen([KIP], SOURCE)).toEqual(['regio-zinnen.tsv: no such sentence: Wij lopen een uur.']);
  });
});

describe('variantVan', () => {
  it('names the pair of a word, unless it stands on two sides', () => {
    expect(variantOf('sinaasappel', readVariants())).toEqual({ nl: 'sinaasappel', be: 'appelsien' });
    expect(variantOf('lopen', readVariants())).toBeUndefined();
    expect(variantOf('douche', readVariants())).toBeUndefined();
  });
});

describe('vormenVan', () => {
  it('gives the forms of verbs and nouns', () => {
    expect([...formsOf('lopen')]).toEqual(expect.arrayContaining(['loopt', 'liep', 'gelopen']));
    expect([...formsOf('tas')]).toEqual(['tas', 'tassen', 'tasje']);
    expect([...formsOf('appelsien')]).toContain('appelsienen');
  });
});

describe('keurRegioWoorden', () => {
  const list = new Map([
    ['ui', 'nl'],
    ['ajuin', 'be'],
  ] as const);
  const woord = (w: string, region: 'both' | 'nl' | 'be') => ({ w, regio: region });

  it('accepts words on their own side of a pair, and words for both', () => {
    expect(
      validateRegionWoorden([woord('ui', 'nl'), woord('ajuin', 'be'), woord('prei', 'both')], SOURCE.variants, list),
    ).toEqual([]);
  });

  it('refuses a region that is not listed, a Flemish word for both, the wrong side of a pair and a listed word that is absent', () => {
    expect(
      validateRegionWoorden([woord('ui', 'nl'), woord('ajuin', 'be'), woord('prei', 'nl')], SOURCE.variants, list),
    ).toEqual(['prei: is for nl, regio-woorden.tsv says both']);
    expect(
      validateRegionWoorden(
        [woord('ui', 'nl'), woord('ajuin', 'both')],
        SOURCE.variants,
        new Map([['ui', 'nl']] as const),
      ),
    ).toEqual(['ajuin: is said in Flanders only, but is for both']);
    expect(validateRegionWoorden([woord('ui', 'be')], SOURCE.variants, new Map([['ui', 'be']] as const))).toEqual([
      'ui: is for be, but is the other side of ui / ajuin',
    ]);
    expect(validateRegionWoorden([woord('ui', 'nl')], SOURCE.variants, list)).toEqual([
      'regio-woorden.tsv: ajuin is not in the content',
    ]);
  });

  it('holds words of both countries', () => {
    const tally = [...readRegionWoorden().values()];
    expect(tally.filter((r) => r === 'nl').length).toBeGreaterThanOrEqual(15);
    expect(tally.filter((r) => r === 'be').length).toBeGreaterThanOrEqual(12);
  });
});
