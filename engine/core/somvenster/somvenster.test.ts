import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema, defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import type { Capability, Format } from '#engine/core/oefening/contract/contract.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '#engine/core/oefening/fake/test-kit.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import type { Stars } from '#engine/core/scoring/stars.ts';
import { formatsFor, isProduction, MISSPELLING_FORMATS } from './formats.ts';
import { planDay, createSupport, type PlanInput, type TaakPlan } from './plan.ts';
import { deurenFor, canPlay, matchWeight, type AvailableSpel } from './route.ts';
import { isExpired, isVoltooid, chooseOpen, SOMVENSTER_STATUSES, nextSomvenster } from './somvenster.ts';
import { isDone, newTaak, nextTaak, type TaakEvent, type TaakVoortgang } from './taak.ts';

const model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const input = (over: Partial<PlanInput> = {}): PlanInput => ({
  model,
  toestand: createPracticeState(4, 1),
  instelling: oefeninstellingSchema.parse({}),
  groep: 4,
  day: 100,
  ...over,
});
const plan = (over: Partial<PlanInput> = {}): TaakPlan[] => {
  const out = planDay(input(over));
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

function practiced(day: number): LeerlingState {
  const s = createPracticeState(4, 1);
  for (const w of WOORDEN.filter((x) => x.hoofd === 'ei' || x.hoofd === 'ij' || x.hoofd === 'kz-mkm')) {
    update(model, s, {
      antwoord: { itemId: w.id, doelId: w.hoofd, format: 'dictee', k: 0, x: 1, ms: 5000, day, arm: 'adaptief' },
      targetSuccess: targetSuccessOf(PARAMS, 'normaal'),
    });
  }
  return s;
}

describe('maakPlan', () => {
  it('gives 3 to 5 taken with different goals, best gain first and the easiest last', () => {
    for (const durationMin of [5, 15, 30]) {
      const p = plan({ instelling: oefeninstellingSchema.parse({ duurMin: durationMin }) });
      expect(p.length).toBe(durationMin === 5 ? 3 : durationMin === 15 ? 4 : 5);
      expect(new Set(p.map((t) => t.doelId)).size).toBe(p.length);
      const gain = p.slice(0, -1).map((t) => t.gain);
      expect(gain).toEqual([...gain].sort((a, b) => b - a));
      expect(Math.max(...p.map((t) => t.succes))).toBe(p.at(-1)?.succes);
      expect(p.map((t) => t.volgnummer)).toEqual(p.map((_, i) => i + 1));
    }
  });

  it('has one in three for review when something is due', () => {
    const p = plan({ toestand: practiced(100), day: 160 });
    expect(p.filter((t) => t.soort === 'herhaling')).toHaveLength(1);
    expect(plan().filter((t) => t.soort === 'herhaling')).toHaveLength(0);
  });

  it('adds the confusable partner only after both have a start', () => {
    expect(plan().every((t) => t.categoryIds.length === 1)).toBe(true);
    const p = plan({
      toestand: practiced(100),
      day: 160,
      instelling: oefeninstellingSchema.parse({ inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] }),
    });
    expect(p.find((t) => t.doelId === 'ei')?.categoryIds ?? ['ei', 'ij']).toEqual(['ei', 'ij']);
  });

  it('always has a taak in which the child writes and at most a quarter with misspellings', () => {
    for (const groep of [3, 4, 5]) {
      const p = plan({ groep, instelling: defaultSetting(groep), toestand: createPracticeState(groep, groep) });
      expect(p.some((t) => t.formaten.some(isProduction))).toBe(true);
      expect(p.every((t) => t.formaten.length > 0 && t.items >= 5 && t.items <= 20)).toBe(true);
      expect(p.filter((t) => t.formaten.some((f) => MISSPELLING_FORMATS.has(f))).length * 4).toBeLessThanOrEqual(
        p.length,
      );
    }
  });

  it('fills up with the same goal when the leerkracht chose only one', () => {
    const p = plan({ instelling: oefeninstellingSchema.parse({ inhoud: 'doelen', leerdoelIds: ['eind-d'] }) });
    expect(p).toHaveLength(3);
    expect(new Set(p.map((t) => t.doelId))).toEqual(new Set(['eind-d']));
  });

  it('keeps away from goals of other routes when it can', () => {
    const first = plan()[0]?.doelId ?? '';
    expect(plan({ taken: [first] }).map((t) => t.doelId)).not.toContain(first);
    expect(plan({ taken: DOELEN.map((d) => d.id) }).length).toBeGreaterThanOrEqual(3);
  });

  it('answers typed errors', () => {
    expect(planDay(input({ instelling: oefeninstellingSchema.parse({ niveauVan: 8, niveauTot: 8.5 }) }))).toEqual({
      ok: false,
      fout: 'pool-leeg',
    });
    expect(planDay(input({ instelling: { ...oefeninstellingSchema.parse({}), niveauVan: 8, niveauTot: 3 } }))).toEqual({
      ok: false,
      fout: 'instelling-ongeldig',
    });
  });

  it('makes a support taak easier and shorter', () => {
    const taak = plan()[0];
    if (taak === undefined) throw new Error('no taak');
    const support = createSupport(taak, { groep: 4, instelling: oefeninstellingSchema.parse({}) });
    expect(support).toMatchObject({ doelId: taak.doelId, moeilijkheid: 'makkelijk', items: 8 });
    expect(support.formaten).not.toContain('dictee');
  });

  it('chooses formats by goal, grade and setting', () => {
    const i = oefeninstellingSchema.parse({ formatenVerboden: ['flits'], typenAan: false });
    expect(formatsFor({ doelId: 'ei', groep: 4, instelling: i })).toEqual([
      'bouw',
      'gat',
      'sorteer',
      'kies',
      'oordeel',
    ]);
    expect(formatsFor({ doelId: 'ww-tt-t', groep: 5, instelling: i })).toEqual(['werkwoord']);
    expect(formatsFor({ doelId: 'volgorde', groep: 4, instelling: i })).toEqual(['volgorde']);
    expect(formatsFor({ doelId: 'kz-mkm', groep: 3, instelling: i })).toContain('klank');
    expect(formatsFor({ doelId: 'verdubbeling', groep: 5, instelling: i })).toEqual([
      'bouw',
      'gat',
      'sorteer',
      'splits',
      'kies',
      'oordeel',
      'zoekfout',
    ]);
    expect(formatsFor({ doelId: 'mv-s', groep: 4, instelling: i })).toContain('koppel');
    expect(formatsFor({ doelId: 'trappen', groep: 6, instelling: i })).toEqual(['gat', 'kies', 'koppel']);
    expect(formatsFor({ doelId: 'trappen', groep: 5, instelling: i })).toEqual([]);
  });
});

