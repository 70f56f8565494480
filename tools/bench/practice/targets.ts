import type { Paar } from './paired.ts';
import { doelVan, type Cel } from './summary.ts';
import type { Rij } from './plan.ts';
import { bandVan } from './policies/ours.ts';
import type { Convergentie, Drift } from './vaardigheid.ts';
import type { Vaardigheid } from './zonder-wereld.ts';

/** One row of the target table; `pass` null = could not be measured in this run. */
export interface DoelUitslag {
  id: string;
  value: number | null;
  target: string;
  pass: boolean | null;
}

const hoogstens = (id: string, value: number | null, grens: number): DoelUitslag => ({
  id,
  value,
  target: `<= ${grens}`,
  pass: value === null ? null : value <= grens,
});
const minstens = (id: string, value: number | null, grens: number): DoelUitslag => ({
  id,
  value,
  target: `>= ${grens}`,
  pass: value === null ? null : value >= grens,
});

const max = (lijst: readonly number[]): number | null => (lijst.length === 0 ? null : Math.max(...lijst));
const min = (lijst: readonly number[]): number | null => (lijst.length === 0 ? null : Math.min(...lijst));
const getallen = (lijst: readonly (number | null | undefined)[]): number[] =>
  lijst.filter((x): x is number => typeof x === 'number' && Number.isFinite(x));

function ratio(paren: readonly Paar[], b: string): number[] {
  return getallen(paren.filter((p) => p.b === b).map((p) => p.ratio));
}

/** Low over high tercile of ours at .75, against the same of random; relative distance per world. */
function eerlijkheid(cellen: readonly Cel[]): number[] {
  const deel = (c: Cel | undefined): number | null =>
    c === undefined ? null : (c.terciel[0]?.gain90 ?? 0) / (c.terciel[2]?.gain90 ?? 1);
  return getallen(
    [...new Set(cellen.map((c) => c.world))].map((world) => {
      const hier = cellen.filter((c) => c.world === world);
      const eigen = deel(hier.find((c) => c.target === 0.75));
      const random = deel(hier.find((c) => c.policy === 'random'));
      return eigen === null || random === null ? null : Math.abs(eigen / random - 1);
    }),
  );
}

/** Ours against the baseline that was best at its success, averaged over W1 to W3. */
function gemiddeldeSlechtste(paren: readonly Paar[]): number | null {
  const perWereld = ['W1', 'W2', 'W3'].map((world) =>
    min(getallen(paren.filter((p) => p.world === world).map((p) => p.ratio))),
  );
  const gemeten = getallen(perWereld);
  return gemeten.length < perWereld.length ? null : gemeten.reduce((som, x) => som + x, 0) / gemeten.length;
}

/** Largest distance in success between the terciles. */
function kloof(c: Cel): number {
  const succes = c.terciel.map((t) => t.success);
  return Math.max(...succes) - Math.min(...succes);
}

/** Targets of section 18 that the worlds can measure. The worst world counts. */
export function toets(cellen: readonly Cel[], paren: readonly Paar[]): DoelUitslag[] {
  const doelen = cellen.filter((c) => typeof c.target === 'number' && [0.6, 0.75, 0.9].includes(c.target));
  const op75 = cellen.filter((c) => c.target === 0.75);
  const echt = paren.filter((p) => p.b !== 'orakel');
  const alle = getallen(echt.map((p) => p.ratio));
  const vrij = cellen
    .filter((c) => c.target === 'vrij')
    .map((c) => {
      const random = cellen.find((r) => r.world === c.world && r.policy === 'random');
      return random === undefined ? null : c.gain90 / random.gain90;
    });
  return [
    hoogstens('D1.mean', max(getallen(doelen.map((c) => c.meanDev))), 0.02),
    hoogstens('D1.p95', max(getallen(doelen.map((c) => c.p95Dev))), 0.05),
    hoogstens('D2', max(op75.map((c) => c.streaks4Per100)), 0.5),
    minstens('E1.worst', min(alle), 1),
    minstens('E1.mean', gemiddeldeSlechtste(echt), 1.1),
    minstens('E2.worst', min(getallen(vrij)), 1.03),
    minstens('E3.sm-2', min(ratio(paren, 'sm-2')), 1.1),
    minstens('E3.leitner', min(ratio(paren, 'leitner')), 1.25),
    minstens('E3.fsrs', min(ratio(paren, 'fsrs-0.9')), 1),
    hoogstens('F1', max(eerlijkheid(cellen)), 0.1),
    hoogstens('F1.gap', max(op75.map((c) => kloof(c))), 0.02),
    hoogstens('F2.overall', max(getallen(op75.map((c) => c.ece))), 0.02),
    hoogstens('F2.terciel', max(getallen(op75.flatMap((c) => c.terciel.map((t) => t.ece)))), 0.03),
  ];
}

