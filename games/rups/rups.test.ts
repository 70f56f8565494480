import { expect, it } from 'vitest';
import { playWithBot } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

it('plays two words to the end', async () => {
  const spel = await loadSpel('rups', 'nl');
  if (spel === null) throw new Error('no game');
  const out = await playWithBot({ doc: spel.doc, fixture: 'select:4', bot: 'goed', items: 2, maxSeconds: 90 });
  expect(out).toMatchObject({ done: true });
});
