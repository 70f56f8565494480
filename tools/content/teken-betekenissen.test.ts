import { describe, expect, it } from 'vitest';
import { leesBetekenissen } from './betekenissen.ts';
import { betekenisMerken, leesBetekenisLezingen } from './teken-betekenissen.ts';
import { zonderLezer } from './teken-leesteksten.ts';

describe('readings of meanings', () => {
  it('hold until the meaning changes', () => {
    const merken = betekenisMerken(
      new Map([
        ['raad', 'tip'],
        ['raat', 'bouwwerk van was'],
      ]),
    );
    const lezingen = [...merken].map(([naam, merk]) => ({ naam, door: 'l2', merk, op: '2026-11-22' }));
    expect(zonderLezer(merken, lezingen)).toEqual([]);
    expect(
      zonderLezer(
        betekenisMerken(
          new Map([
            ['raad', 'goede tip'],
            ['raat', 'bouwwerk van was'],
          ]),
        ),
        lezingen,
      ),
    ).toEqual(['raad']);
  });

  it('name only words that have a meaning, each reading at most once a reader', () => {
    const lezingen = leesBetekenisLezingen();
    const betekenissen = leesBetekenissen();
    expect(lezingen.filter((l) => !betekenissen.has(l.naam))).toEqual([]);
    expect(new Set(lezingen.map((l) => `${l.naam} ${l.door}`)).size).toBe(lezingen.length);
  });
});
