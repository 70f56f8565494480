import { describe, expect, it } from 'vitest';
import { type Box, fillWavyEdge } from './signing.ts';

const AMP = 4;

/** Points of the path that is filled. */
function edgePoints(box: Box, r: number): [number, number][] {
  const points: [number, number][] = [];
  const canvas = {
    beginPath: () => undefined,
    closePath: () => undefined,
    fill: () => undefined,
    lineTo: (x: number, y: number) => void points.push([x, y]),
    fillStyle: '',
  };
  fillWavyEdge(canvas, box, { r, amp: AMP, color: '#8b3fb8' });
  expect(canvas.fillStyle).toBe('#8b3fb8');
  return points;
}

/** Distance of a point to a rounded box; below 0 inside it. */
function distance([px, py]: readonly [number, number], [x, y, w, h]: Box, r: number): number {
  const dx = Math.abs(px - x - w / 2) - (w / 2 - r);
  const dy = Math.abs(py - y - h / 2) - (h / 2 - r);
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

describe('the wavy edge', () => {
  it.each<[string, Box, number]>([
    ['of a plate', [10, 20, 220, 90], 24],
    ['of a circle', [-50, -50, 100, 100], 50],
    ['of a box without round corners', [0, 0, 80, 60], 0],
  ])('%s stays within its waves, reaches both ends of them, and goes round without a leap', (_, box, r) => {
    const points = edgePoints(box, r);
    const away = points.map((point) => distance(point, box, r));
    expect(Math.max(...away)).toBeLessThanOrEqual(AMP + 0.01);
    expect(Math.min(...away)).toBeGreaterThanOrEqual(-AMP - 0.01);
    expect(Math.max(...away)).toBeGreaterThan(AMP * 0.7);
    expect(Math.min(...away)).toBeLessThan(-AMP * 0.7);
    const leaps = points.map(([x, y], nr) => {
      const [ax, ay] = points.at(nr - 1) ?? [x, y];
      return Math.hypot(x - ax, y - ay);
    });
    expect(Math.max(...leaps)).toBeLessThan(12);
  });

  it('has whole waves, so that its end meets its begin', () => {
    expect(edgePoints([0, 0, 200, 80], 20).length % 8).toBe(0);
  });
});
