import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type OefeninstellingInput } from '#engine/core/domein/oefeninstelling.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '#engine/core/oefening/fake/test-kit.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import { MISSPELLING_FORMATS } from './formats.ts';
import { planDay, createSupport, type PlanInput, type TaakPlan } from './plan.ts';

const model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const input = (over: Partial<PlanInput> = {}, setting: OefeninstellingInput = {}): PlanInput => ({
  model,
  toestand: createPracticeState(5, 1),
  instelling: oefeninstellingSchema.parse(setting),
  groep: 5,
  day: 100,
  ...over,
});
const plan = (over: Partial<PlanInput> = {}, setting: OefeninstellingInput = {}): TaakPlan[] => {
  const out = planDay(input(over, setting));
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

/** State after every word of the goals was answered on a day. */
function after(doelen: readonly string[], day: number, x: 0 | 1 = 1): LeerlingState {
  const state = createPracticeState(5, 1);
  for (const w of WOORDEN.filter((item) => doelen.includes(item.hoofd)))
    update(model, state, {
      antwoord: { itemId: w.id, doelId: w.hoofd, format: 'dictee', k: 0, x, ms: 5000, day, arm: 'adaptief' },
      targetSuccess: targetSuccessOf(PARAMS, 'normaal'),
    });
  return state;
}

describe('length of a route', () => {
  it.each([
    [5, 3],
    [14, 3],
    [15, 4],
    [24, 4],
    [25, 5],
    [30, 5],
  ])('a session of %i minutes has %i stones', (durationMin, stones) => {
    expect(plan({}, { duurMin: durationMin })).toHaveLength(stones);
  });

  it.each([
    [undefined, 10],
    [5, 5],
    [8, 8],
    [15, 15],
    [20, 20],
    [1, 5],
    [0, 5],
    [99, 20],
  ])('asked for %s items a stone has %i', (items, expected) => {
    const asked = items === undefined ? {} : { items };
    const stones = plan(asked, { inhoud: 'plan' });
    expect(stones.map((t) => t.items)).toEqual(stones.map(() => expected));
  });
});

describe('formats of a route', () => {
  it.each([
    ['a quarter at most shows misspellings', 30],
    ['also in a short one', 5],
  ])('%s', (_, durationMin) => {
    const stones = plan({}, { duurMin: durationMin, inhoud: 'plan' });
    const wrong = stones.map((t) => t.formaten.some((f) => MISSPELLING_FORMATS.has(f)));
    wrong.forEach((_shows, n) => {
      expect(wrong.slice(0, n + 1).filter(Boolean).length * 4).toBeLessThanOrEqual(n + 1);
    });
  });

  it('are only those that some game can ask', () => {
    const stones = plan({ playable: (_, formats) => formats.filter((f) => f === 'gat' || f === 'werkwoord') });
    for (const t of stones) expect(['gat', 'werkwoord']).toContain(t.formaten[0]);
    expect(stones.every((t) => t.formaten.length === 1)).toBe(true);
  });

  it('leave no plan when no game can ask anything', () => {
    expect(planDay(input({ playable: () => [] }))).toEqual({ ok: false, fout: 'pool-leeg' });
  });

  it('leave out what the leerkracht forbids, and typing when it is off', () => {
    for (const t of plan({}, { formatenVerboden: ['bouw', 'flits'], typenAan: false }))
      for (const format of ['bouw', 'flits', 'dictee'] as const) expect(t.formaten).not.toContain(format);
  });
});

describe('goals of a route', () => {
  it.each<[string, OefeninstellingInput, string[]]>([
    ['one chosen goal', { inhoud: 'doelen', leerdoelIds: ['ij'] }, ['ij']],
    ['two chosen goals', { inhoud: 'doelen', leerdoelIds: ['ij', 'ei'] }, ['ei', 'ij']],
    ['a verb goal', { inhoud: 'doelen', leerdoelIds: ['ww-tt-t'] }, ['ww-tt-t']],
    ['a plan with goals', { inhoud: 'plan', leerdoelIds: ['eind-d'] }, ['eind-d']],
  ])('%s', (_, setting, doelen) => {
    const stones = plan({}, setting);
    expect([...new Set(stones.map((t) => t.doelId))].sort()).toEqual(doelen);
    expect(stones.length).toBeGreaterThanOrEqual(3);
  });

  it('do not follow chosen goals while the leerlijn decides', () => {
    expect(new Set(plan({}, { leerdoelIds: ['ij'] }).map((t) => t.doelId)).size).toBeGreaterThan(2);
  });

  it('stay inside the level range', () => {
    const young = plan({ groep: 3, toestand: createPracticeState(3, 1) }, { niveauVan: 3, niveauTot: 3.5 });
    expect(young.every((t) => t.doelId.startsWith('kz-'))).toBe(true);
  });

  it('avoid those of other routes only while three others are left', () => {
    const all = ['kz-mkm', 'kz-mmkm', 'ei', 'ij', 'eind-d', 'verdubbeling', 'ww-tt-t', 'volgorde'];
    const taken = all.slice(0, 4);
    expect(plan({ taken }).filter((t) => taken.includes(t.doelId))).toEqual([]);
    expect(plan({ taken: all }).length).toBeGreaterThanOrEqual(3);
  });

  it('bring back one in three when words are due, and the most due first', () => {
    const state = after(['ei', 'ij', 'eind-d', 'verdubbeling'], 100);
    const stones = plan({ toestand: state, day: 200 }, { inhoud: 'plan', duurMin: 30 });
    const back = stones.filter((t) => t.soort === 'herhaling');
    expect(back).toHaveLength(1);
    expect(plan({ toestand: state, day: 100 }).filter((t) => t.soort === 'herhaling')).toEqual([]);
  });

  it('add the look-alike of a goal once both have a start', () => {
    const setting: OefeninstellingInput = { inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] };
    const together = plan({ toestand: after(['ei', 'ij'], 100), day: 160 }, setting);
    for (const t of together) expect(t.categoryIds).toEqual(t.doelId === 'ei' ? ['ei', 'ij'] : ['ij', 'ei']);
    const alone = plan({ toestand: after(['ei'], 100), day: 160 }, setting);
    for (const t of alone) expect(t.categoryIds).toEqual([t.doelId]);
  });
});

