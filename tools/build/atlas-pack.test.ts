import { describe, expect, it } from 'vitest';
import { pack, type Picture } from './atlas-pack.ts';
import { isSoft } from './atlas-soft.ts';

const picture = (key: string, w: number, h: number): Picture => ({
  key,
  w,
  h,
  x: 0,
  y: 0,
  heelW: w,
  heelH: h,
  data: Buffer.alloc(0),
});
const areaOf = (sheets: ReturnType<typeof pack>): number => sheets.reduce((sum, { w, h }) => sum + w * h, 0);
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${inside}</svg>`;
const SKY = svg(
  '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#9cf"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="800" height="600" fill="url(#g)"/>',
);
const FENCE = svg(
  Array.from({ length: 100 }, (_, i) => `<rect x="${i * 8}" width="3" height="600" fill="#630"/>`).join(''),
);

describe('pages of an atlas', () => {
  it('lays every picture once, inside its page and over no other', () => {
    const pictures = Array.from({ length: 60 }, (_, i) =>
      picture(`p${i}`, 40 + ((i * 97) % 300), 30 + ((i * 53) % 260)),
    );
    const sheets = pack(pictures, 1);
    expect(sheets.flatMap(({ pictures: laid }) => laid.map(({ picture: { key } }) => key)).toSorted()).toEqual(
      pictures.map(({ key }) => key).toSorted(),
    );
    for (const { w, h, pictures: laid } of sheets)
      for (const [nr, a] of laid.entries()) {
        expect(a.x + a.picture.w <= w && a.y + a.picture.h <= h).toBe(true);
        for (const b of laid.slice(nr + 1))
          expect(
            a.x + a.picture.w <= b.x ||
              b.x + b.picture.w <= a.x ||
              a.y + a.picture.h <= b.y ||
              b.y + b.picture.h <= a.y,
            `${a.picture.key} over ${b.picture.key}`,
          ).toBe(true);
      }
  });

  it('leaves hardly anything empty beside wide scenery', () => {
    const wide = [960, 960, 500, 340, 80].map((h, nr) => picture(`laag/${nr}`, 1560, h));
    expect(areaOf(pack(wide, 1))).toBeLessThan(1.02 * 1560 * 2840);
  });

  it('refuses a picture that no page can hold, and makes no page of nothing', () => {
    expect(() => pack([picture('reus', 5000, 10)], 1)).toThrow('reus is larger than a page');
    expect(pack([], 1)).toEqual([]);
  });
});

describe('soft pictures', () => {
  it('knows a sky from a fence, and leaves what is small alone', async () => {
    expect(await isSoft({ key: 'lucht', svg: SKY, w: 800, h: 600 })).toBe(true);
    expect(await isSoft({ key: 'hek', svg: FENCE, w: 800, h: 600 })).toBe(false);
    expect(await isSoft({ key: 'klein', svg: SKY, w: 400, h: 300 })).toBe(false);
  });
});
