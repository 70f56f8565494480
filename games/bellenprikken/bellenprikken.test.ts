import { describe, expect, it } from 'vitest';
import type { Entity } from '#engine/runtime/contract.ts';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { own } from './spel.ts';

async function start(
  accessibility: { calm?: boolean } = {},
  s = 0,
): Promise<Awaited<ReturnType<typeof startTestSpel>>> {
  const spel = await startTestSpel({ doc, eigen: own, fixture: 'sequence:kat', items: 2, s, accessibility });
  spel.session.start();
  spel.seconds(6);
  return spel;
}

const bubbles = (spel: Awaited<ReturnType<typeof start>>) => spel.scene.group('bel-*').filter((d) => d.token !== null);

/** Text that belongs in the next slot. */
function currentPart(spel: Awaited<ReturnType<typeof start>>): string | undefined {
  const woord = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  return woord?.soort === 'reeks' ? woord.delen[spel.scene.nextSlot()] : undefined;
}

it('takes the formats of its row in the matrix of formats', () => {
  expect([...new Set(doc.capabilities.flatMap(({ formats }) => formats))].sort()).toEqual([
    'bouw',
    'klank',
    'rijm',
    'sorteer',
    'volgorde',
  ]);
});

describe('bubbles', () => {
  it('spread over the square and stay below the top bar', async () => {
    for (const s of [0, 1]) {
      const spel = await start({}, s);
      spel.seconds(4);
      const all = bubbles(spel);
      expect(all.length).toBeGreaterThanOrEqual(3);
      const x = all.map((d) => d.x).sort((a, b) => a - b);
      expect((x.at(-1) ?? 0) - (x[0] ?? 0)).toBeGreaterThan(250);
      for (const d of all) {
        expect(d.x).toBeGreaterThan(380);
        expect(d.x).toBeLessThan(1220);
        expect(d.y).toBeGreaterThan(90);
        expect(d.y).toBeLessThan(600);
      }
      spel.destroy();
    }
  });

  it('stand in a grid without overlap in the calm mode', async () => {
    const spel = await start({ calm: true });
    const all = bubbles(spel);
    expect(all.length).toBe(spel.scene.tokens().length);
    const before = all.map((d) => [d.x, d.y]);
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(150);
    spel.seconds(3);
    expect(bubbles(spel).map((d) => [d.x, d.y])).toEqual(before);
    spel.destroy();
  });

  it('bounces away after a wrong pop and cannot be popped for a second', async () => {
    const spel = await start();
    const error = bubbles(spel).find((d) => d.token?.text !== currentPart(spel));
    if (!error?.token) throw new Error('no wrong bubble');
    spel.session.choose(error.token.id, 'muis');
    expect(spel.events).toContain(`miss ${error.id}`);
    expect(spel.scene.hit('bel-*', error)).not.toBe(error);
    spel.seconds(1.2);
    expect(spel.scene.hit('bel-*', error)).not.toBeNull();
    spel.destroy();
  });

  it('burst in a chain when the word is done', async () => {
    const spel = await start();
    for (let ronde = 0; ronde < 60 && !spel.events.includes('wordDone'); ronde += 1) {
      const bubble = bubbles(spel).find((d) => d.token?.text === currentPart(spel));
      if (bubble?.token) spel.session.choose(bubble.token.id, 'muis');
      spel.seconds(0.4);
    }
    expect(spel.events).toContain('wordDone');
    spel.seconds(1.4);
    expect(spel.events.some((e) => e.startsWith('burst'))).toBe(true);
    spel.destroy();
  });
});

