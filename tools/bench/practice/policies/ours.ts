import { bouwKandidaten, type Kandidaten } from '#engine/core/oefening/candidates.ts';
import type { Model, OefenItem } from '#engine/core/oefening/model.ts';
import { PARAMS, type Params } from '#engine/core/oefening/params.ts';
import { select } from '#engine/core/oefening/select.ts';
import { createSessie, noteerGesteld, zetTerug, type Sessie } from '#engine/core/oefening/sessie.ts';
import type { Beperking } from '#engine/core/oefening/settings.ts';
import { createToestand } from '#engine/core/oefening/state.ts';
import { update } from '#engine/core/oefening/update.ts';
import type { Policy, Start } from './policy.ts';

/** Numbers of a taak as the product makes it. */
const TAAK = { items: 10, retentie: 0.82, nieuw: 1000 };
const DAG_NUL = 2000;

/** Success target with control everywhere, inside a band only, or no control at all. */
export interface Wens { doel: number | 'vrij'; band: boolean }

function itemVan(start: Start, woord: number): OefenItem {
  const cat = start.bank.cat[woord] ?? 0;
  const id = `c${cat}`;
  return {
    id: `w${woord}`, nr: woord, soort: 'woord', categorieen: [{ id, w: 1 }], gewogen: [{ ids: [id], nrs: [cat + 1], gewichten: [1], familie: cat % 8 }], groep: 5,
    b: start.b[woord] ?? 0, vb: start.fout ** 2, lnT: Math.log(4.5),
  };
}

const modellen = new WeakMap<Start['b'], Map<Params, Model>>();

/** One model per bank and parameters: leerlingen of the same bank share it. */
function modelVan(start: Start, params: Params): Model {
  const bekend = modellen.get(start.b) ?? new Map<Params, Model>();
  modellen.set(start.b, bekend);
  const oud = bekend.get(params);
  if (oud !== undefined) return oud;
  const items = Array.from({ length: start.bank.n }, (_, woord) => itemVan(start, woord));
  const model: Model = { params, items: new Map(items.map((item) => [item.id, item])), leerdoelen: new Map(), hoofdAan: false };
  bekend.set(params, model);
  return model;
}

function beperkingVan(wens: Wens): Beperking {
  const band = wens.doel === 'vrij' ? 1 : wens.band ? PARAMS.band.normaal : 0;
  return {
    niveauVan: 3, niveauTot: 8.5, doelen: new Set(), formaten: new Set(['dictee']), doelsucces: { doel: wens.doel === 'vrij' ? 0.75 : wens.doel, band }, retentie: TAAK.retentie, horizon: PARAMS.horizon,
    nieuwPerSessie: TAAK.nieuw, verplicht: [], aandeelVerplicht: 0, vasteVolgorde: false, arm: 'adaptief',
  };
}

/** The product's own engine: candidates per taak, choice and update per answer. */
export function ours(wens: Wens, params: Params = PARAMS): Policy {
  const naam = `ours-${wens.doel === 'vrij' ? 'vrij' : wens.doel.toFixed(2).slice(1)}`;
  return {
    naam, ...(wens.doel === 'vrij' ? {} : { doel: wens.doel }),
    speler: (start) => {
      const m = modelVan(start, params);
      const s = createToestand(5, start.seed, { ...params, groepGemiddeld: [0, 0, 0, 0, 0, 0] });
      const beperking = beperkingVan(wens);
      let sessie: Sessie = createSessie();
      let kandidaten: Kandidaten | undefined;
      let inTaak = 0;
      const vers = (dag: number): Kandidaten => {
        const uit = bouwKandidaten(m, s, { beperking, day: DAG_NUL + dag, formaat: () => ({ format: 'dictee', k: 0 }) });
        if (!uit.ok) throw new Error(uit.fout);
        inTaak = 0;
        sessie.gehad.clear();
        for (const id of sessie.gesteld.slice(-20)) sessie.gehad.add(id);
        return uit.value;
      };
      let vraag: Parameters<typeof zetTerug>[2] | undefined;
      let terug = false;
      return {
        sessie: () => {
          sessie = createSessie();
          kandidaten = undefined;
        },
        kies: (dag) => {
          if (kandidaten === undefined || inTaak >= TAAK.items) kandidaten = vers(dag);
          const keuze = select(m, s, { kandidaten, sessie });
          if (!keuze.ok) throw new Error(keuze.fout);
          noteerGesteld(sessie, keuze.value);
          inTaak += 1;
          vraag = keuze.value.vraag;
          terug = keuze.value.terug;
          return { woord: Number(vraag.itemId.slice(1)), p: keuze.value.p };
        },
        leer: (_, x, { ms }) => {
          if (vraag === undefined) return;
          const uit = update(m, s, { antwoord: { itemId: vraag.itemId, doelId: vraag.doelId, format: 'dictee', k: 0, x, ms, day: vraag.day, arm: 'adaptief' }, doelsucces: beperking.doelsucces });
          if (!uit.ok) throw new Error(uit.fout);
          if (x === 0 && !terug) zetTerug(params, sessie, vraag);
        },
        vaardigheid: (cat) => s.theta + (s.cats.get(cat + 1)?.delta ?? 0),
      };
    },
  };
}
