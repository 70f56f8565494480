import { expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { PIZZA } from './pieces/test-scenes.ts';

it('moves the queue up after a word and brings a new follower', async () => {
  const spel = await startTestSpel({ doc: PIZZA, fixture: 'sequence:kat' });
  spel.step(60);
  const [first, second] = spel.scene.group('klant');
  expect([first?.x, spel.scene.group('klant').length]).toEqual([200, 3]);
  spel.scene.mechanic('track')?.call?.('advance', {});
  spel.seconds(4);
  expect(spel.events).toContain(`left ${first?.id ?? ''}`);
  expect(second?.x).toBeCloseTo(200);
  expect(spel.scene.group('klant')).toHaveLength(3);
  spel.destroy();
});
