import { expect, it } from 'vitest';
import { readChoice } from './choice.ts';

it('reads a full address and falls back on nonsense', () => {
  expect(readChoice('?spel=autorace&s=0.8&calm=1&zelf=fout')).toMatchObject({
    spel: 'autorace',
    s: 0.8,
    calm: true,
    zelf: 'fout',
  });
  expect(readChoice('?s=veel')).toMatchObject({ spel: 'bellenprikken', s: 0.3 });
});
