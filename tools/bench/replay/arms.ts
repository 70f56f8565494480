import { sigma } from '#engine/core/oefening/predict.ts';
import { fitProduct } from './product.ts';
import type { Voorspeller } from './predictor.ts';
import type { AntwoordLog } from './three-line.ts';

/** Arms that can be compared; each fits its population numbers on the train file alone. */
export const ARMS = ['constant', 'skill-mean', 'elo', 'product'] as const;
export type ArmNaam = (typeof ARMS)[number];

function gemiddelde(train: AntwoordLog): number {
  let goed = 1;
  for (const { x } of train.reeksen) for (const uitkomst of x) goed += uitkomst;
  return goed / (train.aantal + 2);
}

function constant(train: AntwoordLog): Voorspeller {
  const p = gemiddelde(train);
  return { begin: () => undefined, stap: () => p };
}

/** Share right per skill, drawn to the overall mean by the weight of two answers. */
function skillMean(train: AntwoordLog, skills: number): Voorspeller {
  const p = gemiddelde(train);
  const n = new Float64Array(skills).fill(2);
  const goed = new Float64Array(skills).fill(2 * p);
  for (const { skills: nrs, x } of train.reeksen) {
    nrs.forEach((nr, i) => {
      n[nr] = (n[nr] ?? 0) + 1;
      goed[nr] = (goed[nr] ?? 0) + (x[i] ?? 0);
    });
  }
  return { begin: () => undefined, stap: (nr) => (goed[nr] ?? p) / (n[nr] ?? 1) };
}

/** Global Elo with K = 1 / (1 + .05 n) on both sides (Pelanek 2016); items are frozen after the train file. */
function elo(train: AntwoordLog, skills: number): Voorspeller {
  const b = new Float64Array(skills);
  const nb = new Float64Array(skills);
  let theta = 0;
  let n = 0;
  const k = (keer: number): number => 1 / (1 + 0.05 * keer);
  const leer = (nr: number, x: number, ookItem: boolean): number => {
    const p = sigma(theta - (b[nr] ?? 0));
    theta += k(n) * (x - p);
    n += 1;
    if (ookItem) {
      b[nr] = (b[nr] ?? 0) - k(nb[nr] ?? 0) * (x - p);
      nb[nr] = (nb[nr] ?? 0) + 1;
    }
    return p;
  };
  const begin = (): void => {
    theta = 0;
    n = 0;
  };
  for (const { skills: nrs, x } of train.reeksen) {
    begin();
    nrs.forEach((nr, i) => leer(nr, x[i] ?? 0, true));
  }
  return { begin, stap: (nr, x) => leer(nr, x, false) };
}

/** Fits an arm on the train file. `skills` = number of skills over both files. */
export function fitArm(naam: ArmNaam, train: AntwoordLog, skills: number): Voorspeller {
  const maken: Readonly<Record<ArmNaam, () => Voorspeller>> = {
    constant: () => constant(train),
    'skill-mean': () => skillMean(train, skills),
    elo: () => elo(train, skills),
    product: () => fitProduct(train, skills),
  };
  return maken[naam]();
}
