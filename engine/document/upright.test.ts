import { expect, it } from 'vitest';
import { readScene, type SceneDoc } from './scene.ts';
import { uprightScene } from './upright.ts';
import example from './example.json' with { type: 'json' };

function read(json: unknown): SceneDoc {
  const doc = readScene('example.json', json);
  if (!doc.ok) throw new Error(doc.fout.line);
  return doc.value;
}

const [layer] = example.layers;
const portrait = {
  frame: [0, 0, 720, 1480],
  layers: { [layer?.id ?? '']: { view: { at: [12, 30], scale: 0.5 } } },
  woordRail: { y: 1400 },
  tuning: { extra: 4 },
};

it('answers a document without a portrait part as it is', () => {
  const doc = read(example);
  expect(uprightScene(doc)).toBe(doc);
});

it('lays the portrait part over the rest, and the result is a document again', () => {
  const doc = read({ ...example, portrait });
  const upright = read(uprightScene(doc));
  expect(upright.stage.frame).toEqual([0, 0, 720, 1480]);
  expect(upright.layers[0]).toEqual({ ...doc.layers[0], view: { at: [12, 30], scale: 0.5 } });
  expect(upright.layers.slice(1)).toEqual(doc.layers.slice(1));
  expect(upright.woordRail).toEqual({ ...doc.woordRail, y: 1400 });
  expect(upright.tuning).toEqual({ ...doc.tuning, extra: 4 });
  expect(upright.portrait).toBeUndefined();
});

it('refuses a patch that makes no document', () => {
  const doc = read({ ...example, portrait: { ...portrait, woordRail: { y: 'laag' } } });
  expect(() => read(uprightScene(doc))).toThrow('woordRail.y');
});
