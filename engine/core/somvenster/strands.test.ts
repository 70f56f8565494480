import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { STRANDS } from '#engine/core/oefening/contract/content-kind.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '#engine/core/oefening/fake/test-kit.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import { planDay, createSupport, type PlanInput, type TaakPlan } from './plan.ts';
import { strandPlan, strandStenen } from './strands.ts';

const PAIRS: ContentItem[] = [
  ['snel', 'vlug'],
  ['blij', 'vrolijk'],
  ['slim', 'knap'],
  ['boos', 'kwaad'],
  ['bang', 'angstig'],
  ['klein', 'gering'],
].map(([a = '', b = '']) => ({ id: `ds-${a}`, groep: 5, woorden: [a, b], woordsoort: 'bn' }));
const LIDWOORDEN: ContentItem[] = ['boom', 'fiets', 'tafel', 'stoel', 'lamp', 'jas'].map((w) => ({
  id: `dh-${w}`,
  groep: 4,
  w,
  lidwoord: 'de',
}));
const model = createModel([...WOORDEN, WERKWOORD, ZIN, ...PAIRS, ...LIDWOORDEN], DOELEN);
const plan = (over: Partial<PlanInput> = {}): TaakPlan[] => {
  const out = planDay({
    model,
    toestand: createPracticeState(5, 1),
    instelling: oefeninstellingSchema.parse({ niveauVan: 3, niveauTot: 5.5, duurMin: 30 }),
    groep: 5,
    day: 100,
    ...over,
  });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const strands = (p: readonly TaakPlan[]): string[] =>
  p.map((t) => t.doelId).filter((id) => strandPlan(id) !== undefined);

describe('language strands in a route', () => {
  it('are one stone in five over the days, whatever the length of a route', () => {
    for (const stenen of [3, 4, 5]) {
      const per = Array.from({ length: 100 }, (_, day) => strandStenen(day, stenen));
      expect(per.reduce((sum, n) => sum + n, 0)).toBe((100 * stenen) / 5);
      expect(Math.max(...per)).toBe(1);
    }
  });

  it('fill one stone of a route of five, with the words of the strand and its own length', () => {
    const p = plan();
    expect(p).toHaveLength(5);
    expect(strands(p)).toHaveLength(1);
    const steen = p.find((t) => strandPlan(t.doelId) !== undefined);
    expect(steen?.items).toBe(strandPlan(steen?.doelId ?? '')?.items);
    expect(steen?.formaten.length).toBeGreaterThan(0);
  });

  it('take turns: the least practised strand comes first', () => {
    const state = createPracticeState(5, 1);
    const seen = new Set<string>();
    for (let route = 0; route < 3; route += 1) {
      const [doelId = ''] = strands(plan({ toestand: state }));
      seen.add(doelId);
      for (const item of model.items.values()) {
        if (item.categorieen[0]?.id !== doelId) continue;
        update(model, state, {
          antwoord: { itemId: item.id, doelId, format: 'kies', k: 3, x: 1, ms: 4000, day: 100, arm: 'adaptief' },
          targetSuccess: targetSuccessOf(PARAMS, 'normaal'),
        });
      }
    }
    expect(seen).toEqual(new Set(['volgorde', 'de-het', 'synoniem']));
  });

  it('wait for their jaargroep', () => {
    const p = Array.from({ length: 5 }, (_, n) => strands(plan({ groep: 4, day: 100 + n }))).flat();
    expect(p).not.toContain('synoniem');
    expect(p.length).toBeGreaterThan(0);
  });

  it('are left out when no game can show them, and when a plan without goals is about spelling', () => {
    expect(
      strands(plan({ playable: (doelId, formats) => (strandPlan(doelId) === undefined ? [...formats] : []) })),
    ).toEqual([]);
    expect(
      strands(plan({ instelling: oefeninstellingSchema.parse({ niveauTot: 5.5, duurMin: 30, inhoud: 'plan' }) })),
    ).toEqual([]);
  });

  it('are what the leerkracht gets who chose only them', () => {
    const p = plan({
      instelling: oefeninstellingSchema.parse({
        niveauTot: 5.5,
        duurMin: 30,
        inhoud: 'doelen',
        leerdoelIds: ['synoniem'],
      }),
    });
    expect(new Set(p.map((t) => t.doelId))).toEqual(new Set(['synoniem']));
  });

  it('keep the formats of the stone in a support taak', () => {
    const taak = plan().find((t) => strandPlan(t.doelId) !== undefined);
    if (taak === undefined) throw new Error('no strand');
    const choose = { ...taak, doelId: 'synoniem', formaten: ['kies'] as const };
    expect(createSupport(choose, { groep: 5, instelling: oefeninstellingSchema.parse({}) })).toMatchObject({
      formaten: ['kies'],
      items: 8,
    });
  });

  it('are planned as the list of strands says, every strand of the engine', () => {
    const rows = readFileSync(new URL('../../../assets/content/leerlijn/domeinen.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((r) => r.split('\t'));
    for (const { doelId } of STRANDS) {
      const row = rows.find(([id]) => id === doelId);
      expect(row?.slice(3, 5), doelId).toEqual([
        String(strandPlan(doelId)?.vanaf),
        strandPlan(doelId)?.formaten.join(' '),
      ]);
    }
  });
});
