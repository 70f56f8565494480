import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('dienbladbalanceren', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture: 'sequence:kat', ...o });
  test.session.start();
  test.seconds(4);
  return test;
}
/** Puts all parts of the question on the tray, in order, and walks to the table. */
function serve(spel: TestSpel): void {
  const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  for (const part of key?.soort === 'reeks' ? key.delen : []) {
    const dish = spel.scene.group('schaal').find(({ token }) => token?.text === part);
    spel.session.choose(dish?.token?.id ?? '', 'muis');
    spel.seconds(0.8);
  }
  spel.seconds(9);
}

describe('the tray', () => {
  it('gets company: a pigeon at the second word, a guest at the third, the kitten at the fifth', async () => {
    const spel = await begin({ items: 6, accessibility: { calm: true } });
    const seen = (id: string): boolean => spel.scene.entity(id).visible;
    const first: Record<string, number> = {};
    for (let word = 1; word <= 5; word += 1) {
      for (const id of ['duif', 'gast-fleur', 'gast-bram', 'poes']) if (seen(id)) first[id] ??= word;
      serve(spel);
    }
    expect(first).toEqual({ duif: 2, 'gast-fleur': 3, 'gast-bram': 4, poes: 5 });
    spel.destroy();
  });

  it('fills the jar with every walk without a slide, and lets the cuckoo out at the fourth', async () => {
    const spel = await begin({ items: 5, accessibility: { calm: true } });
    const states: string[] = [];
    for (let word = 0; word < 4; word += 1) {
      serve(spel);
      states.push(spel.scene.entity('fooienpot').state);
    }
    expect(states).toEqual(['n1', 'n2', 'n3', 'n4']);
    expect(spel.scene.entity('koekoek').visible).toBe(true);
    spel.destroy();
  });

  it('keeps the food of a dish from the counter to the tray', async () => {
    const spel = await begin();
    const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
    const dish = spel.scene.group('schaal').find(({ token }) => key?.soort === 'reeks' && token?.text === key.delen[0]);
    const food = dish?.state;
    spel.session.choose(dish?.token?.id ?? '', 'muis');
    spel.seconds(1);
    expect(spel.scene.group('hap').map(({ state }) => state)).toEqual([food]);
    spel.destroy();
  });

  it('calls the duck on its skateboard when the bell is rung three times', async () => {
    const spel = await begin();
    const { x, y } = spel.scene.entity('bel');
    const duck = (): number => spel.scene.entity('skater').x;
    const home = duck();
    for (let ring = 1; ring <= 3; ring += 1) {
      expect(duck()).toBe(home);
      for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y: y - 30, device: 'aanraken' });
      spel.seconds(0.5);
    }
    expect(duck()).toBeGreaterThan(home + 100);
    spel.seconds(4);
    expect(duck()).toBeCloseTo(home);
    spel.destroy();
  });

  it('answers a tap on what stands round it', async () => {
    const spel = await begin();
    for (const [id, high] of [
      ['bel', 30],
      ['kat', 40],
      ['fooienpot', 40],
    ] as const) {
      const { x, y } = spel.scene.entity(id);
      for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y: y - high, device: 'aanraken' });
      expect(spel.events).toContain(`tap ${id}`);
    }
    spel.destroy();
  });
});
