import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(fixture: string, part: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('roeien', 'nl');
  if (spel === null) throw new Error('no game');
  const own = spel.eigen === undefined ? {} : { eigen: spel.eigen };
  const test = await startTestSpel({ doc: spel.doc, fixture, items: 4, ...own, ...part });
  test.session.start();
  while (test.session.phase !== 'spel') test.step(10);
  test.seconds(1.6);
  return test;
}
const wordOf = (spel: TestSpel): string => spel.scene.group('woordvlot')[0]?.token?.id ?? '';
function binOf(spel: TestSpel, word: string): string {
  const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  return key?.soort === 'sorteer' ? (key.bin.get(word) ?? '') : '';
}
/** Gives the side of the word that floats, or the other one, by its arrow. */
function sort(spel: TestSpel, right: boolean): void {
  const goesLeft = spel.scene.group('kanten')[0]?.token?.id === binOf(spel, wordOf(spel));
  spel.session.intent({ kind: 'dir', dir: goesLeft === right ? 'left' : 'right', down: true, device: 'toets' });
}

describe('the crew', () => {
  it('rows with the arrow of a side, shouts the word, and nears what stands on the bank', async () => {
    const spel = await begin('sort:2');
    const word = spel.scene.group('woordvlot')[0]?.token?.text;
    const before = spel.scene.entity('boom-1').scale;
    sort(spel, true);
    expect(spel.last?.verdict.ok).toBe(true);
    expect(spel.scene.group('roepen').find(({ visible }) => visible)?.token?.text).toBe(word);
    spel.seconds(0.5);
    expect(spel.scene.entity('boom-1').scale).toBeGreaterThan(before * 1.05);
    spel.destroy();
  });

  it('catches a crab on the wrong side, and keeps the word', async () => {
    const spel = await begin('sort:2');
    const word = spel.scene.group('woordvlot')[0]?.token?.text;
    sort(spel, false);
    expect(spel.events.some((event) => event.startsWith('spat'))).toBe(true);
    expect(spel.scene.group('woordvlot')[0]?.token?.text).toBe(word);
    spel.destroy();
  });

  it('shouts the klankgroep that was cut off', async () => {
    const spel = await begin('mark:splits-lang');
    for (const [spot, group] of [
      [6, 'schroe'],
      [9, 'ven'],
      [14, 'draai'],
    ] as const) {
      spel.session.choose(spel.scene.group('stuk')[spot - 1]?.token?.id ?? '', 'muis');
      expect(spel.scene.group('roepen').find(({ visible }) => visible)?.token?.text).toBe(group);
      spel.seconds(0.6);
    }
    spel.destroy();
  });

  it('has no beat in calm, where every stroke is on it', async () => {
    const spel = await begin('sort:2', { accessibility: { calm: true } });
    spel.seconds(6);
    expect(spel.events.some((event) => event.startsWith('beat'))).toBe(false);
    sort(spel, true);
    expect(spel.events).toContain('stroke trommel gold');
    spel.destroy();
  });

  it('meets the long one when the sails are touched three times', async () => {
    const spel = await begin('sort:2');
    const { x, y } = spel.scene.entity('wieken');
    for (let i = 0; i < 3; i += 1) {
      expect(spel.scene.entity('monster').visible).toBe(false);
      for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'aanraken' });
      spel.seconds(1);
    }
    expect(spel.scene.entity('monster').visible).toBe(true);
    spel.destroy();
  });
});

describe('the ducklings', () => {
  /** Gives every word of the question its side, the first one wrongly when asked, until the next question. */
  async function word(spel: TestSpel, miss: boolean): Promise<void> {
    const was = spel.session.question()?.id;
    if (miss) sort(spel, false);
    for (let i = 0; i < 12 && spel.session.question()?.id === was; i += 1) {
      spel.seconds(1.5);
      if (spel.session.phase === 'spel') sort(spel, true);
      spel.seconds(1);
      await spel.spokenOut();
    }
  }
  const swimming = (spel: TestSpel): number => spel.scene.group('eendjes').filter(({ visible }) => visible).length;

  it('one more swims along for every question without a miss', async () => {
    const spel = await begin('sort:2');
    expect(swimming(spel)).toBe(0);
    await word(spel, true);
    expect(swimming(spel)).toBe(0);
    await word(spel, false);
    spel.seconds(1);
    expect(swimming(spel)).toBe(1);
    spel.destroy();
  });
});
