import type { Leerdoel } from '#engine/core/taal/woord/woord.ts';
import type { Antwoord } from '#engine/core/oefening/contract/antwoord.ts';
import { createStock, chooseCandidates, refresh } from '#engine/core/oefening/select/candidates.ts';
import type { Candidates, Stock } from '#engine/core/oefening/select/candidate.ts';
import type { Model, PracticeItem } from '#engine/core/oefening/model/model.ts';
import { PARAMS, type Params } from '#engine/core/oefening/model/params.ts';
import { createPool, type Pool } from '#engine/core/oefening/select/pool.ts';
import { select } from '#engine/core/oefening/select/select.ts';
import {
  createPracticeSession,
  recordAsked,
  scheduleReturn,
  type PracticeSession,
} from '#engine/core/oefening/model/session.ts';
import type { Restriction } from '#engine/core/oefening/model/settings.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import { BENCH_FORMATS, PER_TAAK, partnerOf, type BenchFormat } from '../formats.ts';
import type { Policy, Start } from './policy.ts';

/** Numbers of a taak as the product makes it. */
const TAAK = { items: PER_TAAK, retention: 0.82, nieuw: 1000 };
const DAY_ZERO = 2000;

/** Success target with control everywhere, inside a band only, or no control at all. */
export interface Wish {
  doel: number | 'vrij';
  band: boolean;
}

type Category = Pick<PracticeItem, 'categorieen' | 'weighted'>;

/** Names are shared by all words of a category: texts that are the same one compare at once. */
function categoryOf(cat: number): Category {
  const id = `c${cat}`;
  return {
    categorieen: [{ id, w: 1 }],
    weighted: [{ ids: [id], key: id, nrs: [cat + 1], weights: [1], family: cat % 8 }],
  };
}

function itemsOf(start: Start): PracticeItem[] {
  const categories = Array.from({ length: start.bank.categorieen }, (_, cat) => categoryOf(cat));
  const empty = categoryOf(0);
  return Array.from(start.b, (b, woord) => ({
    id: `w${woord}`,
    nr: woord,
    soort: 'woord' as const,
    ...(categories[start.bank.cat[woord] ?? 0] ?? empty),
    groep: 5,
    b,
    vb: start.fout ** 2,
    lnT: Math.log(4.5),
  }));
}

/** Goals as the content names them: a grade near the difficulty of their words, and the goal they are confused with. */
function doelenOf(count: number): Map<string, Leerdoel> {
  const list = Array.from({ length: count }, (_, cat): Leerdoel => {
    const groep = Math.round(Math.min(8, Math.max(3, 5.5 + 0.2 * (cat - (count - 1) / 2))));
    const text = `doel ${cat}`;
    return {
      id: `c${cat}`,
      nr: cat + 1,
      naam: text,
      kindnaam: text,
      strategie: 'regel',
      groep,
      leerjaar: groep - 2,
      regel: text,
      kindregel: text,
      icoon: text,
      verwar: [`c${partnerOf(cat)}`],
    };
  });
  return new Map(list.map((doel) => [doel.id, doel]));
}

const models = new WeakMap<Start['b'], Map<Params, Model>>();

/** One model per bank and parameters: leerlingen of the same bank share it. */
function modelOf(start: Start, params: Params): Model {
  const known = models.get(start.b) ?? new Map<Params, Model>();
  models.set(start.b, known);
  const old = known.get(params);
  if (old !== undefined) return old;
  const model: Model = {
    params,
    items: new Map(itemsOf(start).map((item) => [item.id, item])),
    leerdoelen: doelenOf(start.bank.categorieen),
    headEnabled: false,
  };
  known.set(params, model);
  return model;
}

/** Half width of the band of the setting that has this target. */
export function bandOf(doel: number): number {
  return doel >= PARAMS.doel.makkelijk ? PARAMS.band.makkelijk : PARAMS.band.normaal;
}

