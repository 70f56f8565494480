import { expect, it } from 'vitest';
import { SPEL_SLUGS } from '#games/registry.ts';
import { readChoice } from './choice.ts';

it('reads a full address and falls back on nonsense', () => {
  expect(readChoice('?spel=autorace&s=0.8&calm=1&zelf=fout')).toMatchObject({
    spel: 'autorace',
    s: 0.8,
    calm: true,
    zelf: 'fout',
  });
  expect(readChoice('?s=veel')).toMatchObject({ spel: SPEL_SLUGS[0], s: 0.3 });
});
