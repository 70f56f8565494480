import { describe, expect, it } from 'vitest';
import { bouwKandidaten, createVoorraad, kiesKandidaten, maakKandidaat, ververs } from './candidates.ts';
import { kandidatenVan } from './kandidaat.ts';
import { createModel, type Model, type OefenItem } from './model.ts';
import { PARAMS } from './params.ts';
import { createPool } from './pool.ts';
import { predict } from './predict.ts';
import { scoor } from './score.ts';
import type { Beperking } from './settings.ts';
import { createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { update } from './update.ts';

const DOELSUCCES = { doel: 0.75, band: 0.07 };
const BASIS: Beperking = {
  niveauVan: 3,
  niveauTot: 8.5,
  doelen: new Set(),
  formaten: new Set(['dictee', 'kies', 'volgorde']),
  doelsucces: DOELSUCCES,
  retentie: 0.82,
  horizon: 60,
  nieuwPerSessie: 8,
  verplicht: [],
  aandeelVerplicht: 0,
  vasteVolgorde: false,
  arm: 'adaptief',
};
const dictee = () => ({ format: 'dictee', k: 0 }) as const;

function leer(
  m: Model,
  s: LeerlingToestand,
  antwoord: { itemId: string; doelId: string; day: number; x?: 0 | 1 },
): void {
  const uit = update(m, s, {
    antwoord: { format: 'dictee', k: 0, x: 1, ms: 5000, arm: 'adaptief', ...antwoord },
    doelsucces: DOELSUCCES,
  });
  if (!uit.ok) throw new Error(uit.fout);
}

/** A thousand words of one goal, all of the same difficulty. */
function veel(b: number): Model {
  const items = Array.from({ length: 1000 }, (_, nr): OefenItem => ({
    id: `w${nr}`,
    nr,
    soort: 'woord',
    categorieen: [{ id: 'c', w: 1 }],
    gewogen: [{ ids: ['c'], nrs: [1], gewichten: [1], familie: 0 }],
    groep: 5,
    b: b - nr / 1000,
    vb: 0.1,
    lnT: 1.5,
  }));
  return {
    params: PARAMS,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: new Map(),
    hoofdAan: false,
  };
}

describe('a stock in columns', () => {
  const m = createModel(WOORDEN, DOELEN);

  it('gives every word the chance that predict gives, in every format', () => {
    const formaten = [
      { format: 'dictee', k: 0 },
      { format: 'kies', k: 4 },
      { format: 'volgorde', k: 0 },
    ] as const;
    const s = createToestand(4, 1);
    for (const [i, w] of WOORDEN.entries())
      if (i % 2 === 0)
        leer(m, s, { itemId: w.id, doelId: w.hoofd, day: 100 + Math.floor(i / 10), x: i % 3 === 0 ? 0 : 1 });
    const voorraad = createVoorraad(
      s,
      createPool(m, BASIS, (id) => formaten[id.length % 3] ?? formaten[0]),
      200,
    );
    if (!voorraad.ok) throw new Error(voorraad.fout);
    const lijst = kandidatenVan(voorraad.value, voorraad.value.rijen);
    scoor(m, s, { lijst, vorigDoel: 'ei' });
    expect(lijst).toHaveLength(WOORDEN.length);
    for (const k of lijst) {
      const p = predict(m, s, k.vraag);
      expect(p.ok && [p.value.p, p.value.p0, p.value.R]).toEqual([k.p, k.p0, k.R]);
    }
  });

  it('leaves out a word that was answered after the day, and looks again at a word that was answered on it', () => {
    const s = createToestand(4, 1);
    const [een, twee] = WOORDEN;
    if (een === undefined || twee === undefined) throw new Error('no words');
    leer(m, s, { itemId: een.id, doelId: een.hoofd, day: 300 });
    const pool = createPool(m, BASIS, dictee);
    const vroeger = createVoorraad(s, pool, 299);
    expect(vroeger.ok && vroeger.value.rijen).toEqual(WOORDEN.map((_, rij) => rij).slice(1));
    expect(
      maakKandidaat(m, s, {
        vraag: { itemId: een.id, doelId: een.hoofd, format: 'dictee', k: 0, day: 299 },
        beperking: BASIS,
      }),
    ).toBeNull();
    const nu = createVoorraad(s, pool, 300);
    if (!nu.ok) throw new Error(nu.fout);
    const [, k] = kandidatenVan(nu.value, [0, 1]);
    expect(k).toMatchObject({ nieuw: true, R: 0 });
    leer(m, s, { itemId: twee.id, doelId: twee.hoofd, day: 300 });
    ververs(s, nu.value, [1]);
    expect(k).toMatchObject({ nieuw: false, reps: 1 });
    expect(k?.R).toBeGreaterThan(0.9);
  });

  it('takes the first place of a word that stands on the list twice, and nothing of a word it does not know', () => {
    const ids = WOORDEN.slice(0, 3).map((w) => w.id);
    const pool = createPool(
      m,
      { ...BASIS, verplicht: ['w-onbekend', ids[2] ?? '', ids[0] ?? '', ids[2] ?? ''] },
      dictee,
    );
    expect([...pool.verplicht.subarray(0, 3)]).toEqual([2, -1, 1]);
    expect(pool.vragen).toHaveLength(WOORDEN.length);
  });
});

describe('candidates of a taak', () => {
  it('stay few when hundreds of words are as sure as can be', () => {
    const m = veel(-9);
    const s = createToestand(5, 1);
    const pool = createPool(m, BASIS, dictee);
    const voorraad = createVoorraad(s, pool, 100);
    if (!voorraad.ok) throw new Error(voorraad.fout);
    const { lijst } = kiesKandidaten(m, s, voorraad.value);
    expect(voorraad.value.rijen.filter((rij) => voorraad.value.kolommen.p[rij] === PARAMS.pMax)).toHaveLength(1000);
    expect(lijst.length).toBeLessThanOrEqual(PARAMS.kandidaten + PARAMS.toe + PARAMS.zekere + PARAMS.perCategorie);
  });

  it('hold the surest words and the whole list of the leerkracht beside the best', () => {
    const m = veel(2);
    const verplicht = ['w7', 'w500', 'w901'];
    const uit = bouwKandidaten(m, createToestand(5, 1), {
      beperking: { ...BASIS, verplicht, aandeelVerplicht: 0.4 },
      day: 100,
      formaat: dictee,
    });
    if (!uit.ok) throw new Error(uit.fout);
    const ids = uit.value.lijst.map((k) => k.vraag.itemId);
    expect(verplicht.every((id) => ids.includes(id))).toBe(true);
    expect(['w995', 'w996', 'w997', 'w998', 'w999'].every((id) => ids.includes(id))).toBe(true);
    expect(ids.length).toBeLessThan(PARAMS.kandidaten + PARAMS.toe + PARAMS.zekere + verplicht.length + 2);
  });
});
