import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot, type TestSpel } from '#engine/runtime/test-kit.ts';
import { dragdropSchema } from './dragdrop.schema.ts';
import { Slots } from './dragdrop-slots.ts';
import { PIZZA } from './test-scenes.ts';

const begin = async (fixture = 'sequence:kat'): Promise<TestSpel> => {
  const spel = await maakTestSpel({ doc: PIZZA, fixture });
  spel.sessie.start();
  spel.seconden(3.5);
  return spel;
};
const goedeKom = (spel: TestSpel, nr = 0) => {
  const o = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.oplossing;
  const deel = o?.soort === 'reeks' ? o.delen[nr] : undefined;
  return spel.scene.group('kom').find((k) => k.token?.text === deel);
};
const wijs = (spel: TestSpel, kind: 'down' | 'move' | 'up', at: { x: number; y: number }): void =>
  spel.sessie.intent({ kind, x: at.x, y: at.y, device: 'aanraken' });

describe('dragdrop', () => {
  it('puts a token where it is dragged and empties its bowl', async () => {
    const spel = await begin();
    const kom = goedeKom(spel);
    if (kom === undefined) throw new Error('geen kom');
    wijs(spel, 'down', kom);
    wijs(spel, 'move', { x: 400, y: 450 });
    wijs(spel, 'move', { x: 640, y: 400 });
    wijs(spel, 'up', { x: 640, y: 400 });
    expect(spel.laatste?.verdict.ok).toBe(true);
    expect(kom).toMatchObject({ token: null, state: 'op' });
    expect(spel.toestand.getState().rail[0]?.state).toBe('goed');
    spel.destroy();
  });

  it('lets go without an answer when dropped beside the slots', async () => {
    const spel = await begin();
    const kom = goedeKom(spel);
    if (kom === undefined) throw new Error('geen kom');
    wijs(spel, 'down', kom);
    wijs(spel, 'move', { x: 60, y: 120 });
    wijs(spel, 'up', { x: 60, y: 120 });
    expect(spel.laatste).toBeNull();
    expect(kom.token).not.toBeNull();
    spel.destroy();
  });

  it('has tap-tap and keyboard twins', async () => {
    const spel = await begin();
    const kom = goedeKom(spel);
    if (kom === undefined) throw new Error('geen kom');
    wijs(spel, 'down', kom);
    wijs(spel, 'up', kom);
    expect(spel.laatste).toBeNull();
    wijs(spel, 'down', { x: 640, y: 400 });
    expect(spel.laatste?.verdict.ok).toBe(true);
    spel.sessie.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    expect(spel.laatste?.attempt).toMatchObject({ kind: 'place', slot: 1 });
    spel.destroy();
  });

  it('gives the wrong token back to its bowl', async () => {
    const spel = await begin();
    const goed = goedeKom(spel);
    const fout = spel.scene.group('kom').find((k) => k.token !== null && k.token.text !== goed?.token?.text);
    if (fout === undefined) throw new Error('geen kom');
    spel.sessie.choose(fout.token?.id ?? '', 'muis');
    spel.seconden(1.5);
    expect(fout.token).not.toBeNull();
    expect(spel.events).toContain(`return ${fout.id}`);
    spel.destroy();
  });

  it('keeps a lone open slot on the ring at full size, however wide its words are', async () => {
    const spel = await begin('select:4');
    const slots = new Slots(spel.scene, dragdropSchema.parse(PIZZA.mechanics[1]));
    const maat = (open: number): number => {
      slots.verdeel(6, open);
      slots.render();
      return slots.lijst[0]?.plaat.view.scale.x ?? 0;
    };
    expect(maat(1)).toBe(1);
    expect(maat(6)).toBeLessThan(1);
    spel.destroy();
  });

  it.each(['sequence:kat', 'select:4', 'sequence:schroevendraaier', 'sequence:zin'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        const uit = await speelMetBot({ doc: PIZZA, fixture, bot });
        expect(uit.klaar, `${bot} ${uit.stap}`).toBe(true);
      }
    },
  );
});
