import { expect, it } from 'vitest';
import { BELLEN, proefScene } from '#engine/mechanics/test-scenes.ts';
import type { Toegankelijk } from './contract.ts';
import { maakTestSpel, type TestSpel } from './test-kit.ts';

const DOC = proefScene({
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

function zet(spel: TestSpel, deel: Partial<Toegankelijk>): void {
  const t = spel.sessie.o.toegankelijk;
  Object.assign(t, deel);
  spel.scene.zetToegankelijk(t);
}

const zichtbaar = (spel: TestSpel, id: string): boolean[] => spel.scene.group(id).map((d) => d.visible);

it('calm mode begins and ends in the middle of a round', async () => {
  const spel = await maakTestSpel({ doc: DOC, fixture: 'sequence:kat' });
  const voor = [spel.scene.num('$vaart'), spel.scene.tempo, zichtbaar(spel, 'eend')];
  zet(spel, { calm: true });
  expect([spel.scene.num('$vaart'), spel.scene.tempo, zichtbaar(spel, 'eend')]).toEqual([3, 0.6, [false]]);
  spel.scene.entity('eend').visible = true;
  expect(zichtbaar(spel, 'eend')).toEqual([false]);
  zet(spel, { calm: false });
  expect([spel.scene.num('$vaart'), spel.scene.tempo, zichtbaar(spel, 'eend')]).toEqual(voor);
  spel.destroy();
});

it('less movement stills behaviours and hides decor, also what is born later', async () => {
  const spel = await maakTestSpel({ doc: DOC, fixture: 'sequence:kat' });
  spel.seconden(0.5);
  const hoogtes = (): number => {
    const gezien = new Set<number>();
    for (let i = 0; i < 30; i += 1) {
      spel.step(1);
      gezien.add(Math.round(spel.scene.entity('vlag').view.y));
    }
    return gezien.size;
  };
  expect([hoogtes() > 5, zichtbaar(spel, 'wolk').every(Boolean)]).toEqual([true, true]);
  zet(spel, { reducedMotion: true });
  expect(hoogtes()).toBe(1);
  spel.seconden(2);
  expect(zichtbaar(spel, 'wolk')).toEqual([false, false, false]);
  zet(spel, { reducedMotion: false });
  expect([hoogtes() > 5, zichtbaar(spel, 'wolk').every(Boolean)]).toEqual([true, true]);
  spel.destroy();
});

it('bubbles in the air take their places in the calm grid at once, and float again after it', async () => {
  const spel = await maakTestSpel({ doc: BELLEN, fixture: 'sequence:kat' });
  spel.sessie.start();
  spel.seconden(8);
  zet(spel, { calm: true });
  const plekken = spel.scene.group('bel').map((d) => [d.x, d.y]);
  expect(plekken).toHaveLength(spel.scene.tokens().length);
  expect(plekken[0]).toEqual([300, 200]);
  zet(spel, { calm: false });
  spel.seconden(3);
  expect(spel.scene.group('bel').length).toBeGreaterThan(1);
  spel.destroy();
});
