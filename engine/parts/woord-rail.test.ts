import '#engine/runtime/test-navigator.ts';
import { describe, expect, it } from 'vitest';
import { createEmptyPaint } from '#engine/runtime/plain/empty-paint.ts';
import type { RailBox } from '#engine/runtime/contract.ts';
import { WoordRail } from './woord-rail.ts';

const EMPTY: RailBox = { text: '', state: 'leeg' };
/** Stage px of a slot's drawing that no letter stands in: air around its plate, and the ring of the next one. */
const AIR = 36;

function slots(count: number): { x: number; w: number }[] {
  const resources = { paint: createEmptyPaint(), style: { font: 'Andika', distance: 0 }, picture: () => null };
  const rail = new WoordRail(resources, 1280);
  const widths: number[] = [];
  const { paint } = resources;
  const bake = paint.bake.bind(paint);
  paint.bake = (key, size, draw) => {
    if (key.startsWith('p:')) widths.push(size.w - AIR);
    return bake(key, size, draw);
  };
  rail.show(
    Array.from({ length: count }, () => EMPTY),
    0,
  );
  const w = widths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, slot) => {
    const point = { x: 0, y: 0 };
    rail.spot(slot, point);
    return { x: point.x, w };
  });
}

describe('tray of letters', () => {
  it.each([3, 9, 12, 15, 18])('%i slots stand beside each other, never over each other', (count) => {
    const row = slots(count);
    const gaps = row.slice(1).map(({ x, w }, i) => x - w / 2 - ((row[i]?.x ?? 0) + w / 2));
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  });
});
