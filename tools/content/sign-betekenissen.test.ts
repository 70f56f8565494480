import { describe, expect, it } from 'vitest';
import { readBetekenissen } from './betekenissen.ts';
import { betekenisMarks, readBetekenisReadings } from './sign-betekenissen.ts';
import { withoutReader } from './sign-leesteksten.ts';

describe('readings of meanings', () => {
  it('hold until the meaning changes', () => {
    const marks = betekenisMarks(
      new Map([
        ['raad', 'tip'],
        ['raat', 'bouwwerk van was'],
      ]),
    );
    const readings = [...marks].map(([name, brand]) => ({ naam: name, door: 'l2', brand, op: '2026-11-22' }));
    expect(withoutReader(marks, readings)).toEqual([]);
    expect(
      withoutReader(
        betekenisMarks(
          new Map([
            ['raad', 'goede tip'],
            ['raat', 'bouwwerk van was'],
          ]),
        ),
        readings,
      ),
    ).toEqual(['raad']);
  });

  it('name only words that have a meaning, each reading at most once a reader', () => {
    const readings = readBetekenisReadings();
    const betekenissen = readBetekenissen();
    expect(readings.filter((l) => !betekenissen.has(l.naam))).toEqual([]);
    expect(new Set(readings.map((l) => `${l.naam} ${l.door}`)).size).toBe(readings.length);
  });
});