describe('every plan', () => {
  const settings: OefeninstellingInput[] = [
    {},
    { duurMin: 5 },
    { duurMin: 30 },
    { typenAan: false },
    { inhoud: 'plan' },
    { moeilijkheid: 'makkelijk' },
    { niveauTot: 4.5 },
  ];

  it.each(settings)('numbers its stones, shows their words and ends with the easiest: %j', (setting) => {
    for (const day of [0, 100, 365, 2191])
      for (const groep of [3, 4, 5]) {
        const stones = plan({ groep, day, toestand: createPracticeState(groep, day + 1) }, setting);
        expect(stones.map((t) => t.volgnummer)).toEqual(stones.map((_, n) => n + 1));
        expect(Math.max(...stones.map((t) => t.succes))).toBe(stones.at(-1)?.succes);
        for (const t of stones) {
          expect(t.categoryIds[0]).toBe(t.doelId);
          expect(t.formaten.length).toBeGreaterThan(0);
          expect(t.voorbeelden.length).toBeLessThanOrEqual(3);
          expect(t.voorbeelden.every((id) => model.items.has(id))).toBe(true);
          expect(t.succes).toBeGreaterThan(0);
          expect(t.succes).toBeLessThan(1);
        }
      }
  });

  it('is the same for the same state, and does not change it', () => {
    const state = createPracticeState(5, 1);
    expect(plan({ toestand: state })).toEqual(plan({ toestand: state }));
    expect(plan({ toestand: state })).toEqual(plan());
  });

  it('does not fall over a clock that went back', () => {
    expect(plan({ toestand: after(['ei'], 200), day: 100 }).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a support taak', () => {
  const taak: TaakPlan = {
    volgnummer: 2,
    doelId: 'ei',
    categoryIds: ['ei', 'ij'],
    formaten: ['bouw', 'dictee', 'gat', 'kies'],
    items: 10,
    soort: 'nieuw',
    gain: 1,
    succes: 0.6,
    voorbeelden: ['w-trein'],
  };
  const support = (over: Partial<TaakPlan> = {}, setting: OefeninstellingInput = {}) =>
    createSupport({ ...taak, ...over }, { groep: 5, instelling: oefeninstellingSchema.parse(setting) });

  it('has the same goal alone, at the easy target, in formats without free writing', () => {
    expect(support()).toEqual({
      ...taak,
      categoryIds: ['ei'],
      formaten: ['bouw', 'gat', 'sorteer', 'kies', 'oordeel'],
      items: 8,
      soort: 'herhaling',
      moeilijkheid: 'makkelijk',
    });
  });

  it('is never longer than the taak itself', () => {
    expect(support({ items: 5 }).items).toBe(5);
    expect(support({ items: 20 }).items).toBe(8);
  });

  it('keeps the formats of the taak when no easier one is left', () => {
    const onlyWriting: OefeninstellingInput = { formatenVerboden: ['bouw', 'gat', 'sorteer', 'kies', 'oordeel'] };
    expect(support({ formaten: ['dictee', 'flits'] }, onlyWriting).formaten).toEqual(['dictee', 'flits']);
    expect(support({ doelId: 'ww-tt-t', formaten: ['werkwoord'] }).formaten).toEqual(['werkwoord']);
  });

  it('respects what the leerkracht forbids', () => {
    expect(support({}, { formatenVerboden: ['kies', 'oordeel'] }).formaten).toEqual(['bouw', 'gat', 'sorteer']);
  });
});
