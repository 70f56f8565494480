import '#engine/runtime/test-navigator.ts';
import { describe, expect, it } from 'vitest';
import { createEmptyPaint } from '#engine/runtime/plain/empty-paint.ts';
import type { RailBox } from '#engine/runtime/contract.ts';
import { WoordRail } from './woord-rail.ts';

const EMPTY: RailBox = { text: '', state: 'leeg' };
/** Stage px of a slot's drawing that no letter stands in: air around its plate, and the ring of the next one. */
const AIR = 36;

function slots(count: number, wide = 0, space = 1280): { x: number; y: number; w: number; scale: number }[] {
  const resources = { paint: createEmptyPaint(), style: { font: 'Andika', distance: 0 }, picture: () => null };
  const rail = new WoordRail(resources, space);
  const widths: number[] = [];
  const { paint } = resources;
  const bake = paint.bake.bind(paint);
  paint.bake = (key, size, draw) => {
    if (key.startsWith('p:')) widths.push(size.w - AIR);
    return bake(key, size, draw);
  };
  rail.show(
    Array.from({ length: count }, () => EMPTY),
    wide,
  );
  const w = widths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, slot) => {
    const point = { x: 0, y: 0 };
    rail.spot(slot, point);
    return { ...point, w, scale: rail.view.scale.x };
  });
}

describe('tray of letters', () => {
  it.each([3, 9, 12, 15, 18])('%i slots stand beside each other, never over each other', (count) => {
    const row = slots(count);
    const gaps = row.slice(1).map(({ x, w }, i) => x - w / 2 - ((row[i]?.x ?? 0) + w / 2));
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  });

  it('stands in one row as long as its letters are large, and in two rows where one would make them small', () => {
    const rows = (...of: Parameters<typeof slots>): number => new Set(slots(...of).map(({ y }) => y)).size;
    expect(rows(9, 0, 720)).toBe(1);
    expect(rows(14, 0, 720)).toBe(1);
    expect(rows(18, 0, 720)).toBe(2);
    expect(rows(18)).toBe(1);
    expect(rows(5, 330)).toBe(2);
  });

  it('never leaves what is seen, and grows up from its foot', () => {
    for (const [count, wide] of [
      [18, 0],
      [6, 180],
      [5, 330],
    ] as const) {
      const row = slots(count, wide, 720);
      expect(Math.max(...row.map(({ x, w, scale }) => Math.abs(x) + (w / 2) * scale))).toBeLessThan(360);
      expect(Math.max(...row.map(({ y }) => y))).toBeLessThan(20);
      expect(Math.min(...row.map(({ y }) => y))).toBeGreaterThan(-80);
    }
  });
});
