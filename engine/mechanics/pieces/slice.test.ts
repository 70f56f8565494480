import { describe, expect, it } from 'vitest';
import type { Entity } from '#engine/runtime/contract.ts';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { FRUIT } from './test-slice.ts';

async function begin(fixture: string, part: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: FRUIT, fixture, ...part });
  spel.session.start();
  while (spel.session.phase !== 'spel') spel.step(10);
  spel.seconds(1.4);
  return spel;
}
const carriers = (spel: TestSpel): Entity[] => spel.scene.group('vrucht*').filter(({ token }) => token !== null);
function fruit(spel: TestSpel): Entity {
  const [first] = carriers(spel);
  if (first === undefined) throw new Error('nothing in the air');
  return first;
}
/** The basket where a fruit belongs, or another one. */
function basket(spel: TestSpel, thing: Entity, right: boolean): Entity {
  const solution = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  if (solution?.soort !== 'sorteer') throw new Error('no sorting');
  const bin = solution.bin.get(thing.token?.id ?? '');
  const found = spel.scene.group('mand').find(({ token }) => (token?.id === bin) === right);
  if (found === undefined) throw new Error('no basket');
  return found;
}
/** A finger that comes down on one side of a fruit and leaves on the other, toward a place. */
function swipe(spel: TestSpel, thing: Entity, to: { x: number; y: number }): void {
  const { x, y } = thing;
  const long = Math.hypot(to.x - x, to.y - y);
  const [dx, dy] = [(to.x - x) / long, (to.y - y) / long];
  const point = (kind: 'down' | 'move' | 'up', far: number): void =>
    spel.session.intent({ kind, x: x + dx * far, y: y + dy * far, device: 'aanraken' });
  point('down', -130);
  for (const far of [-90, -40, 20, 80, 140]) point('move', far);
  point('up', 150);
}
const tap = (spel: TestSpel, { x, y }: { x: number; y: number }): void => {
  for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'aanraken' });
};

