import { describe, expect, it } from 'vitest';
import { trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import type { SceneInput } from '#engine/document/scene.ts';
import { startTestSpel, type TestSpel } from '../test-kit.ts';

const OVEN: Pick<SceneInput, 'tutorial'> = {
  tutorial: [
    { hand: 'choice:correct', gesture: 'tap', key: 'tut.een', until: 'correct' },
    { from: 'open', hand: 'hendel', gesture: 'hold', key: 'tut.oven', until: 'hold' },
    { hand: 'hendel', gesture: 'tap', key: 'tut.los', until: 'stroke' },
  ],
};

const explanation = (spel: TestSpel): string | undefined => spel.state.getState().explanation?.key;

/** Gives every part of the word in order. */
function build(spel: TestSpel): void {
  const { session, round } = spel;
  const solution = round.built(session.question()?.id ?? '')?.solution;
  if (solution?.soort !== 'reeks') throw new Error('no parts');
  for (const part of solution.delen) {
    const choice = spel.state.getState().choices.find((k) => k.label === part && !k.busy);
    session.choose(choice?.id ?? '', 'muis');
    spel.seconds(0.6);
  }
}

async function oven(firstTime = true): Promise<TestSpel> {
  const doc = trialScene({
    mechanics: [
      { use: 'tempo', on: 'wordDone', handle: 'hendel', speed: 0.5, zone: 0.3, zoneAt: 0.5, maxMs: 3000 },
      { use: 'gesture', kind: 'pop', targets: 'geen' },
    ],
    entities: [{ id: 'hendel', sprite: 'ding', at: [900, 300] }],
    ...OVEN,
  });
  const spel = await startTestSpel({ doc, fixture: 'sequence:kat', items: 3, firstTime });
  spel.session.start();
  spel.seconds(3);
  return spel;
}

describe('tutorial', () => {
  it('teaches an object that opens after the word, step by step, each done by the child', async () => {
    const spel = await oven();
    expect(explanation(spel)).toBe('tut.een');
    build(spel);
    expect([spel.session.phase, explanation(spel), spel.world.parts.hand.view.visible]).toEqual([
      'woordklaar',
      'tut.oven',
      true,
    ]);
    expect(spel.world.parts.hand.view.x).toBeCloseTo(900);
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    expect(explanation(spel)).toBe('tut.los');
    spel.seconds(1);
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    expect(explanation(spel)).toBeUndefined();
    spel.destroy();
  });

  it('waits for the next chance when the object went on by itself', async () => {
    const spel = await oven();
    build(spel);
    spel.seconds(5);
    expect([spel.session.phase, explanation(spel)]).toEqual(['spel', undefined]);
    build(spel);
    expect(explanation(spel)).toBe('tut.oven');
    spel.destroy();
  });

  it('explains again when asked, and is skipped step by step', async () => {
    const spel = await oven(false);
    expect([spel.session.phase, explanation(spel)]).toEqual(['spel', undefined]);
    spel.session.explain();
    expect([spel.session.phase, explanation(spel)]).toEqual(['uitleg', 'tut.een']);
    spel.session.skip();
    expect([spel.session.phase, explanation(spel)]).toEqual(['spel', undefined]);
    build(spel);
    expect(explanation(spel)).toBe('tut.oven');
    spel.session.skip();
    spel.session.skip();
    expect(explanation(spel)).toBeUndefined();
    spel.destroy();
  });

  it('explains with the next word when asked while the finished word is shown', async () => {
    const spel = await oven();
    build(spel);
    spel.session.explain();
    spel.seconds(5);
    expect([spel.session.phase, explanation(spel)]).toEqual(['uitleg', 'tut.een']);
    spel.destroy();
  });
});