/** Share of leerlingen whose success of the year lies in the band of their setting, of the worst cell; only a run with the band on can tell. */
export function toetsBand(rijen: readonly Rij[], band: boolean): DoelUitslag {
  const delen = new Map<string, boolean[]>();
  for (const { world, policy, jaar } of band ? rijen : []) {
    const doel = doelVan(policy);
    if (typeof doel !== 'number' || ![0.6, 0.75, 0.9].includes(doel)) continue;
    const cel = delen.get(`${world}/${policy}`) ?? [];
    cel.push(Math.abs(jaar.succes - doel) <= bandVan(doel));
    delen.set(`${world}/${policy}`, cel);
  }
  return minstens('D1b', min([...delen.values()].map((cel) => cel.filter(Boolean).length / cel.length)), 0.95);
}

const tussen = (id: string, value: number | null, [laag, hoog]: readonly [number, number]): DoelUitslag => ({
  id,
  value,
  target: `${laag}-${hoog}`,
  pass: value === null ? null : value >= laag && value <= hoog,
});
/** Never reached counts as failed, not as unknown. */
const binnen = (id: string, value: number | null, grens: number): DoelUitslag => ({
  id,
  value,
  target: `<= ${grens}`,
  pass: value !== null && value <= grens,
});

/** Targets of section 18 that need no world. Twenty goals is what a leerling of one grade practises. */
export function toetsVaardigheid({ drift, convergence: { rijen, sprong } }: Vaardigheid): DoelUitslag[] {
  const rij = (p: string, maat: Exclude<keyof Convergentie, 'p'>): number | null =>
    rijen.find((r) => r.p === p)?.[maat] ?? null;
  const na = (n: number, maat: keyof Drift, doelen = 20): number | null =>
    drift.standen.find((d) => d.doelen === doelen)?.standen.find((d) => d.n === n)?.[maat] ?? null;
  return [
    binnen('A1.5', rij('.75', 'onder5'), 22),
    binnen('A1.4', rij('.75', 'onder4'), 38),
    binnen('A1.5.intake', rij('intake', 'onder5'), 18),
    binnen('A1.4.intake', rij('intake', 'onder4'), 30),
    hoogstens('A2', rij('.75', 'rmse120'), 0.27),
    binnen('A3', sprong.antwoorden, 20),
    hoogstens('A3.rmse', sprong.rmse, 0.28),
    tussen('A4', rij('.75', 'dekking'), [0.92, 0.97]),
    tussen('B1.1000', na(1000, 'ratio'), [0.95, 1.05]),
    tussen('B1.2000', na(2000, 'ratio'), [0.95, 1.05]),
    tussen('B1.2000.40', na(2000, 'ratio', 40), [0.95, 1.05]),
    hoogstens('B2', Math.abs(drift.schaal.met), 0.05),
    minstens('C1.20', na(20, 'r'), 0.9),
    minstens('C1.100', na(100, 'r'), 0.98),
  ];
}
