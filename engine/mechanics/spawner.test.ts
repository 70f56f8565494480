import { expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import { BELLEN } from './test-scenes.ts';

it('brings every token of the question within the promised time, never twice at once', async () => {
  const spel = await maakTestSpel({ doc: BELLEN, fixture: 'sequence:stroom' });
  spel.sessie.start();
  spel.seconden(3);
  const nodig = new Set(spel.scene.tokens().map((t) => t.id));
  for (let i = 0; i < 60; i += 1) {
    spel.seconden(0.2);
    const ids = spel.scene.group('bel').flatMap((b) => (b.token === null ? [] : [b.token.id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) nodig.delete(id);
  }
  expect([...nodig]).toEqual([]);
  spel.destroy();
});
