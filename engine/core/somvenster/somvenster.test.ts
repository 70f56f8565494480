import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema, standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import type { Capability, Format } from '#engine/core/oefening/contract.ts';
import { doelsuccesVan } from '#engine/core/oefening/doelsucces.ts';
import { createModel } from '#engine/core/oefening/model.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import { createToestand, type LeerlingToestand } from '#engine/core/oefening/state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '#engine/core/oefening/test-kit.ts';
import { update } from '#engine/core/oefening/update.ts';
import type { Sterren } from '#engine/core/scoring/sterren.ts';
import { formatenVoor, isProductie, SPELFOUT_FORMATEN } from './formaten.ts';
import { maakPlan, maakSteun, type PlanInvoer, type TaakPlan } from './plan.ts';
import { deurenVoor, magSpelen, pastBij, type BeschikbaarSpel } from './route.ts';
import { isVerlopen, isVoltooid, kiesOpen, SOMVENSTER_STATUSSEN, volgendSomvenster } from './somvenster.ts';
import { isGedaan, nieuweTaak, volgendeTaak, type TaakGebeurtenis, type TaakVoortgang } from './taak.ts';

const model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const invoer = (over: Partial<PlanInvoer> = {}): PlanInvoer => ({
  model,
  toestand: createToestand(4, 1),
  instelling: oefeninstellingSchema.parse({}),
  groep: 4,
  day: 100,
  ...over,
});
const plan = (over: Partial<PlanInvoer> = {}): TaakPlan[] => {
  const uit = maakPlan(invoer(over));
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
};

function geoefend(day: number): LeerlingToestand {
  const s = createToestand(4, 1);
  for (const w of WOORDEN.filter((x) => x.hoofd === 'ei' || x.hoofd === 'ij' || x.hoofd === 'kz-mkm')) {
    update(model, s, {
      antwoord: { itemId: w.id, doelId: w.hoofd, format: 'dictee', k: 0, x: 1, ms: 5000, day, arm: 'adaptief' },
      doelsucces: doelsuccesVan(PARAMS, 'normaal'),
    });
  }
  return s;
}

