import { describe, expect, it } from 'vitest';
import { startTestSpel, playWithBot } from '#engine/runtime/test-kit.ts';
import { lanesBefore } from './pieces/lanes-gate.ts';
import { RACE } from './pieces/test-scenes.ts';

const begin = async (accessibility = {}) => {
  const spel = await startTestSpel({ doc: RACE, fixture: 'select:3', accessibility });
  spel.session.start();
  spel.seconds(4.5);
  return spel;
};

describe('lanes', () => {
  it.each([
    [2, 3, [0, 2]],
    [3, 3, [0, 1, 2]],
    [1, 3, [1]],
    [4, 3, [0, 1, 2]],
  ] as const)('%d options on %d lanes take %j', (n, count, lanes) => {
    expect(lanesBefore(n, count)).toEqual(lanes);
  });

  it('brings a gate and answers with the lane that is driven through', async () => {
    const spel = await begin();
    const boards = spel.scene.group('bord');
    expect(boards).toHaveLength(3);
    spel.session.intent({ kind: 'dir', dir: 'left', down: true, device: 'toets' });
    expect(spel.events).toContain('laneChanged auto 0');
    spel.seconds(6);
    expect(spel.last?.attempt.kind).toBe('pick');
    expect(spel.events.some((e) => e.startsWith('gate') && e.endsWith(' 0'))).toBe(true);
    spel.destroy();
  });

  it('draws signs large enough to read and cars in front of far things', async () => {
    const spel = await begin();
    for (const board of spel.scene.group('bord')) expect(board.scale).toBeGreaterThan(0.6);
    const auto = spel.scene.entity('auto');
    expect(auto.view.zIndex).toBeGreaterThan(spel.scene.group('bord')[0]?.view.zIndex ?? 0);
    spel.destroy();
  });

  it('stops before the gate in calm until a lane was chosen', async () => {
    const spel = await begin({ calm: true });
    spel.seconds(12);
    expect(spel.last).toBeNull();
    expect(spel.scene.services.ride?.speed).toBeLessThan(1);
    spel.session.intent({ kind: 'pick', index: 0, device: 'toets' });
    spel.seconds(4);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });

  it.each(['select:2', 'select:3', 'select:werkwoord', 'select:oordeel'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        for (const accessibility of [{}, { calm: true }, { reducedMotion: true }]) {
          const out = await playWithBot({ doc: RACE, fixture, bot, accessibility });
          expect(out.done, `${bot} ${JSON.stringify(accessibility)} ${out.step}`).toBe(true);
        }
      }
    },
    60_000,
  );
});
