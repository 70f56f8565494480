import type { Random } from './random.ts';

/** How a simulated pupil learns. */
export interface Profile {
  naam: 'vlot' | 'gemiddeld' | 'dt' | 'open' | 'zelden';
  /** Chance of a right answer on a new goal, and on a goal this pupil stumbles over. */
  goed: number;
  weak: number;
  isWeak(doelId: string): boolean;
  /** Growth of the chance per answer in the same goal, up to .12. */
  growth: number;
  /** Sessions in a week. */
  sessies(random: Random): number;
  /** Weeks before today in which nothing was done. */
  quietWeeks: number;
}

const never = (): boolean => false;
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

const PROFILES: readonly (Profile & { deel: number })[] = [
  {
    naam: 'vlot',
    deel: 0.24,
    goed: 0.93,
    weak: 0.9,
    isWeak: never,
    growth: 0.006,
    sessies: (t) => 3 + t.rng.int(2),
    quietWeeks: 0,
  },
  {
    naam: 'gemiddeld',
    deel: 0.42,
    goed: 0.82,
    weak: 0.8,
    isWeak: never,
    growth: 0.004,
    sessies: (t) => 2 + t.rng.int(3),
    quietWeeks: 0,
  },
  {
    naam: 'dt',
    deel: 0.13,
    goed: 0.84,
    weak: 0.42,
    isWeak: (id) => DT.test(id),
    growth: 0.003,
    sessies: (t) => 2 + t.rng.int(3),
    quietWeeks: 0,
  },
  {
    naam: 'open',
    deel: 0.13,
    goed: 0.84,
    weak: 0.4,
    isWeak: (id) => OPEN.has(id),
    growth: 0.003,
    sessies: (t) => 2 + t.rng.int(3),
    quietWeeks: 0,
  },
  {
    naam: 'zelden',
    deel: 0.08,
    goed: 0.74,
    weak: 0.7,
    isWeak: never,
    growth: 0.002,
    sessies: (t) => (t.kans(0.35) ? 1 : 0),
    quietWeeks: 3,
  },
];

export function chooseProfile(random: Random): Profile {
  let point = random.rng.next();
  for (const profile of PROFILES) {
    point -= profile.deel;
    if (point < 0) return profile;
  }
  return PROFILES[1] ?? random.kies(PROFILES);
}
