import { describe, expect, it } from 'vitest';
import { startTestSpel, playWithBot, type TestSpel } from '#engine/runtime/test-kit.ts';
import { dragdropSchema } from './dragdrop.schema.ts';
import { Slots } from './pieces/dragdrop-slots.ts';
import { PIZZA } from './pieces/test-scenes.ts';

const begin = async (fixture = 'sequence:kat'): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc: PIZZA, fixture });
  spel.session.start();
  spel.seconds(3.5);
  return spel;
};
const findCorrectBowl = (spel: TestSpel, nr = 0) => {
  const o = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  const part = o?.soort === 'reeks' ? o.delen[nr] : undefined;
  return spel.scene.group('kom').find((k) => k.token?.text === part);
};
const point = (spel: TestSpel, kind: 'down' | 'move' | 'up', at: { x: number; y: number }): void =>
  spel.session.intent({ kind, x: at.x, y: at.y, device: 'aanraken' });

describe('dragdrop', () => {
  it('puts a token where it is dragged and empties its bowl', async () => {
    const spel = await begin();
    const bowl = findCorrectBowl(spel);
    if (bowl === undefined) throw new Error('geen kom');
    point(spel, 'down', bowl);
    point(spel, 'move', { x: 400, y: 450 });
    point(spel, 'move', { x: 640, y: 400 });
    point(spel, 'up', { x: 640, y: 400 });
    expect(spel.last?.verdict.ok).toBe(true);
    expect(bowl).toMatchObject({ token: null, state: 'used' });
    expect(spel.state.getState().rail[0]?.state).toBe('goed');
    spel.destroy();
  });

  it('lets go without an answer when dropped beside the slots', async () => {
    const spel = await begin();
    const bowl = findCorrectBowl(spel);
    if (bowl === undefined) throw new Error('geen kom');
    point(spel, 'down', bowl);
    point(spel, 'move', { x: 60, y: 120 });
    point(spel, 'up', { x: 60, y: 120 });
    expect(spel.last).toBeNull();
    expect(bowl.token).not.toBeNull();
    spel.destroy();
  });

  it('has tap-tap and keyboard twins', async () => {
    const spel = await begin();
    const bowl = findCorrectBowl(spel);
    if (bowl === undefined) throw new Error('geen kom');
    point(spel, 'down', bowl);
    point(spel, 'up', bowl);
    expect(spel.last).toBeNull();
    point(spel, 'down', { x: 640, y: 400 });
    expect(spel.last?.verdict.ok).toBe(true);
    spel.session.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    expect(spel.last?.attempt).toMatchObject({ kind: 'place', slot: 1 });
    spel.destroy();
  });

  it('gives the wrong token back to its bowl', async () => {
    const spel = await begin();
    const correct = findCorrectBowl(spel);
    const error = spel.scene.group('kom').find((k) => k.token !== null && k.token.text !== correct?.token?.text);
    if (error === undefined) throw new Error('geen kom');
    spel.session.choose(error.token?.id ?? '', 'muis');
    spel.seconds(1.5);
    expect(error.token).not.toBeNull();
    expect(spel.events).toContain(`return ${error.id}`);
    spel.destroy();
  });

  describe('with whole carriers, onto one thing', () => {
    const doc = {
      ...PIZZA,
      mechanics: [
        {
          use: 'dragdrop',
          carrier: 'kom',
          homes: 'plekken',
          moves: 'carrier',
          slots: { onto: 'oven' },
          snapRadius: 150,
        },
      ],
    };
    const start = async (fixture: string): Promise<TestSpel> => {
      const spel = await startTestSpel({ doc, fixture });
      spel.session.start();
      spel.seconds(3.5);
      return spel;
    };

    it('lets the letter of a carrier that is dropped on it go on to the rail', async () => {
      const spel = await start('sequence:kat');
      const bowl = findCorrectBowl(spel);
      if (bowl === undefined) throw new Error('geen kom');
      const oven = spel.scene.entity('oven');
      point(spel, 'down', bowl);
      point(spel, 'move', { x: 600, y: 300 });
      point(spel, 'move', oven);
      point(spel, 'up', oven);
      expect(spel.last?.verdict.ok).toBe(true);
      spel.seconds(1);
      expect(spel.state.getState().rail[0]).toMatchObject({ state: 'goed' });
      spel.destroy();
    });

    it('has every carrier at home again, also one that was never dragged', async () => {
      const spel = await start('sequence:kat');
      const correct = findCorrectBowl(spel);
      const wrong = spel.scene.group('kom').find((k) => k.token?.text !== correct?.token?.text);
      if (correct === undefined || wrong === undefined) throw new Error('geen kom');
      const homes = [correct, wrong].map(({ x, y }) => ({ x, y }));
      for (const bowl of [wrong, correct]) {
        spel.session.choose(bowl.token?.id ?? '', 'knop');
        spel.seconds(1.5);
      }
      expect([correct, wrong].map(({ x, y }) => ({ x, y }))).toEqual(homes);
      spel.destroy();
    });

    it('stand on the places for wide plates when a word is long', async () => {
      const column = { group: 'kolom', points: [60, 70, 80, 90].map((y): [number, number] => [333, y]) };
      const wide = {
        ...doc,
        mechanics: [{ ...doc.mechanics[0], use: 'dragdrop', wide: { from: 200, homes: 'kolom' } }],
        entities: [...(PIZZA.entities ?? []), column],
      };
      for (const [fixture, stands] of [
        ['select:4', true],
        ['select:2', false],
      ] as const) {
        const spel = await startTestSpel({ doc: wide, fixture });
        spel.session.start();
        spel.seconds(3.5);
        expect(spel.scene.group('kom').every(({ x }) => x === 333)).toBe(stands);
        spel.destroy();
      }
    });

    it('points at its thing only while something is carried', async () => {
      const out = { x: 0, y: 0 };
      for (const [fixture, carried] of [
        ['sequence:kat', true],
        ['entry:brood', false],
      ] as const) {
        const spel = await start(fixture);
        const { mechanic } = spel.world.mechanics.list[0] ?? {};
        expect(mechanic?.placeOf?.({ tokenId: null, slot: 0 }, out)).toBe(carried);
        spel.destroy();
      }
    });
  });

  it('keeps a lone open slot on the ring at full size, however wide its words are', async () => {
    const spel = await begin('select:4');
    const slots = new Slots(spel.scene, dragdropSchema.parse(PIZZA.mechanics[1]));
    const size = (open: number): number => {
      slots.distribute(6, open);
      slots.render();
      return slots.list[0]?.plate.view.scale.x ?? 0;
    };
    expect(size(1)).toBe(1);
    expect(size(6)).toBeLessThan(1);
    spel.destroy();
  });

  it.each(['sequence:kat', 'select:4', 'sequence:schroevendraaier', 'sequence:zin'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        const out = await playWithBot({ doc: PIZZA, fixture, bot });
        expect(out.done, `${bot} ${out.step}`).toBe(true);
      }
    },
  );
});
