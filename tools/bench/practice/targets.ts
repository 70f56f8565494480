import type { Paar } from './paired.ts';
import type { Cel } from './summary.ts';

/** One row of the target table; `pass` null = could not be measured in this run. */
export interface DoelUitslag { id: string; value: number | null; target: string; pass: boolean | null }

const hoogstens = (id: string, value: number | null, grens: number): DoelUitslag => ({ id, value, target: `<= ${grens}`, pass: value === null ? null : value <= grens });
const minstens = (id: string, value: number | null, grens: number): DoelUitslag => ({ id, value, target: `>= ${grens}`, pass: value === null ? null : value >= grens });

const max = (lijst: readonly number[]): number | null => (lijst.length === 0 ? null : Math.max(...lijst));
const min = (lijst: readonly number[]): number | null => (lijst.length === 0 ? null : Math.min(...lijst));
const getallen = (lijst: readonly (number | null | undefined)[]): number[] => lijst.filter((x): x is number => typeof x === 'number' && Number.isFinite(x));

function ratio(paren: readonly Paar[], b: string): number[] {
  return getallen(paren.filter((p) => p.b === b).map((p) => p.ratio));
}

/** Low over high tercile of ours at .75, against the same of random; relative distance per world. */
function eerlijkheid(cellen: readonly Cel[]): number[] {
  const deel = (c: Cel | undefined): number | null => (c === undefined ? null : (c.terciel[0]?.gain90 ?? 0) / (c.terciel[2]?.gain90 ?? 1));
  return getallen([...new Set(cellen.map((c) => c.world))].map((world) => {
    const hier = cellen.filter((c) => c.world === world);
    const eigen = deel(hier.find((c) => c.target === 0.75));
    const random = deel(hier.find((c) => c.policy === 'random'));
    return eigen === null || random === null ? null : Math.abs(eigen / random - 1);
  }));
}

/** Targets of section 18 that the worlds can measure. The worst world counts. */
export function toets(cellen: readonly Cel[], paren: readonly Paar[]): DoelUitslag[] {
  const doelen = cellen.filter((c) => typeof c.target === 'number' && [0.6, 0.75, 0.9].includes(c.target));
  const op75 = cellen.filter((c) => c.target === 0.75);
  const alle = getallen(paren.filter((p) => ['elo-.75', 'sm-2', 'leitner', 'fsrs-0.9', 'random'].includes(p.b)).map((p) => p.ratio));
  const vrij = cellen.filter((c) => c.target === 'vrij').map((c) => {
    const random = cellen.find((r) => r.world === c.world && r.policy === 'random');
    return random === undefined ? null : c.gain90 / random.gain90;
  });
  return [
    hoogstens('D1.mean', max(getallen(doelen.map((c) => c.meanDev))), 0.02), hoogstens('D1.p95', max(getallen(doelen.map((c) => c.p95Dev))), 0.05), hoogstens('D2', max(op75.map((c) => c.streaks4Per100)), 0.5),
    minstens('E1.worst', min(alle), 1), minstens('E2.worst', min(getallen(vrij)), 1.03), minstens('E3.sm-2', min(ratio(paren, 'sm-2')), 1.1), minstens('E3.leitner', min(ratio(paren, 'leitner')), 1.25),
    minstens('E3.fsrs', min(ratio(paren, 'fsrs-0.9')), 1), hoogstens('F1', max(eerlijkheid(cellen)), 0.1), hoogstens('F2.overall', max(getallen(op75.map((c) => c.ece))), 0.02),
    hoogstens('F2.terciel', max(getallen(op75.flatMap((c) => c.terciel.map((t) => t.ece)))), 0.03),
  ];
}
