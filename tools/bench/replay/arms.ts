import { sigma } from '#engine/core/oefening/model/predict.ts';
import { fitProduct, shipped } from './product.ts';
import type { Predictor } from './predictor.ts';
import type { AntwoordLog } from './three-line.ts';

/** Arms that can be compared; each fits its population numbers on the train file alone. */
export const ARMS = ['constant', 'skill-mean', 'elo', 'shipped', 'product'] as const;
export type ArmName = (typeof ARMS)[number];

function average(train: AntwoordLog): number {
  let correct = 1;
  for (const { x } of train.sequences) for (const outcome of x) correct += outcome;
  return correct / (train.aantal + 2);
}

function constant(train: AntwoordLog): Predictor {
  const p = average(train);
  return { begin: () => undefined, stap: () => p };
}

/** Share right per skill, drawn to the overall mean by the weight of two answers. */
function skillMean(train: AntwoordLog, skills: number): Predictor {
  const p = average(train);
  const n = new Float64Array(skills).fill(2);
  const correct = new Float64Array(skills).fill(2 * p);
  for (const { skills: nrs, x } of train.sequences) {
    nrs.forEach((nr, i) => {
      n[nr] = (n[nr] ?? 0) + 1;
      correct[nr] = (correct[nr] ?? 0) + (x[i] ?? 0);
    });
  }
  return { begin: () => undefined, stap: (nr) => (correct[nr] ?? p) / (n[nr] ?? 1) };
}

/** Global Elo with K = 1 / (1 + .05 n) on both sides (Pelanek 2016); items are frozen after the train file. */
function elo(train: AntwoordLog, skills: number): Predictor {
  const b = new Float64Array(skills);
  const nb = new Float64Array(skills);
  let theta = 0;
  let n = 0;
  const k = (times: number): number => 1 / (1 + 0.05 * times);
  const learn = (nr: number, x: number, includeItem: boolean): number => {
    const p = sigma(theta - (b[nr] ?? 0));
    theta += k(n) * (x - p);
    n += 1;
    if (includeItem) {
      b[nr] = (b[nr] ?? 0) - k(nb[nr] ?? 0) * (x - p);
      nb[nr] = (nb[nr] ?? 0) + 1;
    }
    return p;
  };
  const begin = (): void => {
    theta = 0;
    n = 0;
  };
  for (const { skills: nrs, x } of train.sequences) {
    begin();
    nrs.forEach((nr, i) => learn(nr, x[i] ?? 0, true));
  }
  return { begin, stap: (nr, x) => learn(nr, x, false) };
}

/** Fits an arm on the train file. `skills` = number of skills over both files. */
export function fitArm(name: ArmName, train: AntwoordLog, skills: number): Predictor {
  const factories: Readonly<Record<ArmName, () => Predictor>> = {
    constant: () => constant(train),
    'skill-mean': () => skillMean(train, skills),
    elo: () => elo(train, skills),
    shipped: () => shipped(train, skills),
    product: () => fitProduct(train, skills),
  };
  return factories[name]();
}
