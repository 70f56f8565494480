import { describe, expect, it } from 'vitest';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('splitsmachine', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture: 'mark:splits', items: 8, ...o });
  test.session.start();
  while (test.session.phase !== 'spel') test.step(10);
  test.seconds(1.6);
  return test;
}
function spotsOf(spel: TestSpel): readonly number[] {
  const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  return key?.soort === 'markeer' ? key.plekken : [];
}
/** Cuts the word of now in the right place. */
async function cut(spel: TestSpel): Promise<void> {
  for (const spot of spotsOf(spel)) {
    spel.session.choose(spel.scene.group('stuk')[spot - 1]?.token?.id ?? '', 'muis');
    spel.seconds(1);
  }
  spel.seconds(1);
  await spel.spokenOut();
  while (spel.session.phase === 'woordklaar' || spel.session.phase === 'wissel') spel.step(10);
  spel.seconds(1.8);
}

describe('the workshop', () => {
  it('gets a part of the birdhouse with every word, and its bird with the last', async () => {
    const spel = await begin();
    const states: string[] = [];
    for (let word = 0; word < 6; word += 1) {
      expect(spel.scene.entity('mees').visible).toBe(false);
      await cut(spel);
      states.push(spel.scene.entity('vogelhuis').state);
    }
    expect(states).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
    expect(spel.scene.entity('mees').visible).toBe(true);
    spel.destroy();
  });

  it('gets a finch and an owl for who is further', async () => {
    for (const [s, guests] of [
      [0, [false, false]],
      [0.4, [true, false]],
      [0.9, [true, true]],
    ] as const) {
      const spel = await begin({ s });
      expect(['vink', 'uil'].map((id) => spel.scene.entity(id).visible)).toEqual(guests);
      spel.destroy();
    }
  });

  it('wakes up in the middle of a round: the saw goes by itself, faster in the sixth word, and rests at the end', async () => {
    const spel = await begin({ s: 0.3 });
    const strides: number[] = [];
    for (let word = 0; word < 8; word += 1) {
      const before = spel.events.length;
      spel.seconds(9);
      strides.push(spel.events.slice(before).filter((e) => e.startsWith('aim')).length);
      if (word < 7) await cut(spel);
    }
    expect(strides.slice(0, 2)).toEqual([0, 0]);
    expect(strides[3]).toBeGreaterThanOrEqual(3);
    expect(strides[5]).toBeGreaterThanOrEqual(3);
    expect(strides[7]).toBeLessThan(strides[5] ?? 0);
    spel.destroy();
  });

  it('dances when the radio is touched three times', async () => {
    const spel = await begin();
    const { x, y } = spel.scene.entity('radio');
    const states: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y: y - 40, device: 'aanraken' });
      spel.seconds(0.5);
      states.push(spel.scene.entity('radio').state);
    }
    expect(states).toEqual(['n1', 'n2', 'n0']);
    spel.destroy();
  });

  it('ends for who only misses', async () => {
    const spel = await loadSpel('splitsmachine', 'nl');
    for (const fixture of ['mark:splits', 'mark:splits-lang', 'mark:klank', 'sort:2']) {
      const out = await playWithBot({ doc: spel?.doc, fixture, bot: 'fout', items: 4 });
      expect(out.done).toBe(true);
    }
  });
});
