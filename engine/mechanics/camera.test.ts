import '#engine/runtime/test-navigator.ts';
import { describe, expect, it } from 'vitest';
import { WegPunt } from '#engine/runtime/punt.ts';
import { WegProjectie } from './camera.ts';
import { cameraSchema } from './camera.schema.ts';

const { road } = cameraSchema.parse({
  use: 'camera',
  mode: 'road',
  road: {
    layer: 'weg',
    colours: { road: '#000000', roadAlt: '#000000', rumble: '#000000', rumbleAlt: '#000000', stripe: '#000000' },
  },
});

describe('road projection', () => {
  if (road === undefined) throw new Error('geen weg');
  const projectie = new WegProjectie(road);
  const op = (lateral: number, depth: number) => {
    const punt = Object.assign(new WegPunt(), { lat: lateral, diepte: depth });
    projectie.project(punt);
    return punt;
  };

  it('puts what is near low and large and what is far at the horizon', () => {
    expect(op(0, 4)).toMatchObject({ x: 640, y: 720, scale: 1 });
    expect(op(0, 150).y).toBeLessThan(325);
    expect(op(0, 150).scale).toBeLessThan(0.03);
  });

  it('keeps lanes at equal distances', () => {
    const [links, midden, rechts] = [op(-1, 10), op(0, 10), op(1, 10)];
    expect(rechts.x - midden.x).toBeCloseTo(midden.x - links.x);
  });
});
