import { expect, it } from 'vitest';
import { ownFigureSchema } from './figure.ts';

const plain = { skin: 3, hairColor: 2, freckles: false, hearingAid: true, wheelchair: false };

it('reads a figure with some places taken, and none with a place that does not exist', () => {
  expect(ownFigureSchema.parse({ ...plain, parts: { hat: 'hat-cap', pet: 'pet-cat' } }).parts.hat).toBe('hat-cap');
  expect(ownFigureSchema.safeParse({ ...plain, parts: { tail: 'tail-fox' } }).success).toBe(false);
  expect(ownFigureSchema.safeParse({ ...plain, skin: 7, parts: {} }).success).toBe(false);
  expect(ownFigureSchema.safeParse({ ...plain, parts: { hat: 'Hat!' } }).success).toBe(false);
});
