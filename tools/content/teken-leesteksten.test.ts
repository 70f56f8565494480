import { describe, expect, it } from 'vitest';
import { leesTekstLezingen, naTekenenTeksten, tekstMerken, zonderLezer } from './teken-leesteksten.ts';

const MERKEN = new Map([
  ['m4-01', 'aa'],
  ['m4-02', 'bb'],
]);
const TEKENING = { door: 'l2', op: '2026-11-22', namen: new Set<string>() };

describe('readings of reading texts', () => {
  it('hold until the text changes', () => {
    const lezingen = naTekenenTeksten(MERKEN, [], TEKENING);
    expect(zonderLezer(MERKEN, lezingen)).toEqual([]);
    expect(zonderLezer(new Map([...MERKEN, ['m4-02', 'cc']]), lezingen)).toEqual(['m4-02']);
    expect(zonderLezer(MERKEN, [])).toEqual(['m4-01', 'm4-02']);
  });

  it('of one reader stand once, those of another stay, those of a changed or deleted text go', () => {
    const oud = [
      ...naTekenenTeksten(MERKEN, [], TEKENING),
      { naam: 'm4-02', door: 'l3', merk: 'bb', op: '2026-11-21' },
      { naam: 'weg', door: 'l3', merk: 'dd', op: '2026-11-21' },
      { naam: 'm4-01', door: 'l3', merk: 'oud', op: '2026-11-21' },
    ];
    const na = naTekenenTeksten(MERKEN, oud, { ...TEKENING, op: '2026-11-23', namen: new Set(['m4-01']) });
    expect(na.map((l) => `${l.naam} ${l.door} ${l.op}`)).toEqual([
      'm4-01 l2 2026-11-23',
      'm4-02 l2 2026-11-22',
      'm4-02 l3 2026-11-21',
    ]);
  });

  it('exist for every text as it is now', () => {
    expect(tekstMerken().size).toBe(96);
    expect(zonderLezer(tekstMerken(), leesTekstLezingen())).toEqual([]);
  });
});
