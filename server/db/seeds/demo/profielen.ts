import type { Toeval } from './toeval.ts';

/** How a simulated pupil learns. */
export interface Profiel {
  naam: 'vlot' | 'gemiddeld' | 'dt' | 'open' | 'zelden';
  /** Chance of a right answer on a new goal, and on a goal this pupil stumbles over. */
  goed: number;
  zwak: number;
  isZwak(doelId: string): boolean;
  /** Growth of the chance per answer in the same goal, up to .12. */
  groei: number;
  /** Sessions in a week. */
  sessies(toeval: Toeval): number;
  /** Weeks before today in which nothing was done. */
  stilWeken: number;
}

const nooit = (): boolean => false;
const OPEN = new Set([
  'verenkeling',
  'verdubbeling',
  'mv-en',
  'mv-s',
  'v-f-begin',
  'f-v',
  's-z',
  'kleefletter',
  'eer-oor-eur',
]);
const DT = /^(ww-|eind-d$|eind-t$|homofoon$|ng$|nk$)/;

const PROFIELEN: readonly (Profiel & { deel: number })[] = [
  {
    naam: 'vlot',
    deel: 0.24,
    goed: 0.93,
    zwak: 0.9,
    isZwak: nooit,
    groei: 0.006,
    sessies: (t) => 3 + t.rng.int(2),
    stilWeken: 0,
  },
  {
    naam: 'gemiddeld',
    deel: 0.42,
    goed: 0.82,
    zwak: 0.8,
    isZwak: nooit,
    groei: 0.004,
    sessies: (t) => 2 + t.rng.int(3),
    stilWeken: 0,
  },
  {
    naam: 'dt',
    deel: 0.13,
    goed: 0.84,
    zwak: 0.42,
    isZwak: (id) => DT.test(id),
    groei: 0.003,
    sessies: (t) => 2 + t.rng.int(3),
    stilWeken: 0,
  },
  {
    naam: 'open',
    deel: 0.13,
    goed: 0.84,
    zwak: 0.4,
    isZwak: (id) => OPEN.has(id),
    groei: 0.003,
    sessies: (t) => 2 + t.rng.int(3),
    stilWeken: 0,
  },
  {
    naam: 'zelden',
    deel: 0.08,
    goed: 0.74,
    zwak: 0.7,
    isZwak: nooit,
    groei: 0.002,
    sessies: (t) => (t.kans(0.35) ? 1 : 0),
    stilWeken: 3,
  },
];

export function kiesProfiel(toeval: Toeval): Profiel {
  let punt = toeval.rng.next();
  for (const profiel of PROFIELEN) {
    punt -= profiel.deel;
    if (punt < 0) return profiel;
  }
  return PROFIELEN[1] ?? toeval.kies(PROFIELEN);
}
