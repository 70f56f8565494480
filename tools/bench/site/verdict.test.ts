import { expect, it } from 'vitest';
import { judgePage, type Visit } from './verdict.ts';

const visit = (part: Partial<Visit>): Visit => ({
  largest: 600,
  element: 'img.',
  shift: 0,
  tasks: [],
  jsKB: 6,
  requests: 20,
  ...part,
});

it('takes the best of the visits', () => {
  const page = judgePage('home', [visit({ largest: 5_000 }), visit({}), visit({ largest: 700 })]);
  expect(page).toMatchObject({ naam: 'home', lcp: 600, tbt: 0, boven: [], ok: true });
});

it('names every bound that is passed', () => {
  const slow = visit({ largest: 1_001, tasks: [101], shift: 0.02, jsKB: 61 });
  expect(judgePage('home', [slow])).toMatchObject({ tbt: 51, boven: ['lcp', 'tbt', 'cls', 'jsKB'], ok: false });
});

it('is not content with nothing', () => {
  expect(judgePage('home', []).ok).toBe(false);
});
