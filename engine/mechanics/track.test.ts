import { expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import { PIZZA } from './test-scenes.ts';

it('moves the queue up after a word and brings a new follower', async () => {
  const spel = await maakTestSpel({ doc: PIZZA, fixture: 'sequence:kat' });
  spel.step(60);
  const [eerste, tweede] = spel.scene.group('klant');
  expect([eerste?.x, spel.scene.group('klant').length]).toEqual([200, 3]);
  spel.scene.mechanic('track')?.call?.('advance', {});
  spel.seconden(4);
  expect(spel.events).toContain(`left ${eerste?.id ?? ''}`);
  expect(tweede?.x).toBeCloseTo(200);
  expect(spel.scene.group('klant')).toHaveLength(3);
  spel.destroy();
});
