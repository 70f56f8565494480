import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import type { Entity } from '#engine/runtime/contract.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('bladblazen', 'nl');
  if (spel === null) throw new Error('no game');
  const own = spel.eigen === undefined ? {} : { eigen: spel.eigen };
  const test = await startTestSpel({ doc: spel.doc, ...own, fixture: 'sort:2', items: 2, ...o });
  test.session.start();
  while (test.session.phase !== 'spel') test.step(10);
  test.seconds(1);
  return test;
}
const leaves = (spel: TestSpel): readonly Entity[] => spel.scene.group('blad*').filter(({ token }) => token !== null);
const signs = (spel: TestSpel): readonly Entity[] => spel.scene.group('bord');
const binOf = (spel: TestSpel, leaf: Entity | undefined): string => {
  const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  return key?.soort === 'sorteer' ? (key.bin.get(leaf?.token?.id ?? '') ?? '') : '';
};
/** A finger goes in a second from behind a leaf to a heap, and stays there for a moment. */
function blow(spel: TestSpel, leaf: Entity, heap: Entity): void {
  const to = { x: heap.x, y: heap.y + 150 };
  const long = Math.hypot(to.x - leaf.x, to.y - leaf.y);
  const from = { x: leaf.x - ((to.x - leaf.x) / long) * 60, y: leaf.y - ((to.y - leaf.y) / long) * 60 };
  const device = 'aanraken';
  spel.session.intent({ kind: 'down', ...from, device });
  for (let i = 1; i <= 90 && spel.last === null; i += 1) {
    const part = Math.min(1, i / 60);
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    spel.session.intent({ kind: 'move', ...at, device });
    spel.step(1);
  }
  spel.session.intent({ kind: 'up', ...to, device });
}

describe('wind', () => {
  it('takes a leaf along to the heap that the finger goes to', async () => {
    const spel = await begin();
    const [leaf] = leaves(spel);
    const heap = signs(spel).find(({ token }) => token?.id === binOf(spel, leaf));
    if (leaf === undefined || heap === undefined) throw new Error('nothing to blow');
    blow(spel, leaf, heap);
    expect(spel.last?.verdict.ok).toBe(true);
    expect(spel.events.some((event) => event.startsWith('heaped'))).toBe(true);
    expect(spel.scene.entity('egel').visible).toBe(true);
    spel.destroy();
  });

  it('takes a leaf farther with a flick', async () => {
    const spel = await begin();
    const [leaf] = leaves(spel);
    if (leaf === undefined) throw new Error('no leaf');
    const { x, y } = leaf;
    for (const [kind, px] of [
      ['down', x - 40],
      ['move', x + 60],
      ['up', x + 60],
    ] as const) {
      spel.session.intent({ kind, x: px, y, device: 'aanraken' });
      spel.step(3);
    }
    spel.seconds(1);
    expect(leaf.x).toBeGreaterThan(x + 150);
    spel.destroy();
  });

  it('throws a leaf back on the lawn when it does not belong there', async () => {
    const spel = await begin();
    const [leaf] = leaves(spel);
    const heap = signs(spel).find(({ token }) => token?.id !== binOf(spel, leaf));
    if (leaf === undefined || heap === undefined) throw new Error('nothing to blow');
    blow(spel, leaf, heap);
    expect(spel.last?.verdict.ok).toBe(false);
    spel.seconds(1);
    expect(leaves(spel)).toContain(leaf);
    expect(leaf.y).toBeGreaterThan(430);
    spel.destroy();
  });

  it('gives no answer for a leaf that only lies there, however hard the breeze', async () => {
    const spel = await begin({ s: 1 });
    spel.seconds(40);
    expect(spel.last).toBeNull();
    for (const leaf of leaves(spel)) expect(leaf.x).toBeGreaterThan(310);
    spel.destroy();
  });

  it('takes several leaves along for who is further', async () => {
    const shift = async (s: number): Promise<number> => {
      const spel = await begin({ s, fixture: 'sort:3' });
      const [first, second] = leaves(spel);
      if (first === undefined || second === undefined) throw new Error('two leaves wanted');
      spel.scene.services.world?.teleport(first, 480, 600);
      spel.scene.services.world?.teleport(second, 590, 690);
      spel.step(1);
      for (const [kind, x] of [
        ['down', 420],
        ['move', 460],
      ] as const)
        spel.session.intent({ kind, x, y: 640, device: 'aanraken' });
      const from = second.x;
      spel.step(30);
      const far = second.x - from;
      spel.destroy();
      return far;
    };
    expect(await shift(1)).toBeGreaterThan((await shift(0)) + 20);
  });

  it('is blown by keys: arrows tell the way, space blows', async () => {
    const spel = await begin();
    const [leaf] = leaves(spel);
    const was = leaf?.y ?? 0;
    spel.session.intent({ kind: 'dir', dir: 'up', down: true, device: 'toets' });
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.step(12);
    expect(leaf?.y).toBeLessThan(was - 5);
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    spel.destroy();
  });
});

describe('what comes along', () => {
  it('has six leaves for who can, and four at most when the words are long', async () => {
    const count = async (fixture: string): Promise<number> => {
      const spel = await begin({ fixture, s: 1 });
      const { length } = leaves(spel);
      spel.destroy();
      return length;
    };
    expect(await count('sort:3')).toBe(6);
    expect(await count('sort:lang')).toBe(4);
  });

  it('a young hedgehog joins the row for every clean set, and the fifth lets them roll', async () => {
    const spel = await begin();
    const young = (): number => spel.scene.group('jongen-rij').filter(({ visible }) => visible).length;
    const seen = [1, 2, 3, 4, 5].map(() => {
      spel.scene.emit('clean');
      spel.seconds(1);
      return young();
    });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    spel.seconds(0.7);
    expect(Math.abs(spel.scene.entity('jong-1').angle)).toBeGreaterThan(40);
    spel.destroy();
  });
});