describe('a sound of two letters', () => {
  async function spawnHalves(
    s: number,
    accessibility: { calm?: boolean } = {},
  ): Promise<{ spel: Awaited<ReturnType<typeof start>>; een: Entity; twee: Entity } | null> {
    const spel = await startTestSpel({
      doc,
      eigen: own,
      fixture: 'sequence:kat',
      items: 4,
      s,
      seed: 13,
      accessibility,
    });
    spel.session.start();
    for (let i = 0; i < 400; i += 1) {
      spel.seconds(0.25);
      const pair = spel.scene.group('bel-*').filter((d) => d.state === 'gold' || d.prefab === 'bel-goud');
      const [one, two] = pair;
      if (one !== undefined && two !== undefined) return { spel, een: one, twee: two };
      const bubble = bubbles(spel).find((d) => d.token?.text === currentPart(spel));
      if (bubble?.token) spel.session.choose(bubble.token.id, 'muis');
    }
    spel.destroy();
    return null;
  }
  async function twoHalves(): Promise<NonNullable<Awaited<ReturnType<typeof spawnHalves>>>> {
    const pair = await spawnHalves(0.8);
    if (pair === null) throw new Error('no halves');
    return pair;
  }
  const point = (kind: 'down' | 'move' | 'up', { x, y }: { x: number; y: number }) =>
    ({ kind, x, y, device: 'aanraken' }) as const;

  it('comes in golden halves that pop only after they were pushed together', async () => {
    const { spel, een: one, twee: two } = await twoHalves();
    const text = [one, two].map((d) => d.token?.text).join('');
    expect(text).toHaveLength(2);
    const pogingen = spel.last;
    spel.session.intent(point('down', one));
    for (let i = 0; i < 120 && one.token?.text !== text; i += 1) {
      spel.session.intent(point('move', two));
      spel.step(2);
    }
    spel.session.intent(point('up', two));
    expect(spel.events).toContain(`joined ${one.id}`);
    expect(one.token?.text).toBe(text);
    expect(two.view.destroyed).toBe(true);
    expect(spel.last).toBe(pogingen);
    spel.session.intent(point('down', one));
    expect(spel.last).not.toBe(pogingen);
    spel.destroy();
  });

  it('darts to its other half at a tap, and is whole at once for keys and mirror', async () => {
    const { spel, een: one, twee: two } = await twoHalves();
    spel.seconds(1);
    const far = Math.hypot(two.x - one.x, two.y - one.y);
    spel.session.intent(point('down', one));
    spel.session.intent(point('up', one));
    spel.seconds(0.4);
    expect(two.view.destroyed || Math.hypot(two.x - one.x, two.y - one.y) < far).toBe(true);
    spel.destroy();
    const mirror = await twoHalves();
    mirror.spel.session.choose(mirror.een.token?.id ?? '', 'knop');
    expect(mirror.twee.view.destroyed).toBe(true);
    mirror.spel.destroy();
  });

  it('stays whole at a low play level and in calm', async () => {
    expect(await spawnHalves(0.3)).toBeNull();
    expect(await spawnHalves(0.8, { calm: true })).toBeNull();
  });
});

describe('sorting', () => {
  async function sort(): Promise<{
    spel: Awaited<ReturnType<typeof start>>;
    woord: Entity;
    kuip: (correct: boolean) => Entity;
  }> {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'sort:2', items: 1 });
    spel.session.start();
    spel.seconds(6);
    const woord = bubbles(spel).toSorted((a, b) => b.y - a.y)[0];
    const solution = spel.round.built(spel.session.question()?.id ?? '')?.solution;
    if (woord === undefined || solution?.soort !== 'sorteer') throw new Error('nothing to sort');
    const bin = solution.bin.get(woord.token?.id ?? '');
    const tub = (correct: boolean): Entity => {
      const found = spel.scene.group('kuip').find((k) => (k.token?.id === bin) === correct);
      if (found === undefined) throw new Error('no tub');
      return found;
    };
    return { spel, woord, kuip: tub };
  }

  it('takes a word that is pushed into its tub, and bounces one that is not', async () => {
    const { spel, woord, kuip: tub } = await sort();
    const sleep = (to: Entity): void => {
      spel.session.intent({ kind: 'down', x: woord.x, y: woord.y, device: 'aanraken' });
      spel.session.intent({ kind: 'move', x: to.x, y: to.y, device: 'aanraken' });
      spel.step(10);
      spel.session.intent({ kind: 'up', x: to.x, y: to.y, device: 'aanraken' });
    };
    sleep(tub(false));
    expect(spel.last?.verdict.ok).toBe(false);
    spel.seconds(0.7);
    sleep(tub(true));
    expect(spel.last).toMatchObject({ attempt: { kind: 'bin' }, verdict: { ok: true } });
    const choices = spel.state.getState().choices.map((k) => k.id);
    expect(choices).not.toContain(woord.token?.id);
    spel.seconds(1);
    expect(woord.view.destroyed).toBe(true);
    spel.destroy();
  });

  it('takes a tap on a word and a tap on a tub, or its number', async () => {
    const { spel, woord, kuip: tub } = await sort();
    const tap = (at: Entity): void => {
      spel.session.intent({ kind: 'down', x: at.x, y: at.y, device: 'muis' });
      spel.session.intent({ kind: 'up', x: at.x, y: at.y, device: 'muis' });
    };
    tap(woord);
    tap(tub(false));
    expect(spel.last).toMatchObject({ attempt: { kind: 'bin', tokenId: woord.token?.id }, verdict: { ok: false } });
    spel.seconds(0.7);
    tap(woord);
    spel.session.intent({
      kind: 'pick',
      index: spel.scene.group('kuip').findIndex((k) => k === tub(true)),
      device: 'toets',
    });
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });
});
