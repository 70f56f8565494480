import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';
import { effective, markOf } from './seen.ts';
import type { Reading } from './seen.ts';
import { signReadings } from './sign.ts';

const rules = readSource(3).slice(0, 3);
const [moon = '', kip = '', rose = ''] = rules.map((r) => r.w);
const brand = (w: string): string => rules.find((r) => r.w === w)?.brand ?? '';
const AT = '2026-01-02';

describe('reviews of author lines', () => {
  it('gives another mark to a changed line and to another category', () => {
    const rule = 'maan\tde1\t-\tIk zie de maan.';
    expect(new Set([markOf('kz-mkm', rule), markOf('kz-mmkm', rule), markOf('kz-mkm', `${rule}!`)]).size).toBe(3);
    expect(markOf('kz-mkm', rule)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('keeps only reviews of the line as it is now, one per reviewer', () => {
    const readings: Reading[] = [
      { w: 'maan', door: 'a', brand: '1', op: '2026-01-03' },
      { w: 'maan', door: 'a', brand: '1', op: AT },
      { w: 'maan', door: 'b', brand: '2', op: AT },
      { w: 'kip', door: 'b', brand: '1', op: AT },
    ];
    expect(effective(readings, 'maan', '1')).toEqual([{ door: 'a', op: '2026-01-03' }]);
  });

  it('signs every line, or the named ones, and drops what no longer holds', () => {
    const old: Reading[] = [
      { w: moon, door: 's1', brand: brand(moon), op: AT },
      { w: kip, door: 's1', brand: 'oud', op: AT },
      { w: 'weg', door: 's1', brand: 'x', op: AT },
    ];
    const all = signReadings(rules, old, { door: 'l2a', op: AT, woorden: new Set() });
    expect(all.map((l) => `${l.w} ${l.door}`)).toEqual([`${moon} s1`, `${moon} l2a`, `${kip} l2a`, `${rose} l2a`]);
    const one = signReadings(rules, all, { door: 'l2a', op: '2026-02-03', woorden: new Set([kip]) });
    expect(one.filter((l) => l.w === kip)).toEqual([{ w: kip, door: 'l2a', brand: brand(kip), op: '2026-02-03' }]);
    expect(one).toHaveLength(4);
  });
});