describe('maakPlan', () => {
  it('gives 3 to 5 taken with different goals, best gain first and the easiest last', () => {
    for (const duurMin of [5, 15, 30]) {
      const p = plan({ instelling: oefeninstellingSchema.parse({ duurMin }) });
      expect(p.length).toBe(duurMin === 5 ? 3 : duurMin === 15 ? 4 : 5);
      expect(new Set(p.map((t) => t.doelId)).size).toBe(p.length);
      const winst = p.slice(0, -1).map((t) => t.winst);
      expect(winst).toEqual([...winst].sort((a, b) => b - a));
      expect(Math.max(...p.map((t) => t.succes))).toBe(p.at(-1)?.succes);
      expect(p.map((t) => t.volgnummer)).toEqual(p.map((_, i) => i + 1));
    }
  });

  it('has one in three for review when something is due', () => {
    const p = plan({ toestand: geoefend(100), day: 160 });
    expect(p.filter((t) => t.soort === 'herhaling')).toHaveLength(1);
    expect(plan().filter((t) => t.soort === 'herhaling')).toHaveLength(0);
  });

  it('adds the confusable partner only after both have a start', () => {
    expect(plan().every((t) => t.categorieIds.length === 1)).toBe(true);
    const p = plan({
      toestand: geoefend(100),
      day: 160,
      instelling: oefeninstellingSchema.parse({ inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] }),
    });
    expect(p.find((t) => t.doelId === 'ei')?.categorieIds ?? ['ei', 'ij']).toEqual(['ei', 'ij']);
  });

  it('always has a taak in which the child writes and at most a quarter with misspellings', () => {
    for (const groep of [3, 4, 5]) {
      const p = plan({ groep, instelling: standaardInstelling(groep), toestand: createToestand(groep, groep) });
      expect(p.some((t) => t.formaten.some(isProductie))).toBe(true);
      expect(p.every((t) => t.formaten.length > 0 && t.items >= 5 && t.items <= 20)).toBe(true);
      expect(p.filter((t) => t.formaten.some((f) => SPELFOUT_FORMATEN.has(f))).length * 4).toBeLessThanOrEqual(
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
    const eerste = plan()[0]?.doelId ?? '';
    expect(plan({ bezet: [eerste] }).map((t) => t.doelId)).not.toContain(eerste);
    expect(plan({ bezet: DOELEN.map((d) => d.id) }).length).toBeGreaterThanOrEqual(3);
  });

  it('answers typed errors', () => {
    expect(maakPlan(invoer({ instelling: oefeninstellingSchema.parse({ niveauVan: 8, niveauTot: 8.5 }) }))).toEqual({
      ok: false,
      fout: 'pool-leeg',
    });
    expect(
      maakPlan(invoer({ instelling: { ...oefeninstellingSchema.parse({}), niveauVan: 8, niveauTot: 3 } })),
    ).toEqual({ ok: false, fout: 'instelling-ongeldig' });
  });

  it('makes a support taak easier and shorter', () => {
    const taak = plan()[0];
    if (taak === undefined) throw new Error('no taak');
    const steun = maakSteun(taak, { groep: 4, instelling: oefeninstellingSchema.parse({}) });
    expect(steun).toMatchObject({ doelId: taak.doelId, moeilijkheid: 'makkelijk', items: 8 });
    expect(steun.formaten).not.toContain('dictee');
  });

  it('chooses formats by goal, grade and setting', () => {
    const i = oefeninstellingSchema.parse({ formatenVerboden: ['flits'], typenAan: false });
    expect(formatenVoor({ doelId: 'ei', groep: 4, instelling: i })).toEqual([
      'bouw',
      'gat',
      'sorteer',
      'kies',
      'oordeel',
    ]);
    expect(formatenVoor({ doelId: 'ww-tt-t', groep: 5, instelling: i })).toEqual(['werkwoord']);
    expect(formatenVoor({ doelId: 'volgorde', groep: 4, instelling: i })).toEqual(['volgorde']);
    expect(formatenVoor({ doelId: 'kz-mkm', groep: 3, instelling: i })).toContain('klank');
    expect(formatenVoor({ doelId: 'verdubbeling', groep: 5, instelling: i })).toEqual([
      'bouw',
      'gat',
      'sorteer',
      'splits',
      'kies',
      'oordeel',
      'zoekfout',
    ]);
    expect(formatenVoor({ doelId: 'mv-s', groep: 4, instelling: i })).toContain('koppel');
    expect(formatenVoor({ doelId: 'trappen', groep: 6, instelling: i })).toEqual(['gat', 'kies', 'koppel']);
    expect(formatenVoor({ doelId: 'trappen', groep: 5, instelling: i })).toEqual([]);
  });
});

const taak = (over: Partial<TaakVoortgang> = {}): TaakVoortgang => ({ ...nieuweTaak(), ...over });
const na = (t: TaakVoortgang, g: TaakGebeurtenis): { taak: TaakVoortgang; steun: boolean } => {
  const uit = volgendeTaak(t, g);
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
};
const ronde = (sterren: Sterren): TaakGebeurtenis => ({ soort: 'ronde', sterren });

describe('volgendeTaak', () => {
  it('turns silver and gold at once', () => {
    expect(na(taak(), ronde(2))).toMatchObject({
      taak: { status: 'klaar', steen: 'zilver', sterren: 2 },
      steun: false,
    });
    expect(na(taak({ status: 'bezig' }), ronde(3))).toMatchObject({ taak: { status: 'klaar', steen: 'goud' } });
  });

  it('stays open below 70 % with one support taak, then is done', () => {
    const eerste = na(taak(), ronde(1));
    expect(eerste).toMatchObject({ taak: { status: 'blijft_open', steen: 'brons', steunGegeven: true }, steun: true });
    expect(na(eerste.taak, ronde(1))).toMatchObject({ taak: { status: 'klaar', steen: 'brons' }, steun: false });
    expect(na(eerste.taak, ronde(3))).toMatchObject({ taak: { status: 'klaar', steen: 'goud' } });
  });

  it('a support taak never gets a support taak', () => {
    expect(na(nieuweTaak({ isSteun: true }), ronde(1))).toMatchObject({ taak: { status: 'klaar' }, steun: false });
  });

  it('stopping before half leaves it busy', () => {
    expect(na(taak(), ronde(0))).toMatchObject({ taak: { status: 'bezig', steen: 'geen' }, steun: false });
  });

  it('comes back for due words and is done again; skipping is done too', () => {
    const terug = na(taak({ status: 'klaar', sterren: 3, steen: 'goud' }), { soort: 'woordenTerug' });
    expect(terug.taak.status).toBe('kom_terug');
    expect(na(terug.taak, ronde(2)).taak).toMatchObject({ status: 'klaar', sterren: 3, steen: 'goud' });
    expect(isGedaan(na(taak(), { soort: 'slaOver' }).taak)).toBe(true);
    expect(na(nieuweTaak({ dicht: true }), { soort: 'ontgrendel' }).taak.status).toBe('open');
  });

  it('refuses steps that are not in the table', () => {
    const fout = { ok: false, fout: 'stap-niet-toegestaan' };
    expect(volgendeTaak(taak({ status: 'dicht' }), ronde(3))).toEqual(fout);
    expect(volgendeTaak(taak({ status: 'overgeslagen' }), ronde(3))).toEqual(fout);
    expect(volgendeTaak(taak({ status: 'klaar' }), { soort: 'slaOver' })).toEqual(fout);
    expect(volgendeTaak(taak(), { soort: 'woordenTerug' })).toEqual(fout);
  });

  it('stars never go down in any history', () => {
    const rng = createRng(3);
    for (let i = 0; i < 500; i += 1) {
      let t = nieuweTaak({ dicht: rng.int(4) === 0, isSteun: rng.int(3) === 0 });
      let steun = 0;
      for (let j = 0; j < 12; j += 1) {
        const sterren = ([0, 1, 2, 3] as const)[rng.int(4)] ?? 0;
        const g: TaakGebeurtenis =
          [
            ronde(sterren),
            { soort: 'ontgrendel' } as const,
            { soort: 'begin' } as const,
            { soort: 'woordenTerug' } as const,
          ][rng.int(4)] ?? ronde(1);
        const uit = volgendeTaak(t, g);
        if (!uit.ok) continue;
        expect(uit.value.taak.sterren).toBeGreaterThanOrEqual(t.sterren);
        if (uit.value.steun) steun += 1;
        t = uit.value.taak;
      }
      expect(steun).toBeLessThanOrEqual(1);
    }
  });
});

describe('somvenster', () => {
  it('follows the table and refuses the rest', () => {
    expect(volgendSomvenster('gepland', 'open')).toEqual({ ok: true, value: 'open' });
    expect(volgendSomvenster('open', 'bevries')).toEqual({ ok: true, value: 'bevroren' });
    expect(volgendSomvenster('bevroren', 'ontdooi')).toEqual({ ok: true, value: 'open' });
    for (const status of SOMVENSTER_STATUSSEN) expect(volgendSomvenster(status, 'open').ok).toBe(status === 'gepland');
    expect(volgendSomvenster('voltooid', 'trekIn').ok).toBe(false);
    expect(volgendSomvenster('verlopen', 'voltooi').ok).toBe(false);
  });

  it('is complete when every stone is done', () => {
    expect(isVoltooid([{ status: 'klaar' }, { status: 'overgeslagen' }])).toBe(true);
    expect(isVoltooid([{ status: 'klaar' }, { status: 'kom_terug' }])).toBe(false);
    expect(isVoltooid([])).toBe(false);
  });

  it('ends after its last day', () => {
    expect(isVerlopen(100, 100)).toBe(false);
    expect(isVerlopen(100, 101)).toBe(true);
    expect(isVerlopen(undefined, 9999)).toBe(false);
  });

  it('opens at most three; the oldest adaptive one waits', () => {
    const v = (id: string, soort: 'adaptief' | 'leerkracht' | 'zorg', startDay: number) =>
      ({ id, soort, startDay, status: 'gepland' }) as const;
    expect(
      kiesOpen([v('a', 'adaptief', 1), v('b', 'adaptief', 5), v('c', 'leerkracht', 2), v('d', 'zorg', 3)], 10),
    ).toEqual(['d', 'c', 'b']);
    expect(kiesOpen([v('a', 'adaptief', 11)], 10)).toEqual([]);
  });
});

const cap = (shape: Capability['shape'], formats: Format[], weight = 1): Capability => ({ shape, formats, weight });
const VIER: BeschikbaarSpel[] = [
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
      for (const sterren of [0, 12, 500]) {
        for (const t of plan({ groep, instelling: standaardInstelling(groep), toestand: createToestand(groep, 2) })) {
          const deuren = deurenVoor({ formaten: t.formaten, beschikbaar: VIER, sterren });
          expect(deuren.length).toBeGreaterThanOrEqual(2);
          expect(deuren.length).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it('keeps lands closed while there is enough choice, opens them otherwise', () => {
    expect(deurenVoor({ formaten: ['bouw', 'gat'], beschikbaar: VIER, sterren: 0 })).toEqual([
      'pizzabakken',
      'bellenprikken',
    ]);
    expect(deurenVoor({ formaten: ['werkwoord'], beschikbaar: VIER, sterren: 0 })).toEqual(['autorace', 'botenkoers']);
    expect(deurenVoor({ formaten: ['bouw', 'gat'], beschikbaar: VIER, sterren: 200 })).toHaveLength(3);
  });

  it('puts another verb family first and the game just played last', () => {
    const basis = { formaten: ['bouw', 'gat', 'dictee', 'klank'], beschikbaar: VIER, sterren: 200 } as const;
    expect(deurenVoor({ ...basis, formaten: [...basis.formaten], gespeeld: ['pizzabakken'] })[0]).not.toBe(
      'pizzabakken',
    );
    expect(
      deurenVoor({ ...basis, formaten: [...basis.formaten], gespeeld: ['autorace'], max: 4 })
        .slice(2)
        .sort(),
    ).toEqual(['autorace', 'bellenprikken']);
  });

  it('never offers a forbidden game or one that cannot take the formats', () => {
    expect(deurenVoor({ formaten: ['bouw'], beschikbaar: VIER, sterren: 500, verboden: ['pizzabakken'] })).toEqual([
      'bellenprikken',
    ]);
    expect(deurenVoor({ formaten: ['zin'], beschikbaar: VIER, sterren: 500 })).toEqual([]);
    expect(
      deurenVoor({
        formaten: ['bouw'],
        beschikbaar: [{ slug: 'bestaatniet', capabilities: [cap('sequence', ['bouw'])] }],
        sterren: 500,
      }),
    ).toEqual([]);
    expect(magSpelen('autorace', { formaten: ['bouw'], beschikbaar: VIER, sterren: 500 })).toBe(false);
    expect(magSpelen('pizzabakken', { formaten: ['bouw'], beschikbaar: VIER, sterren: 0 })).toBe(true);
    expect(magSpelen('nee', { formaten: ['bouw'], beschikbaar: VIER, sterren: 0 })).toBe(false);
  });

  it('weighs how well a game fits', () => {
    expect(pastBij(VIER[0]?.capabilities ?? [], ['gat'])).toBe(0.4);
    expect(pastBij(VIER[0]?.capabilities ?? [], ['gat', 'bouw'])).toBe(1);
    expect(pastBij([], ['bouw'])).toBe(0);
  });

  it('holds for every set of formats and stars', () => {
    const rng = createRng(6);
    const alle: BeschikbaarSpel[] = SPELLEN.map((s) => ({
      slug: s.slug,
      capabilities: [cap('select', ['kies', 'gat'])],
    }));
    for (let i = 0; i < 200; i += 1) {
      const deuren = deurenVoor({
        formaten: ['gat'],
        beschikbaar: alle,
        sterren: rng.int(200),
        gespeeld: SPELLEN.filter(() => rng.int(9) === 0).map((s) => s.slug),
      });
      expect(deuren).toHaveLength(3);
      expect(new Set(deuren).size).toBe(3);
    }
  });
});
