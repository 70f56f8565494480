import { describe, expect, it } from 'vitest';
import { measureConvergence, measureDrift, measureJump } from './vaardigheid.ts';

describe('ability over many answers (test 6)', () => {
  it('keeps the spread of leerlingen and items when both learn from 2,000 chosen answers', () => {
    const [thousand, end] = measureDrift({ leerlingen: 120, doelen: 20, antwoorden: [1000, 2000], seed: 1 });
    for (const drift of [thousand, end]) {
      expect(drift?.ratio).toBeGreaterThanOrEqual(0.95);
      expect(drift?.ratio).toBeLessThanOrEqual(1.05);
      expect(drift?.items).toBeGreaterThanOrEqual(0.95);
      expect(drift?.items).toBeLessThanOrEqual(1.05);
      expect(drift?.r).toBeGreaterThanOrEqual(0.98);
    }
  }, 120_000);

  it('knows a new leerling the better for more answers, and says how well', () => {
    const c = measureConvergence('.75', { leerlingen: 60, seed: 1, aim: () => 0.75 });
    expect(c.rmse50).toBeLessThan(c.rmse20);
    expect(c.rmse120).toBeLessThan(0.3);
    expect(c.onder5).toBeLessThanOrEqual(40);
    expect(c.dekking).toBeGreaterThanOrEqual(0.9);
  }, 60_000);

  it('follows a sudden growth without losing its hold before', () => {
    const jump = measureJump({ leerlingen: 20, seed: 1 });
    expect(jump.rmse).toBeLessThan(0.35);
  }, 60_000);
});
