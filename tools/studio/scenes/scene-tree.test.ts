import { describe, expect, it } from 'vitest';
import example from '#engine/document/example.json' with { type: 'json' };
import { placedThings, treeOf } from './scene-tree.ts';

describe('the tree of a scene', () => {
  it('names every thing by what the document calls it', () => {
    const tree = treeOf({
      tuning: { speed: { from: 1, to: 2, x: 'a' }, gap: 4 },
      mechanics: [{ use: 'bodies' }, { use: 'spawner', id: 'stream' }],
      triggers: [{ on: 'start', do: [{ sound: 'a' }] }, { do: [{ sound: 'b' }] }],
      unknown: {},
    });
    expect(tree.map(({ label, inner }) => [label, inner.map((one) => one.label)])).toEqual([
      ['tuning', ['speed']],
      ['mechanics', ['bodies', 'stream']],
      ['triggers', ['start', '2']],
    ]);
    expect(tree[1]?.inner[1]?.path).toEqual(['mechanics', 1]);
  });

  it('holds the parts of the example', () => {
    expect(treeOf(example).length).toBeGreaterThan(8);
    expect(treeOf(null)).toEqual([]);
  });
});

describe('things on the stage', () => {
  it('are those with a place, and every point of a group', () => {
    const doc = {
      entities: [
        { id: 'a', at: [1, 2] },
        {
          group: 'g',
          points: [
            [3, 4],
            [5, 6],
          ],
        },
        { id: 'without' },
      ],
    };
    expect(placedThings(doc)).toEqual([
      { path: ['entities', 0, 'at'], label: 'a', at: [1, 2], outlines: [] },
      { path: ['entities', 1, 'points', 0], label: 'g 1', at: [3, 4], outlines: [] },
      { path: ['entities', 1, 'points', 1], label: 'g 2', at: [5, 6], outlines: [] },
    ]);
  });

  it('show what the physics feel and what a finger may touch, of their recipe too', () => {
    const doc = {
      prefabs: { ball: { body: { shape: 'circle', r: 20 }, hit: { w: 90, h: 70 } } },
      entities: [
        { id: 'a', prefab: 'ball', at: [100, 100] },
        { id: 'wall', at: [0, 0], body: { shape: 'rect', x: 30, y: 40, w: 60, h: 700, angle: 12 } },
        { id: 'tuned', at: [0, 0], body: { shape: 'circle', r: '$size' } },
      ],
    };
    expect(placedThings(doc).map(({ outlines }) => outlines)).toEqual([
      [
        { kind: 'body', x: 0, y: 0, angle: 0, r: 20 },
        { kind: 'touch', x: 0, y: 0, angle: 0, size: [90, 70] },
      ],
      [{ kind: 'body', x: 30, y: 40, angle: 12, size: [60, 700] }],
      [],
    ]);
  });
});
