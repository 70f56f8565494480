import { describe, expect, it } from 'vitest';
import { maakTestSpel, type TestSpel } from '#engine/runtime/test-kit.ts';
import voorbeeld from '#engine/document/voorbeeld.json' with { type: 'json' };

const gate = { prefab: 'poort', sign: 'bord', ahead: 60, every: 0.2, signWidth: 380, squeeze: 0.05, stopAt: 12 };
const kleuren = { road: '#555555', roadAlt: '#5A5A5A', rumble: '#FFFFFF', rumbleAlt: '#DD3333', stripe: '#FFFFFF' };

const doc = {
  ...voorbeeld,
  assets: { icons: {}, svg: { ding: 'a/b.svg' }, layers: {}, rigs: {} },
  sounds: {},
  tuning: {},
  triggers: [],
  tutorial: [],
  actors: {},
  capabilities: [{ shape: 'select', formats: ['kies'], minOptions: 2, maxOptions: 3, weight: 1 }],
  layers: [{ id: 'weg' }, { id: 'baan' }],
  mechanics: [
    { use: 'lanes', view: 'road', mover: 'auto', depth: 7, scrollSpeed: 20, gate },
    { use: 'camera', mode: 'road', road: { layer: 'weg', width: 1500, colours: kleuren } },
  ],
  prefabs: {
    poort: { sprite: 'ding', layer: 'baan', states: { n2: { alpha: 0.5 }, n3: { alpha: 1 } } },
    bord: {
      sprite: 'ding',
      layer: 'baan',
      token: { plate: 'card', size: 110, width: 340 },
      states: { baan0: {}, baan1: {}, baan2: {} },
    },
  },
  entities: [{ id: 'auto', sprite: 'ding', layer: 'baan', at: [640, 540] }],
};

async function start(fixture: string, toegankelijk = {}): Promise<TestSpel> {
  const spel = await maakTestSpel({ doc, fixture, items: 2, toegankelijk });
  spel.sessie.start();
  spel.seconden(3.2);
  return spel;
}

describe('a gate over the road', () => {
  for (const n of [2, 3]) {
    it(`hangs ${n} signs side by side inside the stage, all the way`, async () => {
      const spel = await start(`select:${n}`);
      expect(spel.scene.group('poort')[0]?.state).toBe(`n${n}`);
      while (spel.laatste === null && spel.scene.now < 9000) {
        const borden = spel.scene.group('bord');
        expect(borden).toHaveLength(n);
        const breed = 380 * (borden[0]?.scale ?? 0);
        for (const [i, bord] of borden.entries()) {
          if (i > 0) expect(bord.x - (borden[i - 1]?.x ?? 0)).toBeGreaterThanOrEqual(breed - 1);
          expect(Math.abs(bord.x - 640) + breed / 2).toBeLessThanOrEqual(640);
        }
        spel.step(6);
      }
      spel.destroy();
    });
  }

  it('makes the mover wait in a lane without a sign, and drives on when the child steers', async () => {
    const spel = await start('select:2');
    spel.seconden(8);
    expect(spel.laatste).toBeNull();
    expect(spel.scene.diensten.rit?.speed ?? 9).toBeLessThan(0.5);
    spel.sessie.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    spel.seconden(3);
    expect(spel.laatste).not.toBeNull();
    spel.destroy();
  });

  it('drives by itself under the sign of its own lane, but waits for a choice in calm and one-switch', async () => {
    const gewoon = await start('select:3');
    gewoon.seconden(6);
    expect(gewoon.laatste).not.toBeNull();
    gewoon.destroy();
    for (const stand of [{ calm: true }, { oneSwitch: true }]) {
      const spel = await start('select:3', stand);
      spel.seconden(12);
      expect(spel.laatste).toBeNull();
      spel.sessie.choose(spel.scene.tokens()[1]?.id ?? '', 'knop');
      spel.seconden(4);
      expect(spel.laatste).not.toBeNull();
      spel.destroy();
    }
  });

  it.each([0, 1, 2])('takes sign %i when it is tapped, also where signs hang close together', async (i) => {
    const spel = await start('select:3');
    const borden = spel.scene.group('bord');
    for (const [nr, bord] of borden.entries()) bord.x = 640 + (nr - 1) * 60;
    const { x = 0, y = 0, token } = borden[i] ?? {};
    for (const kind of ['down', 'up'] as const) spel.sessie.intent({ kind, x, y, device: 'aanraken' });
    spel.seconden(6);
    expect(spel.laatste?.attempt).toEqual({ kind: 'pick', tokenId: token?.id });
    spel.destroy();
  });

  it('sweeps past and is gone before the next one', async () => {
    const spel = await start('select:3');
    spel.seconden(6);
    expect(spel.scene.group('bord').length).toBeLessThanOrEqual(3);
    for (const bord of spel.scene.group('bord')) expect(Number.isFinite(bord.x)).toBe(true);
    spel.destroy();
  });
});
