import { expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(part: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('ninja', 'nl');
  if (spel === null || spel.eigen === undefined) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, eigen: spel.eigen, fixture: 'select:rijm', items: 8, ...part });
  test.session.start();
  while (test.session.phase !== 'spel') test.step(10);
  test.seconds(1.6);
  return test;
}
/** Cuts the right fruit of the question of now. */
async function cut(spel: TestSpel): Promise<void> {
  const right = spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed[0];
  const token = spel.scene.tokens().find(({ text }) => text === right);
  spel.session.choose(token?.id ?? '', 'muis');
  spel.seconds(1.5);
  await spel.spokenOut();
  while (spel.session.phase === 'woordklaar') spel.step(10);
  spel.seconds(1.6);
}

it('fills the jar with every fruit that is cut; a full one is drunk and earns the next belt', async () => {
  const spel = await begin();
  expect(spel.scene.entity('gordel').state).toBe('wit');
  await cut(spel);
  expect(spel.scene.group('sap')).toHaveLength(1);
  for (let i = 0; i < 5; i += 1) await cut(spel);
  spel.seconds(3);
  expect(spel.scene.group('sap')).toHaveLength(0);
  expect(spel.scene.entity('gordel').state).toBe('geel');
  spel.destroy();
});

it('lets the ninja leap at the fruit and come home again, but not with less movement', async () => {
  for (const reducedMotion of [false, true]) {
    const spel = await begin({ accessibility: { reducedMotion } });
    const ninja = spel.scene.entity('ninja');
    const { x, y } = ninja;
    const [fruit] = spel.scene.group('vrucht-*');
    spel.session.choose(fruit?.token?.id ?? '', 'muis');
    spel.step(12);
    expect(ninja.x === x && ninja.y === y).toBe(reducedMotion);
    spel.seconds(2);
    expect([ninja.x, ninja.y]).toEqual([x, y]);
    spel.destroy();
  }
});

it('has guests in its fruit now and then, who find a place and stay', async () => {
  const spel = await begin({ seed: 3 });
  for (let i = 0; i < 7; i += 1) await cut(spel);
  const guests = spel.scene.group('gast-*');
  expect(guests.length).toBeGreaterThan(0);
  expect(new Set(guests.map(({ prefab }) => prefab)).size).toBe(guests.length);
  const [first] = guests;
  for (const kind of ['down', 'up'] as const)
    spel.session.intent({ kind, x: first?.x ?? 0, y: (first?.y ?? 0) - 10, device: 'aanraken' });
  expect(spel.events).toContain(`tap ${first?.id}`);
  spel.destroy();
});

it('throws more, and other fruit, the further a child is', async () => {
  const kinds = async (s: number): Promise<number> => {
    const spel = await begin({ fixture: 'sort:4', s });
    const seen = new Set<string | null>();
    for (let i = 0; i < 120; i += 1) {
      for (const { prefab } of spel.scene.group('vrucht-*')) seen.add(prefab);
      spel.seconds(0.3);
    }
    spel.destroy();
    return seen.size;
  };
  expect(await kinds(0)).toBe(3);
  expect(await kinds(1)).toBe(9);
});
