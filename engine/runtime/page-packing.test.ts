import { describe, expect, it } from 'vitest';
import { PagePacking, wholeResolution, type PixelSize } from './page-packing.ts';

/** The word tray as the rail draws it: slots of 86 px, 12 px apart, at most 1080 px wide. */
function tray(letters: number): PixelSize {
  const space = (1080 - 40) / letters - 12;
  const slot = Math.round(Math.max(44, Math.min(space, 86)));
  return { w: letters * slot + (letters - 1) * 12 + 48 + 12, h: 126 };
}
/** What a tray and the plates of its word take, in texture pixels. */
function pictures(letters: number, resolution: number): PixelSize[] {
  const plates = Array.from({ length: letters * 4 }, (_, i) => ({ w: 118 + (i % 3), h: 118 }));
  return [tray(letters), ...plates].map((size) => {
    const fine = wholeResolution(size, resolution);
    return { w: Math.ceil(size.w * fine), h: Math.ceil(size.h * fine) };
  });
}

const LETTERS = Array.from({ length: 13 }, (_, i) => i + 5);

describe.each([1, 2])('pages at %i texture pixels per stage pixel', (resolution) => {
  it.each(LETTERS)('hold the whole tray of a word of %i letters', (letters) => {
    const packing = new PagePacking(resolution);
    const placed = pictures(letters, resolution).map((size) => ({ size, spot: packing.place(size) }));
    for (const { size, spot } of placed) {
      const page = packing.size(spot.page);
      expect(spot.emptied).toBe(false);
      expect(spot.x + size.w).toBeLessThanOrEqual(page.w);
      expect(spot.y + size.h).toBeLessThanOrEqual(page.h);
      expect(Math.max(page.w, page.h)).toBeLessThanOrEqual(2048);
    }
    const shared = placed.flatMap((a, i) =>
      placed.slice(i + 1).filter((b) => a.spot.page === b.spot.page && overlap(a, b)),
    );
    expect(shared).toEqual([]);
  });

  it('paint every tray as fine as was asked, or nearly', () => {
    for (const letters of LETTERS) expect(wholeResolution(tray(letters), resolution)).toBeGreaterThan(resolution * 0.9);
  });
});

interface Placed {
  size: PixelSize;
  spot: { x: number; y: number };
}

const overlap = (a: Placed, b: Placed): boolean =>
  a.spot.x < b.spot.x + b.size.w &&
  b.spot.x < a.spot.x + a.size.w &&
  a.spot.y < b.spot.y + b.size.h &&
  b.spot.y < a.spot.y + a.size.h;

it('lets the page that rests longest make room, and never one that is larger than it may be', () => {
  const packing = new PagePacking(1);
  const whole = { w: 1000, h: 1000 };
  const first = packing.place(whole);
  for (let i = 1; i < 6; i += 1) expect(packing.place(whole)).toMatchObject({ page: i, emptied: false });
  packing.touch(first.page);
  expect(packing.place(whole)).toEqual({ page: 1, x: 0, y: 0, emptied: true });
  expect(packing.place({ w: 1900, h: 100 })).toMatchObject({ page: 6, emptied: false });
});

it('paints what no card could hold less fine instead of cutting it', () => {
  const size = { w: 3000, h: 40 };
  const fine = wholeResolution(size, 2);
  expect(Math.ceil(size.w * fine)).toBeLessThanOrEqual(2048);
  expect(new PagePacking(2).place({ w: Math.ceil(size.w * fine), h: 40 })).toMatchObject({ x: 0, y: 0 });
});
