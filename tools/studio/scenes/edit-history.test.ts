import { describe, expect, it } from 'vitest';
import { createHistory, edited, redone, settled, undone } from './edit-history.ts';

describe('the history of a document', () => {
  it('goes back and forth', () => {
    const two = edited(edited(createHistory('a'), 'b', ['x']), 'c', ['y']);
    expect(undone(two).present).toBe('b');
    expect(undone(undone(undone(two))).present).toBe('a');
    expect(redone(undone(two)).present).toBe('c');
    expect(redone(two)).toEqual(two);
  });

  it('takes a value that is dragged as one step, until the hand is lifted', () => {
    const dragged = edited(edited(createHistory(1), 2, ['x']), 3, ['x']);
    expect(undone(dragged).present).toBe(1);
    const again = edited(settled(dragged), 4, ['x']);
    expect(undone(again).present).toBe(3);
  });

  it('forgets what was undone once something else is done', () => {
    const other = edited(undone(edited(createHistory('a'), 'b', ['x'])), 'c', ['x']);
    expect(redone(other).present).toBe('c');
    expect(other.past).toEqual(['a']);
  });
});
