import { describe, expect, it } from 'vitest';
import { familyNr, familyOf, FAMILIES } from './family.ts';
import { evidenceOf, categoryStatus, CATEGORY_STATUSES, shareMastered, phi, isWoordMastered } from './mastery.ts';
import { createModel } from './model.ts';
import { catOf, createPracticeState, type LeerlingState } from './state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { update, type UpdateTrace } from './update.ts';

const m = createModel(WOORDEN, DOELEN);
const EI = WOORDEN.filter((w) => w.hoofd === 'ei');

function antwoord(
  s: LeerlingState,
  options: { itemId: string; x: 0 | 1; day: number; format?: 'dictee' | 'kies' },
): UpdateTrace {
  const { itemId, x, day, format = 'dictee' } = options;
  const out = update(m, s, {
    antwoord: { itemId, doelId: 'ei', format, k: format === 'kies' ? 3 : 0, x, ms: 5000, day, arm: 'toets' },
    targetSuccess: { doel: 0.75, band: 0.07 },
  });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
}

/** Strong leerling that answers every ei word right on two days. */
function master(): { s: LeerlingState; transitions: UpdateTrace['transition'][] } {
  const s = createPracticeState(8, 1);
  const transitions = [100, 101]
    .flatMap((day) => EI.map((w) => antwoord(s, { itemId: w.id, x: 1, day }).transition))
    .filter((o) => o !== undefined);
  return { s, transitions };
}

describe('category', () => {
  it('is mastered only with average, certainty, answers and days together', () => {
    const { s, transitions } = master();
    expect(categoryStatus(m, s, 'ei')).toBe('beheerst');
    expect(transitions).toHaveLength(1);
    expect(transitions[0]).toMatchObject({ categorie: 'ei', naar: 'beheerst' });
    const evidence = transitions[0]?.evidence;
    expect(evidence?.ema).toBeGreaterThanOrEqual(0.85);
    expect(evidence?.kans).toBeGreaterThanOrEqual(0.95);
    expect(evidence?.n).toBeGreaterThanOrEqual(12);
    expect(evidence?.dagen).toBeGreaterThanOrEqual(2);
  });

  it('is never mastered on one day, or by a few answers', () => {
    const s = createPracticeState(8, 1);
    for (let i = 0; i < 40; i += 1) antwoord(s, { itemId: EI[i % EI.length]?.id ?? '', x: 1, day: 100 });
    expect(categoryStatus(m, s, 'ei')).not.toBe('beheerst');
    const short = createPracticeState(8, 1);
    for (let i = 0; i < 11; i += 1) antwoord(short, { itemId: EI[i]?.id ?? '', x: 1, day: 100 + i });
    expect(categoryStatus(m, short, 'ei')).not.toBe('beheerst');
  });

  it('opens again when the average falls below .7', () => {
    const { s } = master();
    let last: UpdateTrace['transition'];
    for (let i = 0; i < 6; i += 1)
      last = antwoord(s, { itemId: EI[i]?.id ?? '', x: 0, day: 130 + i }).transition ?? last;
    expect(last).toMatchObject({ van: 'beheerst', naar: 'opnieuw' });
    expect(categoryStatus(m, s, 'ei')).toBe('opnieuw');
    expect(catOf(m, s, 'ei')).toMatchObject({ beheerst: false, ever: true });
  });

  it('stays mastered with one slip: maintenance, not a fall', () => {
    const { s } = master();
    antwoord(s, { itemId: EI[0]?.id ?? '', x: 0, day: 120 });
    expect(['beheerst', 'onderhoud']).toContain(categoryStatus(m, s, 'ei'));
  });

  it('goes from not started through busy to almost', () => {
    const s = createPracticeState(3, 1);
    expect(categoryStatus(m, s, 'ei')).toBe('nog niet gestart');
    antwoord(s, { itemId: 'w-trein', x: 0, day: 100 });
    expect(categoryStatus(m, s, 'ei')).toBe('in opbouw');
    for (let i = 0; i < 10; i += 1) antwoord(s, { itemId: EI[i]?.id ?? '', x: 1, day: 100 });
    expect(categoryStatus(m, s, 'ei')).toBe('bijna');
    expect(CATEGORY_STATUSES).toContain('onderhoud');
  });

  it('has no evidence before the first answer', () => {
    expect(evidenceOf(m, createPracticeState(4, 1), 'ei')).toMatchObject({ ema: 0, n: 0, dagen: 0 });
  });
});

describe('word', () => {
  it('is mastered after three days right, written last, with lasting memory', () => {
    const s = createPracticeState(4, 1);
    for (const day of [100, 103, 112]) antwoord(s, { itemId: 'w-trein', x: 1, day });
    expect(isWoordMastered(m, s, 'w-trein')).toBe(true);
    expect(shareMastered(s, ['w-trein', 'w-klein'])).toBe(0.5);
    expect(shareMastered(s, [])).toBe(0);
  });

  it('is not mastered by answers on one day or by choosing last', () => {
    const one = createPracticeState(4, 1);
    for (let i = 0; i < 6; i += 1) antwoord(one, { itemId: 'w-trein', x: 1, day: 100 });
    expect(isWoordMastered(m, one, 'w-trein')).toBe(false);
    const choose = createPracticeState(4, 1);
    for (const day of [100, 103, 112]) antwoord(choose, { itemId: 'w-trein', x: 1, day });
    antwoord(choose, { itemId: 'w-trein', x: 1, day: 120, format: 'kies' });
    expect(isWoordMastered(m, choose, 'w-trein')).toBe(false);
    expect(isWoordMastered(m, choose, 'w-bestaatniet')).toBe(false);
  });
});

describe('phi', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [-1, 0.1586553],
    [1.6448536, 0.95],
    [3, 0.9986501],
  ])('%f gives %f', (x, p) => {
    expect(phi(x)).toBeCloseTo(p, 6);
  });
});

describe('families', () => {
  it('knows eight, with verbs by prefix', () => {
    expect(FAMILIES).toHaveLength(8);
    expect(familyOf('ei')).toBe('weet');
    expect(familyOf('ww-tt-t')).toBe('werkwoord');
    expect(familyOf('onbekend')).toBe('weet');
    expect(familyNr('kz-mkm')).toBe(0);
  });
});
