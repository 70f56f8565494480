import { expect, it } from 'vitest';
import { totalBlocking } from './watch.ts';

it('counts of every task only what is over 50 ms', () => {
  expect(totalBlocking([])).toBe(0);
  expect(totalBlocking([20, 50])).toBe(0);
  expect(totalBlocking([60, 250, 30])).toBe(210);
});
