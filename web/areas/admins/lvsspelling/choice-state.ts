import type {
  LvsChoicesInput,
  LvsMapping,
  LvsPlan,
  LvsLine,
  LvsField,
} from '#server/features/lvsspelling/lvsspelling.contract.ts';

/** What somebody chose so far; everything absent is as the plan proposed. */
export interface LvsState {
  uit: ReadonlySet<number>;
  kies: ReadonlyMap<number, string>;
  namenKloppen: boolean;
  /** Empty = the mapping is not kept. */ profielnaam: string;
}
export const LVS_INITIAL: LvsState = { uit: new Set(), kies: new Map(), namenKloppen: false, profielnaam: '' };

/** Rows that would be written or compared; the others need something first. */
export const isIncluded = ({ soort: kind, nr }: LvsLine, state: LvsState): boolean =>
  !state.uit.has(nr) &&
  (kind === 'nieuw' || kind === 'gewijzigd' || kind === 'gelijk' || (kind === 'ambigu' && state.kies.has(nr)));

/** Ticks or unticks rows. */
export function chooseInLvs(state: LvsState, rules: readonly LvsLine[], on: boolean): LvsState {
  const out = new Set(state.uit);
  for (const { nr } of rules) {
    if (on) out.delete(nr);
    else out.add(nr);
  }
  return { ...state, uit: out };
}

/** Says who an ambiguous row is about; null = leave it. */
export function chooseLeerling(state: LvsState, nr: number, leerlingId: string | null): LvsState {
  const newOne = new Map(state.kies);
  if (leerlingId === null) newOne.delete(nr);
  else newOne.set(nr, leerlingId);
  return { ...state, kies: newOne };
}

/** Takes every row that only one pupil can be about, after somebody looked at the names. */
export function chooseSoleMatches(state: LvsState, rules: readonly LvsLine[]): LvsState {
  const newOne = new Map(state.kies);
  for (const {
    nr,
    kandidaten: [first, ...more],
  } of rules)
    if (first !== undefined && more.length === 0) newOne.set(nr, first.id);
  return { ...state, kies: newOne };
}

interface Tally {
  nieuw: number;
  gewijzigd: number;
  gelijk: number;
  over: number;
}

/** What running the plan with these choices would do. */
export function tallyLvs(plan: LvsPlan, state: LvsState): Tally {
  const out: Tally = { nieuw: 0, gewijzigd: 0, gelijk: 0, over: 0 };
  for (const rule of plan.regels) {
    const { soort: kind } = rule;
    if (!isIncluded(rule, state)) out.over += 1;
    else if (kind === 'gewijzigd' || kind === 'gelijk') out[kind] += 1;
    else out.nieuw += 1;
  }
  return out;
}

/** Why the plan cannot run yet; null = it can. */
export function missingInLvs(plan: LvsPlan, state: LvsState): 'niets' | 'wie' | 'namen' | null {
  const { nieuw: newOne, gewijzigd: changed } = tallyLvs(plan, state);
  if (newOne + changed === 0) return plan.tellingen.ambigu > 0 ? 'wie' : 'niets';
  return plan.voorbeeldnamen.length > 0 && !state.namenKloppen ? 'namen' : null;
}

export const lvsChoices = (state: LvsState): LvsChoicesInput => ({
  uit: [...state.uit],
  kies: [...state.kies].map(([nr, leerlingId]) => ({ nr, leerlingId })),
  namenKloppen: state.namenKloppen,
});

/** Gives a column another meaning; a field that stood elsewhere moves. */
export function chooseField(mapping: LvsMapping, column: number, field: LvsField | null): LvsMapping {
  return {
    ...mapping,
    kolommen: mapping.kolommen.map((old, nr) =>
      nr === column ? field : old === field && field !== 'categorie' ? null : old,
    ),
  };
}

export const isSameMapping = (one: LvsMapping, other: LvsMapping): boolean =>
  JSON.stringify([one.kolommen, filled(one)]) === JSON.stringify([other.kolommen, filled(other)]);
const filled = ({ vast: fixed }: LvsMapping): [string, unknown][] =>
  Object.entries(fixed)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
