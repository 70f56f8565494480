import { describe, expect, it } from 'vitest';
import { startTestSpel, playWithBot, type TestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { arrange } from './arrange.ts';
import { own } from './spel.ts';

/** Puts all parts of the question on the pizza, in order. */
function build(spel: TestSpel): void {
  const woord = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  if (woord?.soort !== 'reeks') throw new Error('no parts');
  for (const part of woord.delen) {
    const bowl = spel.scene.group('kom').find((k) => k.token?.text === part);
    spel.session.choose(bowl?.token?.id ?? '', 'muis');
    spel.seconds(0.5);
  }
}

/** Takes a bowl that belongs to no slice. */
function miss(spel: TestSpel): void {
  const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  const parts = key?.soort === 'reeks' ? key.delen : [];
  const wrong = spel.scene.group('kom').find(({ token }) => !parts.includes(token?.text ?? ''));
  spel.session.choose(wrong?.token?.id ?? '', 'muis');
  spel.seconds(1);
}

it('takes the formats of its row in the matrix of formats', () => {
  expect([...new Set(doc.capabilities.flatMap(({ formats }) => formats))].sort()).toEqual([
    'bouw',
    'gat',
    'kies',
    'volgorde',
  ]);
});

describe('a long word', () => {
  it('keeps its slots apart on the pizza', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'sequence:schroevendraaier', items: 1 });
    spel.session.start();
    spel.seconds(4);
    spel.step(6);
    const plates = spel.scene.layer('vakken').children.filter((view) => view.visible && view.width > 0);
    expect(plates.length).toBeGreaterThanOrEqual(9);
    const side = 84 * (plates[0]?.scale.x ?? 1);
    for (const [i, a] of plates.entries())
      for (const b of plates.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= side || Math.abs(a.y - b.y) >= side, `${a.x},${a.y} ${b.x},${b.y}`).toBe(true);
    spel.destroy();
  });
});

describe('a word', () => {
  it('goes on the pizza, into the oven and to the customer', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'sequence:kat', items: 2 });
    spel.session.start();
    spel.seconds(3);
    expect(spel.scene.group('punt')).toHaveLength(0);
    build(spel);
    expect(spel.scene.group('punt')).toHaveLength(3);
    spel.seconds(1.5);
    expect(spel.events).toContain('inOven');
    expect(spel.scene.layer('pizza').visible).toBe(true);
    expect(spel.events.some((e) => e.startsWith('open'))).toBe(true);
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconds(2);
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    spel.seconds(4);
    expect(spel.events).toContain('stroke hendel gold');
    expect(spel.events.some((e) => e.startsWith('served'))).toBe(true);
    expect(spel.scene.group('punt')).toHaveLength(0);
    spel.destroy();
  });

  it('is taught up to the oven: hold the lever, let go in the yellow', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'sequence:kat', items: 2, firstTime: true });
    const explanation = (): string | undefined => spel.state.getState().explanation?.key;
    spel.session.start();
    spel.seconds(3);
    expect(explanation()).toBe('tut.sleep');
    build(spel);
    spel.seconds(1.5);
    expect(explanation()).toBe('tut.oven');
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconds(0.5);
    expect(explanation()).toBe('tut.los');
    spel.seconds(1.5);
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    expect(spel.events).toContain('stroke hendel gold');
    expect(explanation()).toBeUndefined();
    spel.destroy();
  });

  it('waits for a child that does nothing, and then goes on by itself', async () => {
    const out = await playWithBot({ doc, eigen: own, fixture: 'select:gat', bot: 'goed', items: 2 });
    expect(out.done).toBe(true);
  });
});

it('ends at a table on which pizzas fall with the words of the child, two of them after two words', async () => {
  const [party] = doc.finales;
  const spel = await startTestSpel({
    doc: { ...doc, finales: [party, party, party] },
    eigen: own,
    fixture: 'sequence:kat',
    items: 2,
  });
  spel.session.start();
  spel.seconds(3);
  for (let i = 0; i < 400 && spel.session.phase !== 'finale'; i += 1) {
    if (spel.session.phase === 'spel') build(spel);
    spel.step(10);
    await spel.spokenOut();
  }
  spel.seconds(4);
  const there = spel.scene.group('feestpizza').filter(({ visible }) => visible);
  expect(there.map(({ token, y }) => [token?.text, Math.round(y)])).toEqual([
    [expect.any(String), 560],
    [expect.any(String), 598],
  ]);
  spel.destroy();
});

describe('the lamps over the counter', () => {
  /** Lamps of the cord that hang over the window. */
  const hung = (spel: TestSpel): number => {
    const bulbs = spel.scene.group('lampen').flatMap(({ x }) => [x - 55, x + 55]);
    return bulbs.filter((x) => x > 0).length;
  };

  it('are hung by words without a miss, one each, and a miss only lets one wait', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'sequence:kat', items: 5 });
    spel.session.start();
    spel.seconds(3);
    const seen: number[] = [hung(spel)];
    for (let word = 0; word < 4; word += 1) {
      if (word === 1) miss(spel);
      build(spel);
      spel.seconds(14);
      await spel.spokenOut();
      for (let i = 0; i < 200 && spel.session.phase !== 'spel'; i += 1) spel.step(10);
      seen.push(hung(spel));
    }
    expect(seen).toEqual([0, 1, 1, 2, 3]);
    spel.destroy();
  });
});

describe('bowls', () => {
  const hits = (a: readonly [number, number], b: readonly [number, number], w: number): boolean =>
    Math.abs(a[0] - b[0]) < w && Math.abs(a[1] - b[1]) < 62;

  it('never overlap and stay on the stage, also with wide plates', () => {
    for (const [n, wide] of [
      [4, 84],
      [8, 84],
      [11, 84],
      [7, 160],
      [8, 220],
      [4, 300],
    ] as const) {
      const { k, spots } = arrange(n, wide);
      expect(spots).toHaveLength(n);
      for (const [i, a] of spots.entries()) {
        expect(a[0] - (wide * k) / 2).toBeGreaterThan(0);
        expect(a[0] + (wide * k) / 2).toBeLessThan(1280);
        for (const b of spots.slice(i + 1)) expect(hits(a, b, wide * k), `${n} x ${wide}: ${a} ${b}`).toBe(false);
      }
    }
  });
});