describe('what is cut into bins', () => {
  it('goes where the blade goes, and its halves fall in there', async () => {
    const spel = await begin('sort:2');
    const thing = fruit(spel);
    const into = basket(spel, thing, true);
    swipe(spel, thing, into);
    expect(spel.last).toMatchObject({ attempt: { kind: 'bin', binId: into.token?.id }, verdict: { ok: true } });
    expect(spel.scene.group('vrucht-left')).toHaveLength(1);
    spel.seconds(1);
    expect(spel.scene.group('vrucht-left')).toHaveLength(0);
    expect(spel.events).toContain(`caught ${into.id} vrucht-left`);
    spel.destroy();
  });

  it('is held, not given, when it is touched while it rises before a bin', async () => {
    const spel = await begin('sort:2');
    const thing = fruit(spel);
    const wrong = basket(spel, thing, false);
    thing.place(wrong.x, wrong.y);
    tap(spel, thing);
    expect(spel.last).toBeNull();
    expect(spel.events).toContain(`grip ${thing.id}`);
    tap(spel, basket(spel, thing, true));
    expect(spel.last).toMatchObject({ verdict: { ok: true } });
    spel.destroy();
  });

  it('means the bin below it that lies in the direction, also when the blade goes up', async () => {
    const spel = await begin('sort:2');
    const thing = fruit(spel);
    const into = basket(spel, thing, true);
    const side = Math.sign(into.x - thing.x);
    swipe(spel, thing, { x: thing.x + side * 200, y: thing.y - 120 });
    expect(spel.last?.attempt).toMatchObject({ binId: into.token?.id });
    spel.destroy();
  });

  it('hangs still while the blade is in it, and rises again after a wrong one', async () => {
    const spel = await begin('sort:2');
    const thing = fruit(spel);
    const { x, y } = thing;
    spel.session.intent({ kind: 'down', x: x - 100, y, device: 'aanraken' });
    spel.session.intent({ kind: 'move', x, y, device: 'aanraken' });
    spel.seconds(1);
    expect(thing.y).toBe(y);
    spel.session.intent({ kind: 'up', x: x - 100, y: y + 300, device: 'aanraken' });
    const wrong = await begin('sort:2');
    const other = fruit(wrong);
    wrong.seconds(0.7);
    const before = other.y;
    swipe(wrong, other, basket(wrong, other, false));
    expect(wrong.last?.verdict.ok).toBe(false);
    wrong.seconds(0.4);
    expect(other.y).toBeLessThan(before);
    for (const test of [spel, wrong]) test.destroy();
  });

  it('takes a tap and then a tap on a bin, and the digit of a bin', async () => {
    for (const by of ['tap', 'digit'] as const) {
      const spel = await begin('sort:2');
      const thing = fruit(spel);
      const into = basket(spel, thing, true);
      if (by === 'tap') {
        tap(spel, thing);
        expect(spel.last).toBeNull();
        tap(spel, into);
      } else
        spel.session.intent({
          kind: 'pick',
          index: spel.scene.group('mand').findIndex(({ id }) => id === into.id),
          device: 'toets',
        });
      expect(spel.last?.verdict.ok, by).toBe(true);
      spel.destroy();
    }
  });

  it('asks for no bin where there is doubt which word is meant', async () => {
    const spel = await begin('sort:2', { s: 1 });
    spel.seconds(0.6);
    expect(carriers(spel).length).toBeGreaterThan(1);
    const [bin] = spel.scene.group('mand');
    if (bin !== undefined) tap(spel, bin);
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it('lets a word be named that is not in the air', async () => {
    const spel = await begin('sort:2');
    const up = new Set(carriers(spel).map(({ token }) => token?.id));
    const word = spel.scene.tokens().find(({ id }) => !up.has(id));
    spel.session.choose(word?.id ?? '', 'knop');
    expect(spel.state.getState().choices.filter(({ busy }) => busy)).toEqual([]);
    const thing = carriers(spel).find(({ token }) => token?.id === word?.id);
    if (thing === undefined) throw new Error('it did not come');
    spel.session.choose(basket(spel, thing, true).token?.id ?? '', 'knop');
    expect(spel.last).toMatchObject({ attempt: { tokenId: word?.id }, verdict: { ok: true } });
    spel.destroy();
  });

  it('puts options on the bins where one asked word is judged, and needs none for other choices', async () => {
    const judged = await begin('select:oordeel');
    expect(fruit(judged).token?.text).toBe('trijn');
    expect(judged.scene.group('mand').map(({ token }) => token?.text)).toContain('niet goed');
    expect(judged.scene.entity('schaal').visible).toBe(false);
    const wrong = judged.scene.group('mand').find(({ token }) => token?.text === 'niet goed');
    if (wrong !== undefined) swipe(judged, fruit(judged), wrong);
    expect(judged.last).toMatchObject({ attempt: { kind: 'pick' }, verdict: { ok: true } });
    const chosen = await begin('select:3');
    expect(chosen.scene.group('mand')).toHaveLength(0);
    expect(chosen.scene.entity('schaal').visible).toBe(true);
    for (const test of [judged, chosen]) test.destroy();
  });

  it.each(['sort:2', 'sort:4', 'select:3', 'select:oordeel'])('is played to the end by bots: %s', async (fixture) => {
    for (const bot of ['goed', 'fout', 'willekeurig'] as const)
      for (const accessibility of [{}, { calm: true }, { oneSwitch: true }]) {
        const out = await playWithBot({ doc: FRUIT, fixture, bot, accessibility, items: 2 });
        expect(out.done, `${bot} ${out.step}`).toBe(true);
      }
  });
});

describe('what is thrown up', () => {
  it('has all options in the air together, each in its column, and brings what falls back', async () => {
    const spel = await begin('select:3');
    const xs = carriers(spel).map(({ x }) => x);
    expect(xs).toHaveLength(spel.scene.tokens().length);
    expect(new Set(xs).size).toBe(xs.length);
    const [first] = carriers(spel).map(({ id }) => id);
    spel.seconds(4);
    expect(spel.events).toContain(`leave ${first}`);
    expect(carriers(spel).length).toBeGreaterThan(0);
    spel.destroy();
  });

  it('throws the word that was down longest, so that every word comes by', async () => {
    const spel = await begin('sort:2');
    const seen = new Set<string>();
    for (let i = 0; i < 130; i += 1) {
      for (const { token } of carriers(spel)) seen.add(token?.id ?? '');
      spel.seconds(0.2);
    }
    expect(seen.size).toBe(spel.scene.tokens().length);
    spel.destroy();
  });

  it('hangs still on a thread in calm, and takes the thread away with what is cut', async () => {
    const spel = await begin('sort:2', { accessibility: { calm: true } });
    const count = carriers(spel).length;
    const before = carriers(spel).map(({ x, y }) => [x, y]);
    spel.seconds(3);
    expect(carriers(spel).map(({ x, y }) => [x, y])).toEqual(before);
    expect(spel.scene.group('draad')).toHaveLength(count);
    const thing = fruit(spel);
    swipe(spel, thing, basket(spel, thing, true));
    spel.seconds(0.5);
    expect(spel.events.filter((event) => event.startsWith('spawn'))).toHaveLength(count + 1);
    expect(spel.scene.group('draad')).toHaveLength(carriers(spel).length);
    spel.destroy();
  });
});
