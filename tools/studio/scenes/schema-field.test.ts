import { describe, expect, it } from 'vitest';
import { sceneJsonSchema } from '#engine/document/json-schema.ts';
import example from '#engine/document/example.json' with { type: 'json' };
import { fieldOf, nodeAt, sliderRange, startValue, variantOf } from './schema-field.ts';
import { readSchemaNode } from './schema-node.ts';
import { schemaOfUse } from './use-schema.ts';
import type { DocumentPath } from './document-path.ts';

const ROOT = readSchemaNode(sceneJsonSchema());
const fieldAt = (doc: unknown, path: DocumentPath, value: unknown) =>
  fieldOf(nodeAt({ root: ROOT, doc, schemaOfUse }, path), value);

describe('the field for a value of a scene', () => {
  it('knows numbers with their bounds, whole ones and those that may name a tuning', () => {
    expect(fieldAt(example, ['physics', 'velocityCap'], 40)).toMatchObject({ kind: 'number', max: 60, tunable: false });
    expect(fieldAt(example, ['round', 'items'], 8)).toMatchObject({ kind: 'number', min: 1, max: 30, whole: true });
    expect(fieldAt(example, ['physics', 'gravity', 'y'], '$gravity')).toMatchObject({ kind: 'number', tunable: true });
  });

  it('knows choices, truths and texts', () => {
    expect(fieldAt(example, ['land'], 'stad')).toMatchObject({ kind: 'choice' });
    expect(fieldAt(example, ['physics', 'substeps'], 2)).toEqual({ kind: 'choice', options: [1, 2, 3] });
    expect(fieldAt(example, ['woordRail', 'show'], true)).toEqual({ kind: 'truth' });
    expect(fieldAt(example, ['titleKey'], 'titel')).toEqual({ kind: 'text' });
    expect(fieldAt(example, ['version'], 3)).toEqual({ kind: 'fixed' });
  });

  it('takes the form among several that the value has', () => {
    const steps = { tuning: { a: { steps: [[0, 1]] } } };
    expect(fieldAt(steps, ['tuning', 'a'], steps.tuning.a)).toMatchObject({
      kind: 'group',
      fields: [
        ['steps', expect.anything()],
        ['calm', expect.anything()],
      ],
    });
    const fromTo = { tuning: { a: { from: 1, to: 2 } } };
    expect(fieldAt(fromTo, ['tuning', 'a', 'to'], 2)).toMatchObject({ kind: 'number' });
    expect(variantOf([{ type: 'string' }], 3)).toEqual({ type: 'string' });
  });

  it('asks the mechanic and the behaviour for their own form', () => {
    const doc = {
      mechanics: [{ use: 'gesture', kind: 'pop' }],
      prefabs: { a: { behaviours: [{ use: 'bob', amp: 3 }] } },
    };
    expect(fieldAt(doc, ['mechanics', 0, 'kind'], 'pop')).toMatchObject({ kind: 'choice' });
    expect(fieldAt(doc, ['prefabs', 'a', 'behaviours', 0, 'period'], 3)).toMatchObject({ kind: 'number', min: 0.4 });
    expect(fieldAt({ mechanics: [{ use: 'of its own', speed: 3 }] }, ['mechanics', 0, 'speed'], 3)).toMatchObject({
      kind: 'number',
    });
  });

  it('has a field for every value of the example', () => {
    const visit = (value: unknown, path: DocumentPath): void => {
      const field = fieldAt(example, path, value);
      expect(field.kind, path.join('.')).toBeDefined();
      if (typeof value === 'number') expect(['number', 'fixed', 'choice'], path.join('.')).toContain(field.kind);
      if (typeof value !== 'object' || value === null) return;
      expect(['group', 'list'], path.join('.')).toContain(field.kind);
      for (const [step, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(step) : step]);
    };
    visit(example, []);
  });
});

describe('a slider', () => {
  it('keeps to the bounds, and leaves room where there are none', () => {
    expect(sliderRange({ min: 0, max: 1, whole: false }, 0.4)).toMatchObject({ min: 0, max: 1 });
    expect(sliderRange({ min: undefined, max: undefined, whole: true }, 30)).toEqual({ min: 0, max: 60, step: 1 });
    expect(sliderRange({ min: undefined, max: undefined, whole: false }, -5).min).toBe(-10);
    expect(sliderRange({ min: 5, max: 5, whole: true }, 5).max).toBe(6);
  });
});

describe('what is added', () => {
  it('begins with a value that its form takes', () => {
    expect(startValue(nodeAt({ root: ROOT, doc: {}, schemaOfUse }, ['round']))).toEqual({ items: 1, softSeconds: 0 });
    expect(startValue({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] })).toEqual([0, 0]);
    expect(startValue({ options: ['tap', 'drag'] })).toBe('tap');
    expect(startValue({ type: 'boolean' })).toBe(true);
  });
});
