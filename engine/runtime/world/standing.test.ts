import { expect, it } from 'vitest';
import { BUBBLES, trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import type { Accessibility } from '../contract.ts';
import { startTestSpel, type TestSpel } from '../test-kit.ts';

const DOC = trialScene({
  mechanics: [
    { use: 'gesture', kind: 'pop', targets: 'geen' },
    {
      use: 'spawner',
      source: 'decor',
      prefabs: ['wolk'],
      interval: 0.2,
      concurrent: 3,
      velocity: [0, 0],
      always: true,
    },
  ],
  tuning: { vaart: { from: 10, to: 20, calm: 3 } },
  prefabs: { wolk: { sprite: 'ding', layer: 'wereld' } },
  entities: [
    { id: 'vlag', sprite: 'ding', at: [200, 300], behaviours: [{ use: 'bob', amp: 20, period: 1 }] },
    { id: 'eend', sprite: 'ding', at: [400, 300] },
  ],
  layers: [{ id: 'lucht', drift: 10 }, { id: 'wereld' }],
  modes: { calm: { hide: ['eend'] }, reducedMotion: { hide: ['wolk'] }, oneSwitch: {} },
});

function set(spel: TestSpel, part: Partial<Accessibility>): void {
  const t = spel.session.o.accessibility;
  Object.assign(t, part);
  spel.world.setAccessibility(t);
}

const isVisible = (spel: TestSpel, id: string): boolean[] => spel.scene.group(id).map((d) => d.visible);

it('calm mode begins and ends in the middle of a round', async () => {
  const spel = await startTestSpel({ doc: DOC, fixture: 'sequence:kat' });
  const before = [spel.scene.num('$vaart'), spel.scene.tempo, isVisible(spel, 'eend')];
  set(spel, { calm: true });
  expect([spel.scene.num('$vaart'), spel.scene.tempo, isVisible(spel, 'eend')]).toEqual([3, 0.6, [false]]);
  spel.scene.entity('eend').visible = true;
  expect(isVisible(spel, 'eend')).toEqual([false]);
  set(spel, { calm: false });
  expect([spel.scene.num('$vaart'), spel.scene.tempo, isVisible(spel, 'eend')]).toEqual(before);
  spel.destroy();
});

it('less movement stills behaviours and hides decor, also what is born later', async () => {
  const spel = await startTestSpel({ doc: DOC, fixture: 'sequence:kat' });
  spel.seconds(0.5);
  const heights = (): number => {
    const seen = new Set<number>();
    for (let i = 0; i < 30; i += 1) {
      spel.step(1);
      seen.add(Math.round(spel.scene.entity('vlag').view.y));
    }
    return seen.size;
  };
  expect([heights() > 5, isVisible(spel, 'wolk').every(Boolean)]).toEqual([true, true]);
  set(spel, { reducedMotion: true });
  expect(heights()).toBe(1);
  spel.seconds(2);
  expect(isVisible(spel, 'wolk')).toEqual([false, false, false]);
  set(spel, { reducedMotion: false });
  expect([heights() > 5, isVisible(spel, 'wolk').every(Boolean)]).toEqual([true, true]);
  spel.destroy();
});

it('bubbles in the air take their places in the calm grid at once, and float again after it', async () => {
  const spel = await startTestSpel({ doc: BUBBLES, fixture: 'sequence:kat' });
  spel.session.start();
  spel.seconds(8);
  set(spel, { calm: true });
  const spots = spel.scene.group('bel').map((d) => [d.x, d.y]);
  expect(spots).toHaveLength(spel.scene.tokens().length);
  expect(spots[0]).toEqual([300, 200]);
  set(spel, { calm: false });
  spel.seconds(3);
  expect(spel.scene.group('bel').length).toBeGreaterThan(1);
  spel.destroy();
});
