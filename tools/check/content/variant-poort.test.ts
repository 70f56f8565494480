import { describe, expect, it } from 'vitest';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { leesRegioWoorden, leesVarianten, variantVan, vormenVan } from '../../content/varianten.ts';
import { keurRegioWoorden, keurRegioZinnen, keurVarianten, type VariantBron } from './variant-poort.ts';

await laadPatronen();

const BRON: VariantBron = {
  varianten: [
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
const UUR = { id: 'z-uur-1', tekst: 'Wij lopen een uur.', regio: 'nl' } as const;

describe('keurVarianten', () => {
  it('accepts the pairs and refuses unknown words, doubles and a kind that does not fit', () => {
    expect(keurVarianten(BRON)).toEqual([]);
    const fout = keurVarianten({
      ...BRON,
      varianten: [
        ...BRON.varianten,
        { nl: 'ui', be: 'ajuin', soort: 'synoniem' },
        { nl: 'ui', be: 'ui', soort: 'vermijd' },
        { nl: 'navel', be: 'buikxpit', soort: 'synoniem' },
      ],
    });
    expect(fout).toEqual([
      'varianten ui / ajuin: stands there twice',
      'varianten ui / ui: vermijd does not fit',
      'varianten navel / buikxpit: buikxpit is not a known word',
    ]);
    expect(
      keurVarianten({
        ...BRON,
        varianten: [{ nl: 'navel', be: 'buikxpit', soort: 'synoniem' }],
        toegestaan: new Set(['buikxpit']),
      }),
    ).toEqual([]);
  });

  it('holds the pairs that were checked for both countries', () => {
    const paren = leesVarianten().map((v) => `${v.nl} / ${v.be}`);
    expect(paren).toEqual(
      expect.arrayContaining(['ui / ajuin', 'sinaasappel / appelsien', 'rennen / lopen', 'bank / zetel', 'kop / tas']),
    );
  });
});

describe('keurRegioZinnen', () => {
  it('accepts sentences that were looked at, each for its region', () => {
    expect(keurRegioZinnen([KIP, UUR], BRON)).toEqual([]);
  });

  it('reports a Flemish word outside Flemish sentences, in every form', () => {
    const zin = { id: 'z-x-1', tekst: 'Ik snij de ajuinen.', regio: 'both' } as const;
    expect(keurRegioZinnen([KIP, UUR, zin], BRON)).toEqual(['z-x-1: ajuinen is said in Flanders only']);
    expect(keurRegioZinnen([KIP, UUR, { ...zin, regio: 'be' }], BRON)).toEqual([]);
  });

  it('reports a false friend nobody looked at, a region that was lost and a line without a sentence', () => {
    const nieuw = { id: 'z-y-1', tekst: 'Zij liep weg.', regio: 'both' } as const;
    expect(keurRegioZinnen([KIP, UUR, nieuw], BRON)).toEqual([
      'z-y-1: liep differs by region; put the sentence in regio-zinnen.tsv: Zij liep weg.',
    ]);
    expect(keurRegioZinnen([KIP, { ...UUR, regio: 'both' }], BRON)).toEqual([
      'z-uur-1: is for both, regio-zinnen.tsv says nl',
    ]);
    expect(keurRegioZinnen([KIP], BRON)).toEqual(['regio-zinnen.tsv: no such sentence: Wij lopen een uur.']);
  });
});

describe('variantVan', () => {
  it('names the pair of a word, unless it stands on two sides', () => {
    expect(variantVan('sinaasappel', leesVarianten())).toEqual({ nl: 'sinaasappel', be: 'appelsien' });
    expect(variantVan('lopen', leesVarianten())).toBeUndefined();
    expect(variantVan('douche', leesVarianten())).toBeUndefined();
  });
});

describe('vormenVan', () => {
  it('gives the forms of verbs and nouns', () => {
    expect([...vormenVan('lopen')]).toEqual(expect.arrayContaining(['loopt', 'liep', 'gelopen']));
    expect([...vormenVan('tas')]).toEqual(['tas', 'tassen', 'tasje']);
    expect([...vormenVan('appelsien')]).toContain('appelsienen');
  });
});

describe('keurRegioWoorden', () => {
  const lijst = new Map([
    ['ui', 'nl'],
    ['ajuin', 'be'],
  ] as const);
  const woord = (w: string, regio: 'both' | 'nl' | 'be') => ({ w, regio });

  it('accepts words on their own side of a pair, and words for both', () => {
    expect(
      keurRegioWoorden([woord('ui', 'nl'), woord('ajuin', 'be'), woord('prei', 'both')], BRON.varianten, lijst),
    ).toEqual([]);
  });

  it('refuses a region that is not listed, a Flemish word for both, the wrong side of a pair and a listed word that is absent', () => {
    expect(
      keurRegioWoorden([woord('ui', 'nl'), woord('ajuin', 'be'), woord('prei', 'nl')], BRON.varianten, lijst),
    ).toEqual(['prei: is for nl, regio-woorden.tsv says both']);
    expect(
      keurRegioWoorden([woord('ui', 'nl'), woord('ajuin', 'both')], BRON.varianten, new Map([['ui', 'nl']] as const)),
    ).toEqual(['ajuin: is said in Flanders only, but is for both']);
    expect(keurRegioWoorden([woord('ui', 'be')], BRON.varianten, new Map([['ui', 'be']] as const))).toEqual([
      'ui: is for be, but is the other side of ui / ajuin',
    ]);
    expect(keurRegioWoorden([woord('ui', 'nl')], BRON.varianten, lijst)).toEqual([
      'regio-woorden.tsv: ajuin is not in the content',
    ]);
  });

  it('holds words of both countries', () => {
    const telling = [...leesRegioWoorden().values()];
    expect(telling.filter((r) => r === 'nl').length).toBeGreaterThanOrEqual(15);
    expect(telling.filter((r) => r === 'be').length).toBeGreaterThanOrEqual(12);
  });
});
