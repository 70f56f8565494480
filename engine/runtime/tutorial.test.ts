import { describe, expect, it } from 'vitest';
import { proefScene } from '#engine/mechanics/test-scenes.ts';
import type { SceneInvoer } from '#engine/document/scene.ts';
import { maakTestSpel, type TestSpel } from './test-kit.ts';

const OVEN: Pick<SceneInvoer, 'tutorial'> = {
  tutorial: [
    { hand: 'keuze:goed', gesture: 'tap', key: 'tut.een', until: 'goed' },
    { from: 'open', hand: 'hendel', gesture: 'hold', key: 'tut.oven', until: 'hold' },
    { hand: 'hendel', gesture: 'tap', key: 'tut.los', until: 'stroke' },
  ],
};

const uitleg = (spel: TestSpel): string | undefined => spel.toestand.getState().uitleg?.key;

/** Gives every part of the word in order. */
function bouw(spel: TestSpel): void {
  const { sessie, round } = spel;
  const oplossing = round.gebouwd(sessie.question()?.id ?? '')?.oplossing;
  if (oplossing?.soort !== 'reeks') throw new Error('no parts');
  for (const deel of oplossing.delen) {
    const keuze = spel.toestand.getState().keuzes.find((k) => k.label === deel && !k.bezig);
    sessie.choose(keuze?.id ?? '', 'muis');
    spel.seconden(0.6);
  }
}

async function oven(eersteKeer = true): Promise<TestSpel> {
  const doc = proefScene({
    mechanics: [
      { use: 'tempo', on: 'wordDone', handle: 'hendel', speed: 0.5, zone: 0.3, zoneAt: 0.5, maxMs: 3000 },
      { use: 'gesture', kind: 'pop', targets: 'geen' },
    ],
    entities: [{ id: 'hendel', sprite: 'ding', at: [900, 300] }],
    ...OVEN,
  });
  const spel = await maakTestSpel({ doc, fixture: 'sequence:kat', items: 3, eersteKeer });
  spel.sessie.start();
  spel.seconden(3);
  return spel;
}

describe('tutorial', () => {
  it('teaches an object that opens after the word, step by step, each done by the child', async () => {
    const spel = await oven();
    expect(uitleg(spel)).toBe('tut.een');
    bouw(spel);
    expect([spel.sessie.fase, uitleg(spel), spel.scene.hand.view.visible]).toEqual(['woordklaar', 'tut.oven', true]);
    expect(spel.scene.hand.view.x).toBeCloseTo(900);
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    expect(uitleg(spel)).toBe('tut.los');
    spel.seconden(1);
    spel.sessie.intent({ kind: 'act', down: false, device: 'toets' });
    expect(uitleg(spel)).toBeUndefined();
    spel.destroy();
  });

  it('waits for the next chance when the object went on by itself', async () => {
    const spel = await oven();
    bouw(spel);
    spel.seconden(5);
    expect([spel.sessie.fase, uitleg(spel)]).toEqual(['spel', undefined]);
    bouw(spel);
    expect(uitleg(spel)).toBe('tut.oven');
    spel.destroy();
  });

  it('explains again when asked, and is skipped step by step', async () => {
    const spel = await oven(false);
    expect([spel.sessie.fase, uitleg(spel)]).toEqual(['spel', undefined]);
    spel.sessie.legUit();
    expect([spel.sessie.fase, uitleg(spel)]).toEqual(['uitleg', 'tut.een']);
    spel.sessie.skip();
    expect([spel.sessie.fase, uitleg(spel)]).toEqual(['spel', undefined]);
    bouw(spel);
    expect(uitleg(spel)).toBe('tut.oven');
    spel.sessie.skip();
    spel.sessie.skip();
    expect(uitleg(spel)).toBeUndefined();
    spel.destroy();
  });

  it('explains with the next word when asked while the finished word is shown', async () => {
    const spel = await oven();
    bouw(spel);
    spel.sessie.legUit();
    spel.seconden(5);
    expect([spel.sessie.fase, uitleg(spel)]).toEqual(['uitleg', 'tut.een']);
    spel.destroy();
  });
});
