import { describe, expect, it } from 'vitest';
import { contentWoorden } from '#engine/core/taal/test-kit.ts';
import type { WoordPair } from '#engine/core/taal/item/domein-item.ts';
import { validateKindred, validatePairs } from './kindred-gate.ts';

const FIELDS = new Map([
  ['huis', new Set(['pand'])],
  ['pand', new Set(['huis'])],
  ['poes', new Set(['kat'])],
  ['kat', new Set(['poes'])],
]);
const pair = (a: string, b: string, kindred?: string[]): WoordPair => ({
  id: `ds-${a}-${b}`,
  groep: 5,
  woorden: [a, b],
  woordsoort: 'zn',
  ...(kindred === undefined ? {} : { kindred }),
});

describe('two right answers on one screen', () => {
  it('are refused for pairs of one meaning that do not know each other', () => {
    const found = validatePairs([pair('huis', 'woning'), pair('gebouw', 'pand')], FIELDS);
    expect(found).toEqual([
      'ds-huis-woning: pand of ds-gebouw-pand could be right as well',
      'ds-gebouw-pand: huis of ds-huis-woning could be right as well',
    ]);
    expect(validatePairs([pair('huis', 'woning', ['pand']), pair('gebouw', 'pand', ['huis'])], FIELDS)).toEqual([]);
  });

  it('are refused for words with a picture', () => {
    const items = contentWoorden().filter((i) => i.w === 'kat' || i.w === 'poes');
    expect(
      validateKindred(
        items.map((item) => ({ ...item, kindred: [] })),
        FIELDS,
      ).join(),
    ).toContain('could be right as well');
    expect(validateKindred(items, FIELDS)).toEqual([]);
  });
});
