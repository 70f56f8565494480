import { describe, expect, it } from 'vitest';
import { createRng, hashText, type Rng } from '#engine/core/basis/rng.ts';
import { createModel } from './model.ts';
import { sigma } from './predict.ts';
import { createPracticeState, type LeerlingState } from './state.ts';
import { DOELEN, createWoord } from '../fake/test-kit.ts';
import { update } from './update.ts';

/** Bank of words with a wide range of known difficulty. */
const BANK = Array.from({ length: 200 }, (_, i) => ({
  ...createWoord('trein', { hoofd: 'ei', spells: 'ei' }),
  id: `w-proef-${i}`,
}));
const base = createModel(BANK, DOELEN);
const model = {
  ...base,
  items: new Map([...base.items.values()].map((item, i) => [item.id, { ...item, b: -4 + (8 * i) / 199, vb: 0 }])),
};
const bOf = (id: string): number => model.items.get(id)?.b ?? 0;

function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
}

/** Item whose difficulty gives a chance of about .75 and that was not used. */
function near(s: LeerlingState, used: ReadonlySet<string>): string {
  const doel = s.theta - Math.log(3);
  const free = BANK.filter((w) => !used.has(w.id));
  return free.reduce((best, w) => (Math.abs(bOf(w.id) - doel) < Math.abs(bOf(best.id) - doel) ? w : best)).id;
}

/** Adaptive answers of one leerling; the category keeps no variance, so theta is all there is. */
function practice(n: number, seed: number): { s: LeerlingState; waar: number; antwoorden: { b: number; x: 0 | 1 }[] } {
  const rng = createRng(hashText(`proef${seed}`));
  const where = normal(rng);
  const s = createPracticeState(5, 1);
  s.theta = 0;
  s.cats.set(15, {
    delta: 0,
    v: 0,
    n: 0,
    goed: 0,
    emaFast: 0,
    emaSlow: 0,
    last: 0,
    dag: 0,
    dagen: 0,
    beheerst: false,
    ever: false,
  });
  const antwoorden: { b: number; x: 0 | 1 }[] = [];
  const used = new Set<string>();
  for (let i = 0; i < n; i += 1) {
    const itemId = near(s, used);
    used.add(itemId);
    const x = rng.next() < sigma(where - bOf(itemId)) ? 1 : 0;
    antwoorden.push({ b: bOf(itemId), x });
    const row = s.cats.get(15);
    if (row !== undefined) Object.assign(row, { v: 0, delta: 0 });
    update(model, s, {
      antwoord: { itemId, doelId: 'ei', format: 'dictee', k: 0, x, ms: 5000, day: 10, arm: 'intake' },
      targetSuccess: { doel: 0.75, band: 0.07 },
    });
  }
  return { s, waar: where, antwoorden };
}

/** Exact posterior mean on a grid, prior N(0, 1). */
function exact(antwoorden: readonly { b: number; x: 0 | 1 }[]): number {
  let sum = 0;
  let mean = 0;
  for (let i = -500; i <= 500; i += 1) {
    const theta = i / 100;
    const ln = antwoorden.reduce(
      (t, a) => t + Math.log(a.x === 1 ? sigma(theta - a.b) : 1 - sigma(theta - a.b)),
      (-theta * theta) / 2,
    );
    sum += Math.exp(ln);
    mean += theta * Math.exp(ln);
  }
  return mean / sum;
}

describe('EKF over many answers (test 1)', () => {
  it('stays near the exact posterior mean over 20 adaptive answers', () => {
    const difference = Array.from({ length: 100 }, (_, i) => {
      const { s, antwoorden } = practice(20, 1000 + i);
      return s.theta - exact(antwoorden);
    });
    expect(Math.sqrt(difference.reduce((a, b) => a + b * b, 0) / difference.length)).toBeLessThanOrEqual(0.12);
  }, 30_000);

  it.each([12, 20, 60])(
    'covers the truth in its interval of 95 percent after %i answers',
    (n) => {
      const runs = Array.from({ length: 400 }, (_, i) => practice(n, 5000 + i));
      const inside =
        runs.filter(({ s, waar: where }) => Math.abs(s.theta - where) <= 1.96 * Math.sqrt(s.v)).length / runs.length;
      expect(inside).toBeGreaterThanOrEqual(0.92);
      expect(inside).toBeLessThanOrEqual(0.97);
    },
    60_000,
  );
});
