import { expect, it } from 'vitest';
import { attachmentMistake } from './attachment.ts';

it.each([
  ['application/pdf', 10, undefined],
  ['image/jpeg', 5 * 1024 * 1024, undefined],
  ['image/png', 5 * 1024 * 1024 + 1, 'groot'],
  ['image/svg+xml', 10, 'soort'],
  ['', 10, 'soort'],
])('a file of kind %j and %i bytes', (type, size, mistake) => {
  expect(attachmentMistake({ type, size })).toBe(mistake);
});
