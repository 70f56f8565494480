import { expect, it } from 'vitest';
import { leesKeuze } from './keuze.ts';

it('reads a full address and falls back on nonsense', () => {
  expect(leesKeuze('?spel=autorace&s=0.8&calm=1&zelf=fout')).toMatchObject({
    spel: 'autorace',
    s: 0.8,
    calm: true,
    zelf: 'fout',
  });
  expect(leesKeuze('?s=veel')).toMatchObject({ spel: 'bellenprikken', s: 0.3 });
});
