import { describe, expect, it } from 'vitest';
import { leesBron } from './bron.ts';
import { geldend, merkVan } from './gezien.ts';
import type { Lezing } from './gezien.ts';
import { naTekenen } from './teken.ts';

const regels = leesBron(3).slice(0, 3);
const [maan = '', kip = '', roos = ''] = regels.map((r) => r.w);
const merk = (w: string): string => regels.find((r) => r.w === w)?.merk ?? '';
const OP = '2026-01-02';

describe('reviews of author lines', () => {
  it('gives another mark to a changed line and to another category', () => {
    const regel = 'maan\tde1\t-\tIk zie de maan.';
    expect(new Set([merkVan('kz-mkm', regel), merkVan('kz-mmkm', regel), merkVan('kz-mkm', `${regel}!`)]).size).toBe(3);
    expect(merkVan('kz-mkm', regel)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('keeps only reviews of the line as it is now, one per reviewer', () => {
    const lezingen: Lezing[] = [
      { w: 'maan', door: 'a', merk: '1', op: '2026-01-03' },
      { w: 'maan', door: 'a', merk: '1', op: OP },
      { w: 'maan', door: 'b', merk: '2', op: OP },
      { w: 'kip', door: 'b', merk: '1', op: OP },
    ];
    expect(geldend(lezingen, 'maan', '1')).toEqual([{ door: 'a', op: '2026-01-03' }]);
  });

  it('signs every line, or the named ones, and drops what no longer holds', () => {
    const oud: Lezing[] = [
      { w: maan, door: 's1', merk: merk(maan), op: OP },
      { w: kip, door: 's1', merk: 'oud', op: OP },
      { w: 'weg', door: 's1', merk: 'x', op: OP },
    ];
    const alle = naTekenen(regels, oud, { door: 'l2a', op: OP, woorden: new Set() });
    expect(alle.map((l) => `${l.w} ${l.door}`)).toEqual([`${maan} s1`, `${maan} l2a`, `${kip} l2a`, `${roos} l2a`]);
    const een = naTekenen(regels, alle, { door: 'l2a', op: '2026-02-03', woorden: new Set([kip]) });
    expect(een.filter((l) => l.w === kip)).toEqual([{ w: kip, door: 'l2a', merk: merk(kip), op: '2026-02-03' }]);
    expect(een).toHaveLength(4);
  });
});
