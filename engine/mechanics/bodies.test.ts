import { expect, it } from 'vitest';
import { walls } from './bodies.ts';

it('puts walls of 60 px outside the box', () => {
  expect(walls([100, 80, 1000, 600], ['left', 'top'])).toEqual([
    [40, 20, 60, 720],
    [40, 20, 1120, 60],
  ]);
});
