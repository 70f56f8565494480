import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot } from '#engine/runtime/test-kit.ts';
import { banenVoor } from './lanes-poort.ts';
import { RACE } from './test-scenes.ts';

const begin = async (toegankelijk = {}) => {
  const spel = await maakTestSpel({ doc: RACE, fixture: 'select:3', toegankelijk });
  spel.sessie.start();
  spel.seconden(4.5);
  return spel;
};

describe('lanes', () => {
  it.each([
    [2, 3, [0, 2]],
    [3, 3, [0, 1, 2]],
    [1, 3, [1]],
    [4, 3, [0, 1, 2]],
  ] as const)('%d options on %d lanes take %j', (n, count, lanes) => {
    expect(banenVoor(n, count)).toEqual(lanes);
  });

  it('brings a gate and answers with the lane that is driven through', async () => {
    const spel = await begin();
    const borden = spel.scene.group('bord');
    expect(borden).toHaveLength(3);
    spel.sessie.intent({ kind: 'dir', dir: 'left', down: true, device: 'toets' });
    expect(spel.events).toContain('laneChanged auto 0');
    spel.seconden(6);
    expect(spel.laatste?.attempt.kind).toBe('pick');
    expect(spel.events.some((e) => e.startsWith('gate') && e.endsWith(' 0'))).toBe(true);
    spel.destroy();
  });

  it('draws signs large enough to read and cars in front of far things', async () => {
    const spel = await begin();
    for (const bord of spel.scene.group('bord')) expect(bord.scale).toBeGreaterThan(0.6);
    const auto = spel.scene.entity('auto');
    expect(auto.view.zIndex).toBeGreaterThan(spel.scene.group('bord')[0]?.view.zIndex ?? 0);
    spel.destroy();
  });

  it('stops before the gate in calm until a lane was chosen', async () => {
    const spel = await begin({ calm: true });
    spel.seconden(12);
    expect(spel.laatste).toBeNull();
    expect(spel.scene.diensten.rit?.speed).toBeLessThan(1);
    spel.sessie.intent({ kind: 'pick', index: 0, device: 'toets' });
    spel.seconden(4);
    expect(spel.laatste).not.toBeNull();
    spel.destroy();
  });

  it.each(['select:2', 'select:3', 'select:werkwoord', 'select:oordeel'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        for (const toegankelijk of [{}, { calm: true }, { reducedMotion: true }]) {
          const uit = await speelMetBot({ doc: RACE, fixture, bot, toegankelijk });
          expect(uit.klaar, `${bot} ${JSON.stringify(toegankelijk)} ${uit.stap}`).toBe(true);
        }
      }
    },
    60_000,
  );
});
