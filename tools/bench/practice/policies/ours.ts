import type { Antwoord } from '#engine/core/oefening/antwoord.ts';
import { createVoorraad, kiesKandidaten, ververs } from '#engine/core/oefening/candidates.ts';
import type { Kandidaten, Voorraad } from '#engine/core/oefening/kandidaat.ts';
import type { Model, OefenItem } from '#engine/core/oefening/model.ts';
import { PARAMS, type Params } from '#engine/core/oefening/params.ts';
import { createPool, type Pool } from '#engine/core/oefening/pool.ts';
import { select } from '#engine/core/oefening/select.ts';
import { createSessie, noteerGesteld, zetTerug, type Sessie } from '#engine/core/oefening/sessie.ts';
import type { Beperking } from '#engine/core/oefening/settings.ts';
import { createToestand, type LeerlingToestand } from '#engine/core/oefening/state.ts';
import { update } from '#engine/core/oefening/update.ts';
import type { Policy, Start } from './policy.ts';

/** Numbers of a taak as the product makes it. */
const TAAK = { items: 10, retentie: 0.82, nieuw: 1000 };
const DAG_NUL = 2000;
const DICTEE = { format: 'dictee', k: 0 } as const;

/** Success target with control everywhere, inside a band only, or no control at all. */
export interface Wens {
  doel: number | 'vrij';
  band: boolean;
}

type Categorie = Pick<OefenItem, 'categorieen' | 'gewogen'>;

/** Names are shared by all words of a category: texts that are the same one compare at once. */
function categorieVan(cat: number): Categorie {
  const id = `c${cat}`;
  return { categorieen: [{ id, w: 1 }], gewogen: [{ ids: [id], nrs: [cat + 1], gewichten: [1], familie: cat % 8 }] };
}

function itemsVan(start: Start): OefenItem[] {
  const categorieen = Array.from({ length: start.bank.categorieen }, (_, cat) => categorieVan(cat));
  const leeg = categorieVan(0);
  return Array.from(start.b, (b, woord) => ({
    id: `w${woord}`,
    nr: woord,
    soort: 'woord' as const,
    ...(categorieen[start.bank.cat[woord] ?? 0] ?? leeg),
    groep: 5,
    b,
    vb: start.fout ** 2,
    lnT: Math.log(4.5),
  }));
}

const modellen = new WeakMap<Start['b'], Map<Params, Model>>();

/** One model per bank and parameters: leerlingen of the same bank share it. */
function modelVan(start: Start, params: Params): Model {
  const bekend = modellen.get(start.b) ?? new Map<Params, Model>();
  modellen.set(start.b, bekend);
  const oud = bekend.get(params);
  if (oud !== undefined) return oud;
  const model: Model = {
    params,
    items: new Map(itemsVan(start).map((item) => [item.id, item])),
    leerdoelen: new Map(),
    hoofdAan: false,
  };
  bekend.set(params, model);
  return model;
}

/** Half width of the band of the setting that has this target. */
export function bandVan(doel: number): number {
  return doel >= PARAMS.doel.makkelijk ? PARAMS.band.makkelijk : PARAMS.band.normaal;
}

function beperkingVan(wens: Wens): Beperking {
  const band = wens.doel === 'vrij' ? 1 : wens.band ? bandVan(wens.doel) : 0;
  return {
    niveauVan: 3,
    niveauTot: 8.5,
    doelen: new Set(),
    formaten: new Set(['dictee']),
    doelsucces: { doel: wens.doel === 'vrij' ? 0.75 : wens.doel, band },
    retentie: TAAK.retentie,
    horizon: PARAMS.horizon,
    nieuwPerSessie: TAAK.nieuw,
    verplicht: [],
    aandeelVerplicht: 0,
    vasteVolgorde: false,
    arm: 'adaptief',
  };
}

/** Stock of one sitting: looked ahead for once, and again for the words answered since. */
class Dagvoorraad {
  /** Every word is in the pool, so words and rows have the same numbers. */
  readonly beantwoord = new Set<number>();
  private readonly pool: Pool;
  private voorraad: Voorraad | undefined;

  constructor(
    m: Model,
    private readonly s: LeerlingToestand,
    beperking: Beperking,
  ) {
    this.pool = createPool(m, beperking, () => DICTEE);
  }

  wis(): void {
    this.voorraad = undefined;
    this.beantwoord.clear();
  }

  op(dag: number): Voorraad {
    this.voorraad ??= this.maak(dag);
    ververs(this.s, this.voorraad, this.beantwoord);
    this.beantwoord.clear();
    return this.voorraad;
  }

  private maak(dag: number): Voorraad {
    const uit = createVoorraad(this.s, this.pool, DAG_NUL + dag);
    if (!uit.ok) throw new Error(uit.fout);
    return uit.value;
  }
}

type Gesteld = Parameters<typeof zetTerug>[2];

const antwoordOp = ({ itemId, doelId, day }: Gesteld, { x, ms }: Pick<Antwoord, 'x' | 'ms'>): Antwoord => ({
  itemId,
  doelId,
  ...DICTEE,
  x,
  ms,
  day,
  arm: 'adaptief',
});

/** The product's own engine: candidates per taak, choice and update per answer. */
export function ours(wens: Wens, params: Params = PARAMS): Policy {
  const naam = `ours-${wens.doel === 'vrij' ? 'vrij' : wens.doel.toFixed(2).slice(1)}`;
  return {
    naam,
    ...(wens.doel === 'vrij' ? {} : { doel: wens.doel }),
    speler: (start) => {
      const m = modelVan(start, params);
      const s = createToestand(5, start.seed, { ...params, groepGemiddeld: [0, 0, 0, 0, 0, 0] });
      const beperking = beperkingVan(wens);
      let sessie: Sessie = createSessie();
      const dag = new Dagvoorraad(m, s, beperking);
      let kandidaten: Kandidaten | undefined;
      let inTaak = 0;
      const vers = (nu: number): Kandidaten => {
        inTaak = 0;
        sessie.gehad.clear();
        for (const id of sessie.gesteld.slice(-20)) sessie.gehad.add(id);
        return kiesKandidaten(m, s, dag.op(nu));
      };
      let vraag: Gesteld | undefined;
      let terug = false;
      return {
        sessie: () => {
          sessie = createSessie();
          dag.wis();
          kandidaten = undefined;
        },
        kies: (nu) => {
          if (kandidaten === undefined || inTaak >= TAAK.items) kandidaten = vers(nu);
          const keuze = select(m, s, { kandidaten, sessie });
          if (!keuze.ok) throw new Error(keuze.fout);
          noteerGesteld(sessie, keuze.value);
          inTaak += 1;
          vraag = keuze.value.vraag;
          terug = keuze.value.terug;
          return { woord: Number(vraag.itemId.slice(1)), p: keuze.value.p };
        },
        leer: (woord, x, { ms }) => {
          if (vraag === undefined) return;
          dag.beantwoord.add(woord);
          const uit = update(m, s, {
            antwoord: antwoordOp(vraag, { x, ms }),
            doelsucces: beperking.doelsucces,
          });
          if (!uit.ok) throw new Error(uit.fout);
          if (x === 0 && !terug) zetTerug(params, sessie, vraag);
        },
        vaardigheid: (cat) => s.theta + (s.cats.get(cat + 1)?.delta ?? 0),
      };
    },
  };
}
