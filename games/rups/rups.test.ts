import { describe, expect, it } from 'vitest';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';
import { own } from './spel.ts';

async function document(): Promise<TestOptions['doc']> {
  const spel = await loadSpel('rups', 'nl');
  if (spel === null) throw new Error('no game');
  return spel.doc;
}
async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const test = await startTestSpel({ doc: await document(), eigen: own, fixture: 'sequence:kat', seed: 11, ...o });
  test.session.start();
  test.seconds(6);
  return test;
}
/** Letters that a group carries; its plain parts carry none. */
const texts = (spel: TestSpel, group: string) => spel.scene.group(group).flatMap(({ token }) => token?.text ?? []);
/** Taps the leaf with this part, and waits until it is eaten. */
function eat(spel: TestSpel, part: string): void {
  const leaf = spel.scene.group('blad').find(({ token }) => token?.text === part);
  if (leaf === undefined) throw new Error(`no leaf with ${part}`);
  for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x: leaf.x, y: leaf.y, device: 'aanraken' });
  spel.seconds(4);
}

describe('the caterpillar', () => {
  it('becomes the word, which is read toward its head', async () => {
    const spel = await begin();
    eat(spel, 'k');
    eat(spel, 'a');
    expect(texts(spel, 'lid*').toSorted()).toEqual(['a', 'k']);
    spel.seconds(2);
    const head = spel.scene.entity('loper');
    const far = (part: string): number => {
      const one = spel.scene.group('lid*').find(({ token }) => token?.text === part);
      const across = Math.abs((one?.x ?? 0) - head.x);
      const down = Math.abs((one?.y ?? 0) - head.y);
      return Math.min(across, 1160 - across) + Math.min(down, Math.abs(424 - down));
    };
    expect(far('a')).toBeLessThan(far('k'));
    spel.destroy();
  });

  it('has a tail from the beginning, which follows it and stays last', async () => {
    const spel = await begin();
    const far = (name: string): number => {
      const [one] = spel.scene.group(name);
      const head = spel.scene.entity('loper');
      const across = Math.abs((one?.x ?? 0) - head.x);
      const down = Math.abs((one?.y ?? 0) - head.y);
      return Math.min(across, 1160 - across) + Math.min(down, Math.abs(424 - down));
    };
    expect(far('lid-staart')).toBeGreaterThan(far('lid-kaal'));
    eat(spel, 'k');
    spel.seconds(3);
    expect(spel.scene.group('lid-*')).toHaveLength(2);
    expect(far('lid')).toBeLessThan(far('lid-kaal'));
    expect(far('lid-kaal')).toBeLessThan(far('lid-staart'));
    spel.destroy();
  });

  it('lets a flower grow for every clover that was found', async () => {
    const spel = await begin();
    const [clover] = spel.scene.group('klaver');
    if (clover === undefined) throw new Error('no clover');
    for (const kind of ['down', 'up'] as const)
      spel.session.intent({ kind, x: clover.x, y: clover.y, device: 'aanraken' });
    spel.seconds(4);
    expect(spel.scene.group('bloei').filter(({ visible }) => visible)).toHaveLength(1);
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it('gives no answer by itself, however long it crawls on', async () => {
    for (const s of [0, 0.5, 1]) {
      const spel = await begin({ s });
      const head = spel.scene.entity('loper');
      const places = new Set<string>();
      for (let i = 0; i < 80; i += 1) {
        places.add(`${head.x} ${head.y}`);
        spel.seconds(0.5);
      }
      expect(places.size).toBeGreaterThan(4);
      expect(spel.events.filter((event) => event.startsWith('verdict'))).toEqual([]);
      spel.destroy();
    }
  });

  it('spins itself in after a word and sends a butterfly with other wings to the sky each time', async () => {
    for (const reducedMotion of [false, true]) {
      const spel = await begin({ accessibility: { reducedMotion } });
      for (const part of ['k', 'a', 't']) eat(spel, part);
      spel.seconds(4);
      const [butterfly] = spel.scene.group('vlinder');
      expect([butterfly?.state, butterfly?.x, butterfly?.y]).toEqual(['v1', ...(spel.scene.points('hemel')[0] ?? [])]);
      spel.destroy();
    }
  });

  it('has more on its way for who can more: a puddle, then a snail, both not at first', async () => {
    const seen = async (s: number): Promise<number[]> => {
      const spel = await begin({ s });
      const counts = ['plas', 'slak'].map((name) => spel.scene.group(name).length);
      spel.destroy();
      return counts;
    };
    expect(await seen(0)).toEqual([0, 0]);
    expect(await seen(0.2)).toEqual([1, 0]);
    expect(await seen(1)).toEqual([4, 2]);
  });

  it('keeps every leaf on the lawn, below the task and above the rail', async () => {
    for (const upright of [false, true]) {
      const spel = await begin({ fixture: 'select:klank', s: 1, upright });
      const [left, top, right, bottom] = upright ? [280, -110, 1000, 892] : [0, 150, 1280, 612];
      for (const { x, y } of spel.scene.group('blad')) {
        expect(x - 60).toBeGreaterThanOrEqual(left);
        expect(x + 60).toBeLessThanOrEqual(right);
        expect(y - 44).toBeGreaterThanOrEqual(top);
        expect(y + 44).toBeLessThanOrEqual(bottom);
      }
      spel.destroy();
    }
  });

  it.each(['goed', 'fout'] as const)('eats a word of sixteen letters in twelve bites: %s', async (bot) => {
    const doc = await document();
    const out = await playWithBot({
      doc,
      eigen: own,
      fixture: 'sequence:schroevendraaier',
      bot,
      items: 1,
      maxSeconds: 240,
    });
    expect(out).toMatchObject({ done: true });
  });
});
