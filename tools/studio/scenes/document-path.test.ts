import { describe, expect, it } from 'vitest';
import { readablePath } from '#engine/document/error.ts';
import { readPath, samePath, valueAt, withValue } from './document-path.ts';

const DOC = { round: { items: 8 }, entities: [{ id: 'a', at: [1, 2] }, { id: 'b' }] };

describe('a path in a document', () => {
  it('leads to its value, or nowhere', () => {
    expect(valueAt(DOC, ['entities', 0, 'at', 1])).toBe(2);
    expect(valueAt(DOC, [])).toBe(DOC);
    expect(valueAt(DOC, ['entities', 7, 'at'])).toBeUndefined();
    expect(valueAt(DOC, ['round', 'items', 'deeper'])).toBeUndefined();
  });

  it('changes one value and leaves the document that was given', () => {
    const changed = withValue(DOC, ['entities', 0, 'at', 1], 9);
    expect(changed).toEqual({ ...DOC, entities: [{ id: 'a', at: [1, 9] }, { id: 'b' }] });
    expect(DOC.entities[0]?.at).toEqual([1, 2]);
    expect(valueAt(changed, ['round'])).toBe(DOC.round);
  });

  it('makes what was not there, and takes away what is undefined', () => {
    expect(withValue({}, ['tuning', 'speed'], 3)).toEqual({ tuning: { speed: 3 } });
    expect(withValue(DOC, ['entities', 0], undefined)).toEqual({ ...DOC, entities: [{ id: 'b' }] });
    expect(withValue(DOC, ['round', 'items'], undefined)).toEqual({ ...DOC, round: {} });
  });

  it('is read back from the messages of the engine', () => {
    const path = ['mechanics', 1, 'calm', 'at', 0] as const;
    expect(readPath(readablePath(path))).toEqual(path);
    expect(readPath(readablePath([]))).toEqual([]);
    expect(samePath(readPath('entities[0].at'), ['entities', 0, 'at'])).toBe(true);
    expect(samePath(['a'], ['a', 'b'])).toBe(false);
  });
});