function restrictionOf(wish: Wish): Restriction {
  const band = wish.doel === 'vrij' ? 1 : wish.band ? bandOf(wish.doel) : 0;
  return {
    niveauVan: 3,
    niveauTot: 8.5,
    doelen: new Set(),
    formaten: new Set(BENCH_FORMATS.map(({ format }) => format)),
    targetSuccess: { doel: wish.doel === 'vrij' ? 0.75 : wish.doel, band },
    retention: TAAK.retention,
    horizon: PARAMS.horizon,
    nieuwPerSessie: TAAK.nieuw,
    required: [],
    shareRequired: 0,
    vasteVolgorde: false,
    arm: 'adaptief',
  };
}

/** Stock of one sitting: looked ahead for once, and again for the words answered since. */
class DailyStock {
  /** Every word is in the pool, so words and rows have the same numbers. */
  readonly answered = new Set<number>();
  private readonly pool: Pool;
  private stock: Stock | undefined;

  constructor(
    m: Model,
    private readonly s: LeerlingState,
    options: { restriction: Restriction; format: BenchFormat },
  ) {
    const { format, k } = options.format;
    this.pool = createPool(m, options.restriction, () => ({ format, k }));
  }

  wis(): void {
    this.stock = undefined;
    this.answered.clear();
  }

  op(day: number): Stock {
    this.stock ??= this.create(day);
    refresh(this.s, this.stock, this.answered);
    this.answered.clear();
    return this.stock;
  }

  private create(day: number): Stock {
    const out = createStock(this.s, this.pool, DAY_ZERO + day);
    if (!out.ok) throw new Error(out.fout);
    return out.value;
  }
}

type Posed = Parameters<typeof scheduleReturn>[2];

const antwoordAt = (vraag: Posed, { x, ms }: Pick<Antwoord, 'x' | 'ms'>): Antwoord => ({
  ...vraag,
  x,
  ms,
  arm: 'adaptief',
});

/** The product's own engine: candidates per taak, choice and update per answer. */
export function ours(wish: Wish, params: Params = PARAMS): Policy {
  const name = `ours-${wish.doel === 'vrij' ? 'vrij' : wish.doel.toFixed(2).slice(1)}`;
  return {
    naam: name,
    ...(wish.doel === 'vrij' ? {} : { doel: wish.doel }),
    player: (start) => {
      const m = modelOf(start, params);
      const s = createPracticeState(5, start.seed, { ...params, groepAverage: [0, 0, 0, 0, 0, 0] });
      const restriction = restrictionOf(wish);
      let session: PracticeSession = createPracticeSession();
      const stocks = new Map(
        BENCH_FORMATS.map((format) => [format, new DailyStock(m, s, { restriction, format })] as const),
      );
      let candidates: Candidates | undefined;
      let inTaak = 0;
      const fresh = (now: number, format: BenchFormat): Candidates | undefined => {
        inTaak = 0;
        session.seen.clear();
        for (const id of session.asked.slice(-params.notInside)) session.seen.add(id);
        session.terug = session.terug.map((t) => ({ ...t, vraag: { ...t.vraag, format: format.format, k: format.k } }));
        const stock = stocks.get(format);
        return stock === undefined ? undefined : chooseCandidates(m, s, stock.op(now));
      };
      let vraag: Posed | undefined;
      let back = false;
      return {
        session: () => {
          session = createPracticeSession();
          for (const stock of stocks.values()) stock.wis();
          candidates = undefined;
        },
        kies: (now, format) => {
          if (candidates === undefined || inTaak >= TAAK.items) candidates = fresh(now, format);
          if (candidates === undefined) throw new Error(`format ${format.format} is unknown`);
          const choice = select(m, s, { kandidaten: candidates, session });
          if (!choice.ok) throw new Error(choice.fout);
          recordAsked(session, choice.value);
          inTaak += 1;
          vraag = choice.value.vraag;
          back = choice.value.terug;
          return { woord: Number(vraag.itemId.slice(1)), p: choice.value.p };
        },
        learn: (woord, x, { ms }) => {
          if (vraag === undefined) return;
          for (const stock of stocks.values()) stock.answered.add(woord);
          const out = update(m, s, {
            antwoord: antwoordAt(vraag, { x, ms }),
            targetSuccess: restriction.targetSuccess,
          });
          if (!out.ok) throw new Error(out.fout);
          if (x === 0 && !back) scheduleReturn(params, session, vraag);
        },
        vaardigheid: (cat) => s.theta + (s.cats.get(cat + 1)?.delta ?? 0),
      };
    },
  };
}
