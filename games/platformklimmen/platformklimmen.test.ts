import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('platformklimmen', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture: 'select:3', ...o });
  test.session.start();
  test.seconds(5);
  return test;
}
const boughs = (spel: TestSpel) => spel.scene.group('tak-*').filter(({ token }) => token !== null);

describe('the tree', () => {
  it('offers two boughs to who begins, and four to who can', async () => {
    const count = async (s: number): Promise<number> => {
      const spel = await begin({ fixture: 'sequence:ruine', s, items: 1 });
      const { length } = boughs(spel);
      spel.destroy();
      return length;
    };
    expect(await count(0)).toBe(2);
    expect(await count(1)).toBe(4);
  });

  it('keeps its boughs still in calm, and goes up by a jump alone', async () => {
    const spel = await begin({ s: 1, accessibility: { calm: true } });
    const before = boughs(spel).map(({ x, y }) => [x, y]);
    spel.seconds(2);
    expect(boughs(spel).map(({ x, y }) => [x, y])).toEqual(before);
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconds(1.5);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });

  it('has somebody in its holes who answers a tap', async () => {
    const spel = await begin();
    const dweller = spel.scene.group('woon-*')[0] ?? (await climbed(spel));
    const y = dweller.y - spel.scene.services.camera.y;
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x: dweller.x, y, device: 'aanraken' });
    expect(spel.events.some((event) => event.startsWith('tap woon-'))).toBe(true);
    spel.destroy();
  });
});

/** The first dweller that one meets on the way up. */
async function climbed(spel: TestSpel) {
  const right = spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed[0];
  spel.session.choose(boughs(spel).find(({ token }) => token?.text === right)?.token?.id ?? '', 'muis');
  spel.seconds(8);
  await spel.spokenOut();
  const [dweller] = spel.scene.group('woon-*');
  if (dweller === undefined) throw new Error('nobody lives here');
  return dweller;
}

describe('what is found on the way', () => {
  it('fills the nest with acorns; the third calls the owl, and the nest is empty again', async () => {
    const spel = await begin();
    const { nest, owl } = { nest: spel.scene.entity('nest'), owl: spel.scene.entity('uil-vlucht') };
    const seen = [1, 2, 3].map(() => {
      spel.scene.emit('collect', 'eikel');
      spel.seconds(1);
      return [nest.state, owl.visible];
    });
    expect(seen).toEqual([
      ['n1', false],
      ['n2', false],
      ['n3', true],
    ]);
    spel.seconds(3);
    expect(nest.state).toBe('n0');
    spel.destroy();
  });

  it('walks to a finger on the open wood, whatever light lies over it', async () => {
    const spel = await begin();
    const climber = spel.scene.entity('loper');
    const { x } = climber;
    spel.session.intent({ kind: 'down', x: 900, y: 500, device: 'aanraken' });
    spel.seconds(0.5);
    expect(climber.x).toBeGreaterThan(x + 60);
    spel.destroy();
  });
});

describe('a right aim', () => {
  /** Runs under a bough with the arrows, stands still, and jumps. */
  function jumpTo(spel: TestSpel, bough: { readonly x: number }): void {
    const climber = spel.scene.entity('loper');
    const key = (dir: 'left' | 'right' | 'up', down: boolean): void =>
      spel.session.intent({ kind: 'dir', dir, down, device: 'toets' });
    for (let i = 0; i < 200 && Math.abs(bough.x - climber.x) > 24; i += 1) {
      const dir = bough.x < climber.x ? 'left' : 'right';
      key(dir, true);
      spel.step(2);
      key(dir, false);
    }
    spel.seconds(0.25);
    key('up', true);
    key('up', false);
    spel.seconds(1.6);
  }

  it('is right by keys too, with boughs that swing and all the wind there is', async () => {
    for (const seed of [1, 2, 3]) {
      const spel = await begin({ fixture: 'select:4', s: 1, seed, items: 1 });
      spel.seconds(seed * 3);
      const right = spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed[0];
      const bough = boughs(spel).find(({ token }) => token?.text === right);
      if (bough === undefined) throw new Error('no bough with the right word');
      // A jump that falls short is no answer: one comes back on the leaf and jumps again.
      for (let jumps = 0; jumps < 3 && spel.last === null; jumps += 1) jumpTo(spel, bough);
      expect(spel.last?.verdict.ok, `seed ${seed}`).toBe(true);
      spel.destroy();
    }
  });
});
