import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type OefeninstellingInput } from '#engine/core/domein/oefeninstelling.ts';
import { createDoel, WOORDEN } from '#engine/core/oefening/fake/test-kit.ts';
import { familyNr } from '#engine/core/oefening/model/family.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { woordSchema, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { createInstap, type InstapPlan } from './instap.ts';
import type { PlanInput } from './plan.ts';

const FOLDER = new URL('../../../assets/content/woorden/', import.meta.url);

/** The first words of every category of a jaargroep. */
function woordenOf(groep: number): WoordItem[] {
  const folder = new URL(`groep${groep}/`, FOLDER);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n').slice(0, 20))
    .map((line) => woordSchema.parse(JSON.parse(line)));
}
const CONTENT = [3, 4, 5].flatMap(woordenOf);
const doelIds = [...new Set(CONTENT.map((item) => item.hoofd))];
const model = createModel(
  CONTENT,
  doelIds.map((id) => createDoel(id, 4)),
);
const doelOfItem = new Map(CONTENT.map((item) => [item.id, item.cats.map((c) => c.id)]));

const input = (over: Partial<PlanInput> = {}, setting: OefeninstellingInput = {}): PlanInput => ({
  model,
  toestand: createPracticeState(4, 1),
  instelling: oefeninstellingSchema.parse(setting),
  groep: 4,
  day: 100,
  ...over,
});
const instap = (over: Partial<PlanInput> = {}, setting: OefeninstellingInput = {}): InstapPlan => {
  const out = createInstap(input(over, setting));
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

describe('entry test', () => {
  it('asks at most fifteen items over eight to twelve different goals', () => {
    for (const groep of [3, 4, 5]) {
      const plan = instap({ groep, toestand: createPracticeState(groep, 1) });
      expect(plan.items).toBe(15);
      expect(plan.categoryIds.length).toBeGreaterThanOrEqual(PARAMS.intakeDoelenMin);
      expect(plan.categoryIds.length).toBeLessThanOrEqual(PARAMS.intakeDoelen);
      expect(new Set(plan.categoryIds).size).toBe(plan.categoryIds.length);
      expect(plan.categoryIds.filter((id) => !model.leerdoelen.has(id))).toEqual([]);
    }
  });

  it.each([
    [3, {}, ['bouw']],
    [4, {}, ['dictee', 'bouw']],
    [5, {}, ['dictee', 'bouw']],
    [4, { typenAan: false }, ['bouw']],
    [4, { formatenVerboden: ['bouw'] }, ['dictee']],
    [4, { formatenVerboden: ['dictee'] }, ['bouw']],
  ] as const)('in groep %i with %j is written or built: %j', (groep, setting, formats) => {
    const sent = 'formatenVerboden' in setting ? { formatenVerboden: [...setting.formatenVerboden] } : { ...setting };
    expect(instap({ groep, toestand: createPracticeState(groep, 1) }, sent).formaten).toEqual(formats);
  });

  it('takes the families in turn before a family gets a second goal', () => {
    const families = instap().categoryIds.map(familyNr);
    const count = new Set(families).size;
    expect(new Set(families.slice(0, count)).size).toBe(count);
    expect(count).toBeGreaterThanOrEqual(3);
  });

  it('shows at most three words of the first goals as examples', () => {
    const plan = instap();
    expect(plan.voorbeelden).toHaveLength(3);
    plan.voorbeelden.forEach((id, n) => expect(doelOfItem.get(id)).toContain(plan.categoryIds[n]));
  });

  it('is the same for the same pupil', () => {
    expect(instap()).toEqual(instap());
    expect(instap({ day: 400 }).items).toBe(15);
  });

  it('keeps to the level range of the setting', () => {
    const plan = createInstap(input({}, { niveauVan: 5, niveauTot: 5.5 }));
    const allowed = new Set(CONTENT.filter((item) => item.groep >= 4.5).flatMap((item) => item.cats.map((c) => c.id)));
    if (plan.ok) expect(plan.value.categoryIds.filter((id) => !allowed.has(id))).toEqual([]);
    else expect(plan.fout).toBe('pool-leeg');
  });

  it.each<[string, OefeninstellingInput, string]>([
    ['two goals are too few', { inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] }, 'pool-leeg'],
    ['a level without words', { niveauVan: 8, niveauTot: 8.5 }, 'pool-leeg'],
    ['nothing to write or build with', { formatenVerboden: ['bouw', 'dictee'] }, 'pool-leeg'],
    ['building forbidden and typing off', { formatenVerboden: ['bouw'], typenAan: false }, 'pool-leeg'],
  ])('is left out: %s', (_, setting, error) => {
    expect(createInstap(input({}, setting))).toEqual({ ok: false, fout: error });
  });

  it('is left out when the content has too few goals', () => {
    const small = createModel(WOORDEN, []);
    expect(createInstap(input({ model: small }))).toEqual({ ok: false, fout: 'pool-leeg' });
  });

  it('refuses a setting that contradicts itself', () => {
    const setting = { ...oefeninstellingSchema.parse({}), niveauVan: 6, niveauTot: 4 };
    expect(createInstap(input({ instelling: setting }))).toEqual({ ok: false, fout: 'instelling-ongeldig' });
  });
});
