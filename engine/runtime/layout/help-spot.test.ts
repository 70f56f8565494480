import { describe, expect, it } from 'vitest';
import { covering, chooseSpot, type Obstacle } from './help-spot.ts';

const screen = { x: 0, y: 80, w: 1000, h: 500 };
const card = { w: 300, h: 80 };
const rail: Obstacle = { x: 200, y: 500, w: 600, h: 80, weight: 4 };

describe('place of the help card', () => {
  it('stands in the right bottom corner when nothing is there', () => {
    expect(chooseSpot(screen, card, [])).toEqual({ x: 700, y: 500 });
  });
  it('covers neither the rail nor what must be touched', () => {
    const bubbles: Obstacle[] = Array.from({ length: 5 }, (_, i) => ({
      x: 80 + i * 190,
      y: 300,
      w: 130,
      h: 130,
      weight: 4,
    }));
    const obstacles = [rail, ...bubbles];
    const spot = chooseSpot(screen, card, obstacles);
    expect(covering({ ...spot, ...card }, obstacles)).toBe(0);
  });
  it('stands beside the slot that it is about, and still covers nothing that must be touched', () => {
    const slot = { x: 250, y: 540 };
    const spot = chooseSpot(screen, { ...card, near: slot }, [rail]);
    expect(covering({ ...spot, ...card }, [rail])).toBe(0);
    expect(Math.abs(spot.y + card.h - rail.y)).toBeLessThanOrEqual(12);
    expect([spot.x <= slot.x, spot.x + card.w >= slot.x]).toEqual([true, true]);
  });
  it('takes the lightest when everything is full, and never leaves the room', () => {
    const full: Obstacle[] = [
      { x: 0, y: 0, w: 1000, h: 330, weight: 4 },
      { x: 0, y: 330, w: 1000, h: 300, weight: 1 },
    ];
    expect(chooseSpot(screen, card, full).y).toBeGreaterThanOrEqual(330);
    expect(chooseSpot({ x: 10, y: 10, w: 200, h: 50 }, card, [])).toEqual({ x: 10, y: 10 });
  });
});
