import { describe, expect, it } from 'vitest';
import { createRng, hashText, type Rng } from '#engine/core/basis/rng.ts';
import { createModel } from './model.ts';
import { sigma } from './predict.ts';
import { createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, maakWoord } from './test-kit.ts';
import { update } from './update.ts';

/** Bank of words with a wide range of known difficulty. */
const BANK = Array.from({ length: 200 }, (_, i) => ({
  ...maakWoord('trein', { hoofd: 'ei', spelt: 'ei' }),
  id: `w-proef-${i}`,
}));
const basis = createModel(BANK, DOELEN);
const model = {
  ...basis,
  items: new Map([...basis.items.values()].map((item, i) => [item.id, { ...item, b: -4 + (8 * i) / 199, vb: 0 }])),
};
const bVan = (id: string): number => model.items.get(id)?.b ?? 0;

function normaal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
}

/** Item whose difficulty gives a chance of about .75 and that was not used. */
function dichtbij(s: LeerlingToestand, gebruikt: ReadonlySet<string>): string {
  const doel = s.theta - Math.log(3);
  const vrij = BANK.filter((w) => !gebruikt.has(w.id));
  return vrij.reduce((best, w) => (Math.abs(bVan(w.id) - doel) < Math.abs(bVan(best.id) - doel) ? w : best)).id;
}

/** Adaptive answers of one leerling; the category keeps no variance, so theta is all there is. */
function oefen(n: number, seed: number): { s: LeerlingToestand; waar: number; antwoorden: { b: number; x: 0 | 1 }[] } {
  const rng = createRng(hashText(`proef${seed}`));
  const waar = normaal(rng);
  const s = createToestand(5, 1);
  s.theta = 0;
  s.cats.set(15, {
    delta: 0,
    v: 0,
    n: 0,
    goed: 0,
    emaSnel: 0,
    emaTraag: 0,
    laatste: 0,
    dag: 0,
    dagen: 0,
    beheerst: false,
    ooit: false,
  });
  const antwoorden: { b: number; x: 0 | 1 }[] = [];
  const gebruikt = new Set<string>();
  for (let i = 0; i < n; i += 1) {
    const itemId = dichtbij(s, gebruikt);
    gebruikt.add(itemId);
    const x = rng.next() < sigma(waar - bVan(itemId)) ? 1 : 0;
    antwoorden.push({ b: bVan(itemId), x });
    const rij = s.cats.get(15);
    if (rij !== undefined) Object.assign(rij, { v: 0, delta: 0 });
    update(model, s, {
      antwoord: { itemId, doelId: 'ei', format: 'dictee', k: 0, x, ms: 5000, day: 10, arm: 'intake' },
      doelsucces: { doel: 0.75, band: 0.07 },
    });
  }
  return { s, waar, antwoorden };
}

/** Exact posterior mean on a grid, prior N(0, 1). */
function exact(antwoorden: readonly { b: number; x: 0 | 1 }[]): number {
  let som = 0;
  let mean = 0;
  for (let i = -500; i <= 500; i += 1) {
    const theta = i / 100;
    const ln = antwoorden.reduce(
      (t, a) => t + Math.log(a.x === 1 ? sigma(theta - a.b) : 1 - sigma(theta - a.b)),
      (-theta * theta) / 2,
    );
    som += Math.exp(ln);
    mean += theta * Math.exp(ln);
  }
  return mean / som;
}

describe('EKF over many answers (test 1)', () => {
  it('stays near the exact posterior mean over 20 adaptive answers', () => {
    const verschil = Array.from({ length: 100 }, (_, i) => {
      const { s, antwoorden } = oefen(20, 1000 + i);
      return s.theta - exact(antwoorden);
    });
    expect(Math.sqrt(verschil.reduce((a, b) => a + b * b, 0) / verschil.length)).toBeLessThanOrEqual(0.12);
  }, 30_000);

  it.each([12, 20, 60])(
    'covers the truth in its interval of 95 percent after %i answers',
    (n) => {
      const runs = Array.from({ length: 400 }, (_, i) => oefen(n, 5000 + i));
      const binnen =
        runs.filter(({ s, waar }) => Math.abs(s.theta - waar) <= 1.96 * Math.sqrt(s.v)).length / runs.length;
      expect(binnen).toBeGreaterThanOrEqual(0.92);
      expect(binnen).toBeLessThanOrEqual(0.97);
    },
    60_000,
  );
});
