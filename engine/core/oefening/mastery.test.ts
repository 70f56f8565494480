import { describe, expect, it } from 'vitest';
import { familieNr, familieVan, FAMILIES } from './familie.ts';
import { bewijsVan, categorieStatus, CATEGORIE_STATUSSEN, deelBeheerst, phi, woordBeheerst } from './mastery.ts';
import { createModel } from './model.ts';
import { catVan, createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { update, type UpdateTrace } from './update.ts';

const m = createModel(WOORDEN, DOELEN);
const EI = WOORDEN.filter((w) => w.hoofd === 'ei');

function antwoord(
  s: LeerlingToestand,
  options: { itemId: string; x: 0 | 1; day: number; format?: 'dictee' | 'kies' },
): UpdateTrace {
  const { itemId, x, day, format = 'dictee' } = options;
  const uit = update(m, s, {
    antwoord: { itemId, doelId: 'ei', format, k: format === 'kies' ? 3 : 0, x, ms: 5000, day, arm: 'toets' },
    doelsucces: { doel: 0.75, band: 0.07 },
  });
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
}

/** Strong leerling that answers every ei word right on two days. */
function meester(): { s: LeerlingToestand; overgangen: UpdateTrace['overgang'][] } {
  const s = createToestand(8, 1);
  const overgangen = [100, 101]
    .flatMap((day) => EI.map((w) => antwoord(s, { itemId: w.id, x: 1, day }).overgang))
    .filter((o) => o !== undefined);
  return { s, overgangen };
}

describe('category', () => {
  it('is mastered only with average, certainty, answers and days together', () => {
    const { s, overgangen } = meester();
    expect(categorieStatus(m, s, 'ei')).toBe('beheerst');
    expect(overgangen).toHaveLength(1);
    expect(overgangen[0]).toMatchObject({ categorie: 'ei', naar: 'beheerst' });
    const bewijs = overgangen[0]?.bewijs;
    expect(bewijs?.ema).toBeGreaterThanOrEqual(0.85);
    expect(bewijs?.kans).toBeGreaterThanOrEqual(0.95);
    expect(bewijs?.n).toBeGreaterThanOrEqual(12);
    expect(bewijs?.dagen).toBeGreaterThanOrEqual(2);
  });

  it('is never mastered on one day, or by a few answers', () => {
    const s = createToestand(8, 1);
    for (let i = 0; i < 40; i += 1) antwoord(s, { itemId: EI[i % EI.length]?.id ?? '', x: 1, day: 100 });
    expect(categorieStatus(m, s, 'ei')).not.toBe('beheerst');
    const kort = createToestand(8, 1);
    for (let i = 0; i < 11; i += 1) antwoord(kort, { itemId: EI[i]?.id ?? '', x: 1, day: 100 + i });
    expect(categorieStatus(m, kort, 'ei')).not.toBe('beheerst');
  });

  it('opens again when the average falls below .7', () => {
    const { s } = meester();
    let laatste: UpdateTrace['overgang'];
    for (let i = 0; i < 6; i += 1)
      laatste = antwoord(s, { itemId: EI[i]?.id ?? '', x: 0, day: 130 + i }).overgang ?? laatste;
    expect(laatste).toMatchObject({ van: 'beheerst', naar: 'opnieuw' });
    expect(categorieStatus(m, s, 'ei')).toBe('opnieuw');
    expect(catVan(m, s, 'ei')).toMatchObject({ beheerst: false, ooit: true });
  });

  it('stays mastered with one slip: maintenance, not a fall', () => {
    const { s } = meester();
    antwoord(s, { itemId: EI[0]?.id ?? '', x: 0, day: 120 });
    expect(['beheerst', 'onderhoud']).toContain(categorieStatus(m, s, 'ei'));
  });

  it('goes from not started through busy to almost', () => {
    const s = createToestand(3, 1);
    expect(categorieStatus(m, s, 'ei')).toBe('nog niet gestart');
    antwoord(s, { itemId: 'w-trein', x: 0, day: 100 });
    expect(categorieStatus(m, s, 'ei')).toBe('in opbouw');
    for (let i = 0; i < 10; i += 1) antwoord(s, { itemId: EI[i]?.id ?? '', x: 1, day: 100 });
    expect(categorieStatus(m, s, 'ei')).toBe('bijna');
    expect(CATEGORIE_STATUSSEN).toContain('onderhoud');
  });

  it('has no evidence before the first answer', () => {
    expect(bewijsVan(m, createToestand(4, 1), 'ei')).toMatchObject({ ema: 0, n: 0, dagen: 0 });
  });
});

describe('word', () => {
  it('is mastered after three days right, written last, with lasting memory', () => {
    const s = createToestand(4, 1);
    for (const day of [100, 103, 112]) antwoord(s, { itemId: 'w-trein', x: 1, day });
    expect(woordBeheerst(m, s, 'w-trein')).toBe(true);
    expect(deelBeheerst(s, ['w-trein', 'w-klein'])).toBe(0.5);
    expect(deelBeheerst(s, [])).toBe(0);
  });

  it('is not mastered by answers on one day or by choosing last', () => {
    const een = createToestand(4, 1);
    for (let i = 0; i < 6; i += 1) antwoord(een, { itemId: 'w-trein', x: 1, day: 100 });
    expect(woordBeheerst(m, een, 'w-trein')).toBe(false);
    const kies = createToestand(4, 1);
    for (const day of [100, 103, 112]) antwoord(kies, { itemId: 'w-trein', x: 1, day });
    antwoord(kies, { itemId: 'w-trein', x: 1, day: 120, format: 'kies' });
    expect(woordBeheerst(m, kies, 'w-trein')).toBe(false);
    expect(woordBeheerst(m, kies, 'w-bestaatniet')).toBe(false);
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
    expect(familieVan('ei')).toBe('weet');
    expect(familieVan('ww-tt-t')).toBe('werkwoord');
    expect(familieVan('onbekend')).toBe('weet');
    expect(familieNr('kz-mkm')).toBe(0);
  });
});
