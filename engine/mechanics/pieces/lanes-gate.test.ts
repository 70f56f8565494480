import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestSpel } from '#engine/runtime/test-kit.ts';
import example from '#engine/document/example.json' with { type: 'json' };

const gate = { prefab: 'poort', sign: 'bord', ahead: 60, every: 0.2, signWidth: 380, squeeze: 0.05, stopAt: 12 };
const colors = { road: '#555555', roadAlt: '#5A5A5A', rumble: '#FFFFFF', rumbleAlt: '#DD3333', stripe: '#FFFFFF' };

const doc = {
  ...example,
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
    { use: 'camera', mode: 'road', road: { layer: 'weg', width: 1500, colors } },
  ],
  prefabs: {
    poort: { sprite: 'ding', layer: 'baan', states: { n2: { alpha: 0.5 }, n3: { alpha: 1 } } },
    bord: {
      sprite: 'ding',
      layer: 'baan',
      token: { plate: 'card', size: 110, width: 340 },
      states: { lane0: {}, lane1: {}, lane2: {} },
    },
  },
  entities: [{ id: 'auto', sprite: 'ding', layer: 'baan', at: [640, 540] }],
};

async function start(fixture: string, accessibility = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc, fixture, items: 2, accessibility });
  spel.session.start();
  spel.seconds(3.2);
  return spel;
}

describe('a gate over the road', () => {
  for (const n of [2, 3]) {
    it(`hangs ${n} signs side by side inside the stage, all the way`, async () => {
      const spel = await start(`select:${n}`);
      expect(spel.scene.group('poort')[0]?.state).toBe(`n${n}`);
      while (spel.last === null && spel.scene.now < 9000) {
        const boards = spel.scene.group('bord');
        expect(boards).toHaveLength(n);
        const wide = 380 * (boards[0]?.scale ?? 0);
        for (const [i, board] of boards.entries()) {
          if (i > 0) expect(board.x - (boards[i - 1]?.x ?? 0)).toBeGreaterThanOrEqual(wide - 1);
          expect(Math.abs(board.x - 640) + wide / 2).toBeLessThanOrEqual(640);
        }
        spel.step(6);
      }
      spel.destroy();
    });
  }

  it('makes the mover wait in a lane without a sign, and drives on when the child steers', async () => {
    const spel = await start('select:2');
    spel.seconds(8);
    expect(spel.last).toBeNull();
    expect(spel.scene.services.ride?.speed ?? 9).toBeLessThan(0.5);
    spel.session.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    spel.seconds(3);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });

  it('drives by itself under the sign of its own lane, but waits for a choice in calm and one-switch', async () => {
    const ordinary = await start('select:3');
    ordinary.seconds(6);
    expect(ordinary.last).not.toBeNull();
    ordinary.destroy();
    for (const state of [{ calm: true }, { oneSwitch: true }]) {
      const spel = await start('select:3', state);
      spel.seconds(12);
      expect(spel.last).toBeNull();
      spel.session.choose(spel.scene.tokens()[1]?.id ?? '', 'knop');
      spel.seconds(4);
      expect(spel.last).not.toBeNull();
      spel.destroy();
    }
  });

  it.each([0, 1, 2])('takes sign %i when it is tapped, also where signs hang close together', async (i) => {
    const spel = await start('select:3');
    const boards = spel.scene.group('bord');
    for (const [nr, board] of boards.entries()) board.x = 640 + (nr - 1) * 60;
    const { x = 0, y = 0, token } = boards[i] ?? {};
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'aanraken' });
    spel.seconds(6);
    expect(spel.last?.attempt).toEqual({ kind: 'pick', tokenId: token?.id });
    spel.destroy();
  });

  it('sweeps past and is gone before the next one', async () => {
    const spel = await start('select:3');
    spel.seconds(6);
    expect(spel.scene.group('bord').length).toBeLessThanOrEqual(3);
    for (const board of spel.scene.group('bord')) expect(Number.isFinite(board.x)).toBe(true);
    spel.destroy();
  });
});
