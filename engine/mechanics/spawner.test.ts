import { expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { BUBBLES } from './pieces/test-scenes.ts';

it('brings every token of the question within the promised time, never twice at once', async () => {
  const spel = await startTestSpel({ doc: BUBBLES, fixture: 'sequence:stroom' });
  spel.session.start();
  spel.seconds(3);
  const required = new Set(spel.scene.tokens().map((t) => t.id));
  for (let i = 0; i < 60; i += 1) {
    spel.seconds(0.2);
    const ids = spel.scene.group('bel').flatMap((b) => (b.token === null ? [] : [b.token.id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) required.delete(id);
  }
  expect([...required]).toEqual([]);
  spel.destroy();
});
