import '#engine/runtime/test-navigator.ts';
import { describe, expect, it } from 'vitest';
import { RoadPoint } from '#engine/runtime/point.ts';
import { RoadProjection } from './camera.ts';
import { cameraSchema } from './camera.schema.ts';

const { road } = cameraSchema.parse({
  use: 'camera',
  mode: 'road',
  road: {
    layer: 'weg',
    colors: { road: '#000000', roadAlt: '#000000', rumble: '#000000', rumbleAlt: '#000000', stripe: '#000000' },
  },
});

describe('road projection', () => {
  if (road === undefined) throw new Error('geen weg');
  const projection = new RoadProjection(road);
  const at = (lateral: number, depth: number) => {
    const point = Object.assign(new RoadPoint(), { lat: lateral, depth });
    projection.project(point);
    return point;
  };

  it('puts what is near low and large and what is far at the horizon', () => {
    expect(at(0, 4)).toMatchObject({ x: 640, y: 720, scale: 1 });
    expect(at(0, 150).y).toBeLessThan(325);
    expect(at(0, 150).scale).toBeLessThan(0.03);
  });

  it('keeps lanes at equal distances', () => {
    const [left, middle, right] = [at(-1, 10), at(0, 10), at(1, 10)];
    expect(right.x - middle.x).toBeCloseTo(middle.x - left.x);
  });
});
