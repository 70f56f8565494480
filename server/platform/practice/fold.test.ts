import { describe, expect, it } from 'vitest';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { newState } from './fold.ts';

function theta(leerling: { jaargroep: number; startniveau: string | null }): number {
  const s = unpack(newState({ id: 'kind', ...leerling }).toestand);
  if (!s.ok) throw new Error(s.fout);
  return s.value.theta;
}

describe('state of a leerling without answers', () => {
  it('begins at the own year, or at the level the teacher chose', () => {
    expect(theta({ jaargroep: 6, startniveau: '4.0' })).toBe(theta({ jaargroep: 4, startniveau: null }));
    expect(theta({ jaargroep: 6, startniveau: '6.0' })).toBe(theta({ jaargroep: 6, startniveau: null }));
  });

  it('lies halfway between two years at a half level, and nowhere above groep 8', () => {
    const [five, six] = [theta({ jaargroep: 5, startniveau: null }), theta({ jaargroep: 6, startniveau: null })];
    expect(theta({ jaargroep: 5, startniveau: '5.5' })).toBeCloseTo((five + six) / 2, 3);
    expect(six).toBeGreaterThan(five);
    expect(theta({ jaargroep: 8, startniveau: '8.5' })).toBe(theta({ jaargroep: 8, startniveau: null }));
  });
});