const taak = (over: Partial<TaakVoortgang> = {}): TaakVoortgang => ({ ...newTaak(), ...over });
const after = (t: TaakVoortgang, g: TaakEvent): { taak: TaakVoortgang; support: boolean } => {
  const out = nextTaak(t, g);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const ronde = (stars: Stars): TaakEvent => ({ soort: 'ronde', sterren: stars });

describe('volgendeTaak', () => {
  it('turns silver and gold at once', () => {
    expect(after(taak(), ronde(2))).toMatchObject({
      taak: { status: 'klaar', steen: 'zilver', sterren: 2 },
      support: false,
    });
    expect(after(taak({ status: 'bezig' }), ronde(3))).toMatchObject({ taak: { status: 'klaar', steen: 'goud' } });
  });

  it('stays open below 70 % with one support taak, then is done', () => {
    const first = after(taak(), ronde(1));
    expect(first).toMatchObject({ taak: { status: 'blijft_open', steen: 'brons', supportGiven: true }, support: true });
    expect(after(first.taak, ronde(1))).toMatchObject({ taak: { status: 'klaar', steen: 'brons' }, support: false });
    expect(after(first.taak, ronde(3))).toMatchObject({ taak: { status: 'klaar', steen: 'goud' } });
  });

  it('a support taak never gets a support taak', () => {
    expect(after(newTaak({ isSteun: true }), ronde(1))).toMatchObject({ taak: { status: 'klaar' }, support: false });
  });

  it('stopping before half leaves it busy', () => {
    expect(after(taak(), ronde(0))).toMatchObject({ taak: { status: 'bezig', steen: 'geen' }, support: false });
  });

  it('comes back for due words and is done again; skipping is done too', () => {
    const back = after(taak({ status: 'klaar', sterren: 3, steen: 'goud' }), { soort: 'woordenTerug' });
    expect(back.taak.status).toBe('kom_terug');
    expect(after(back.taak, ronde(2)).taak).toMatchObject({ status: 'klaar', sterren: 3, steen: 'goud' });
    expect(isDone(after(taak(), { soort: 'slaOver' }).taak)).toBe(true);
    expect(after(newTaak({ dicht: true }), { soort: 'ontgrendel' }).taak.status).toBe('open');
  });

  it('refuses steps that are not in the table', () => {
    const error = { ok: false, fout: 'stap-niet-toegestaan' };
    expect(nextTaak(taak({ status: 'dicht' }), ronde(3))).toEqual(error);
    expect(nextTaak(taak({ status: 'overgeslagen' }), ronde(3))).toEqual(error);
    expect(nextTaak(taak({ status: 'klaar' }), { soort: 'slaOver' })).toEqual(error);
    expect(nextTaak(taak(), { soort: 'woordenTerug' })).toEqual(error);
  });

  it('stars never go down in any history', () => {
    const rng = createRng(3);
    for (let i = 0; i < 500; i += 1) {
      let t = newTaak({ dicht: rng.int(4) === 0, isSteun: rng.int(3) === 0 });
      let support = 0;
      for (let j = 0; j < 12; j += 1) {
        const stars = ([0, 1, 2, 3] as const)[rng.int(4)] ?? 0;
        const g: TaakEvent =
          [
            ronde(stars),
            { soort: 'ontgrendel' } as const,
            { soort: 'begin' } as const,
            { soort: 'woordenTerug' } as const,
          ][rng.int(4)] ?? ronde(1);
        const out = nextTaak(t, g);
        if (!out.ok) continue;
        expect(out.value.taak.sterren).toBeGreaterThanOrEqual(t.sterren);
        if (out.value.support) support += 1;
        t = out.value.taak;
      }
      expect(support).toBeLessThanOrEqual(1);
    }
  });
});

describe('somvenster', () => {
  it('follows the table and refuses the rest', () => {
    expect(nextSomvenster('gepland', 'open')).toEqual({ ok: true, value: 'open' });
    expect(nextSomvenster('open', 'bevries')).toEqual({ ok: true, value: 'bevroren' });
    expect(nextSomvenster('bevroren', 'ontdooi')).toEqual({ ok: true, value: 'open' });
    for (const status of SOMVENSTER_STATUSES) expect(nextSomvenster(status, 'open').ok).toBe(status === 'gepland');
    expect(nextSomvenster('voltooid', 'trekIn').ok).toBe(false);
    expect(nextSomvenster('verlopen', 'voltooi').ok).toBe(false);
  });

  it('is complete when every stone is done', () => {
    expect(isVoltooid([{ status: 'klaar' }, { status: 'overgeslagen' }])).toBe(true);
    expect(isVoltooid([{ status: 'klaar' }, { status: 'kom_terug' }])).toBe(false);
    expect(isVoltooid([])).toBe(false);
  });

  it('ends after its last day', () => {
    expect(isExpired(100, 100)).toBe(false);
    expect(isExpired(100, 101)).toBe(true);
    expect(isExpired(undefined, 9999)).toBe(false);
  });

  it('opens at most three; the oldest adaptive one waits', () => {
    const v = (id: string, kind: 'adaptief' | 'leerkracht' | 'zorg', startDay: number) =>
      ({ id, soort: kind, startDay, status: 'gepland' }) as const;
    expect(
      chooseOpen([v('a', 'adaptief', 1), v('b', 'adaptief', 5), v('c', 'leerkracht', 2), v('d', 'zorg', 3)], 10),
    ).toEqual(['d', 'c', 'b']);
    expect(chooseOpen([v('a', 'adaptief', 11)], 10)).toEqual([]);
  });
});

const cap = (shape: Capability['shape'], formats: Format[], weight = 1): Capability => ({ shape, formats, weight });
const FOUR: AvailableSpel[] = [
  {
    slug: 'pizzabakken',
    capabilities: [cap('sequence', ['bouw']), cap('select', ['kies', 'gat'], 0.4), cap('sequence', ['volgorde'], 0.4)],
  },
  { slug: 'botenkoers', capabilities: [cap('entry', ['dictee']), cap('entry', ['gat', 'werkwoord', 'flits'], 0.4)] },
  {
    slug: 'bellenprikken',
    capabilities: [cap('select', ['klank']), cap('sequence', ['bouw', 'volgorde'], 0.4), cap('select', ['rijm'], 0.4)],
  },
  { slug: 'autorace', capabilities: [cap('select', ['gat', 'werkwoord']), cap('select', ['kies', 'oordeel'], 0.4)] },
];

describe('deurenVoor', () => {
  it('offers 2 or 3 games for every goal of a plan, however few stars', () => {
    for (const groep of [3, 4, 5]) {
      for (const stars of [0, 12, 500]) {
        for (const t of plan({ groep, instelling: defaultSetting(groep), toestand: createPracticeState(groep, 2) })) {
          const deuren = deurenFor({ formaten: t.formaten, available: FOUR, sterren: stars });
          expect(deuren.length).toBeGreaterThanOrEqual(2);
          expect(deuren.length).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it('keeps lands closed while there is enough choice, opens them otherwise', () => {
    expect(deurenFor({ formaten: ['bouw', 'gat'], available: FOUR, sterren: 0 })).toEqual([
      'pizzabakken',
      'bellenprikken',
    ]);
    expect(deurenFor({ formaten: ['werkwoord'], available: FOUR, sterren: 0 })).toEqual(['autorace', 'botenkoers']);
    expect(deurenFor({ formaten: ['bouw', 'gat'], available: FOUR, sterren: 200 })).toHaveLength(3);
  });

  it('puts another verb family first and the game just played last', () => {
    const base = { formaten: ['bouw', 'gat', 'dictee', 'klank'], available: FOUR, sterren: 200 } as const;
    expect(deurenFor({ ...base, formaten: [...base.formaten], gespeeld: ['pizzabakken'] })[0]).not.toBe('pizzabakken');
    expect(
      deurenFor({ ...base, formaten: [...base.formaten], gespeeld: ['autorace'], max: 4 })
        .slice(2)
        .sort(),
    ).toEqual(['autorace', 'bellenprikken']);
  });

  it('never offers a forbidden game or one that cannot take the formats', () => {
    expect(deurenFor({ formaten: ['bouw'], available: FOUR, sterren: 500, verboden: ['pizzabakken'] })).toEqual([
      'bellenprikken',
    ]);
    expect(deurenFor({ formaten: ['zin'], available: FOUR, sterren: 500 })).toEqual([]);
    expect(
      deurenFor({
        formaten: ['bouw'],
        available: [{ slug: 'bestaatniet', capabilities: [cap('sequence', ['bouw'])] }],
        sterren: 500,
      }),
    ).toEqual([]);
    expect(canPlay('autorace', { formaten: ['bouw'], available: FOUR, sterren: 500 })).toBe(false);
    expect(canPlay('pizzabakken', { formaten: ['bouw'], available: FOUR, sterren: 0 })).toBe(true);
    expect(canPlay('nee', { formaten: ['bouw'], available: FOUR, sterren: 0 })).toBe(false);
  });

  it('weighs how well a game fits', () => {
    expect(matchWeight(FOUR[0]?.capabilities ?? [], ['gat'])).toBe(0.4);
    expect(matchWeight(FOUR[0]?.capabilities ?? [], ['gat', 'bouw'])).toBe(1);
    expect(matchWeight([], ['bouw'])).toBe(0);
  });

  it('holds for every set of formats and stars', () => {
    const rng = createRng(6);
    const all: AvailableSpel[] = SPELLEN.map((s) => ({
      slug: s.slug,
      capabilities: [cap('select', ['kies', 'gat'])],
    }));
    for (let i = 0; i < 200; i += 1) {
      const deuren = deurenFor({
        formaten: ['gat'],
        available: all,
        sterren: rng.int(200),
        gespeeld: SPELLEN.filter(() => rng.int(9) === 0).map((s) => s.slug),
      });
      expect(deuren).toHaveLength(3);
      expect(new Set(deuren).size).toBe(3);
    }
  });
});
