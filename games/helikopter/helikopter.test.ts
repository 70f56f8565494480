import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('helikopter', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture: 'sequence:stroom', ...o });
  test.session.start();
  test.seconds(5);
  return test;
}
const floating = (spel: TestSpel) => spel.scene.group('drijver-*').filter(({ token }) => token !== null);
function next(spel: TestSpel): string | undefined {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  return built?.solution.soort === 'reeks' ? built.solution.delen[0] : undefined;
}
const space = (spel: TestSpel): void => spel.session.intent({ kind: 'act', down: true, device: 'toets' });
/** Hovers somewhere, and lowers the hook there. */
function dip(spel: TestSpel, x: number): void {
  for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y: 330, device: 'aanraken' });
  spel.seconds(2);
  space(spel);
  spel.seconds(4);
}

describe('the lake', () => {
  it('has four who float for who begins and six for who can, each with a plate that nothing hides', async () => {
    for (const [s, count] of [
      [0, 4],
      [1, 6],
    ] as const) {
      const spel = await begin({ fixture: 'sequence:schroevendraaier', s, items: 1 });
      const places = floating(spel).map(({ x, y }) => [x, y] as const);
      expect(places).toHaveLength(count);
      for (const [i, [x, y]] of places.entries()) {
        expect(y + 66, `plate ${i}`).toBeLessThan(604);
        for (const [u, v] of places.slice(i + 1)) expect(Math.abs(x - u) > 80 || Math.abs(y - v) > 92).toBe(true);
      }
      spel.destroy();
    }
  });

  it('has room for the six words of a pairs question', async () => {
    const spel = await begin({ fixture: 'pairs:meervoud' });
    expect(new Set(floating(spel).map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    spel.destroy();
  });

  it('puts whoever is right on the deck of the ship, behind its rail', async () => {
    const spel = await begin();
    const one = floating(spel).find(({ token }) => token?.text === next(spel));
    spel.session.choose(one?.token?.id ?? '', 'knop');
    spel.seconds(4);
    expect([one?.state, ...[one?.x ?? 0, one?.y ?? 0].map(Math.round)]).toEqual(['saved', 984, 512]);
    expect(spel.sound.played).toEqual(expect.arrayContaining(['lier', 'klik', 'joepie', 'bel']));
    spel.destroy();
  });
});

describe('what one finds out', () => {
  it('an empty hook brings something up, in the tenth round rarer things than in the first', async () => {
    const found = async (s: number): Promise<Set<string>> => {
      const kinds = new Set<string>();
      const spel = await begin({ s, seed: 3 });
      for (let i = 0; i < 14; i += 1) {
        dip(spel, 860);
        for (const { prefab } of spel.scene.group('vangst-*')) kinds.add(prefab ?? '');
      }
      spel.destroy();
      return kinds;
    };
    const [early, late] = [await found(0), await found(1)];
    expect(early.has('vangst-draakje')).toBe(false);
    expect(late.size).toBeGreaterThan(early.size);
  });

  it('the waterfall answers a tap with a rainbow', async () => {
    const spel = await begin();
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x: 60, y: 250, device: 'aanraken' });
    spel.seconds(1);
    expect(spel.scene.entity('regenboog').view.alpha).toBeGreaterThan(0.5);
    spel.destroy();
  });
});

describe('the rainbow', () => {
  it('grows with every word without a slip, and stays', async () => {
    const spel = await begin();
    const { view } = spel.scene.entity('regenboog');
    const seen = [1, 2, 3].map(() => {
      spel.scene.emit('wordDone');
      spel.seconds(2.5);
      return Math.round(view.alpha * 100);
    });
    expect(seen).toEqual([22, 50, 90]);
    spel.destroy();
  });

  it('does not grow with a word that slipped from the hook', async () => {
    const spel = await begin();
    spel.scene.emit('release', 'drijver-noor');
    spel.scene.emit('wordDone');
    spel.seconds(2.5);
    expect(spel.scene.entity('regenboog').view.alpha).toBe(0);
    spel.destroy();
  });
});
