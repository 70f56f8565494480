import type { Importplan, ChoicesInput, PlanGroep, PlanLine } from '#server/features/edexml/edexml.contract.ts';

export type ProposalChoice = 'koppel' | 'nieuw';

/** What somebody chose so far; everything absent is as the plan proposed. */
export interface EdexmlState {
  aan: ReadonlySet<number>;
  uit: ReadonlySet<number>;
  proposals: ReadonlyMap<number, ProposalChoice>;
  years: ReadonlyMap<number, number>;
  groepjaren: ReadonlyMap<string, number | null>;
  apart: ReadonlySet<string>;
  oudeGroepenWeg: boolean;
  leerkrachten: ReadonlyMap<number, string>;
  /** As typed. */
  bevestigd: string;
  namenKloppen: boolean;
}

export const EDEXML_INITIAL: EdexmlState = {
  aan: new Set(),
  uit: new Set(),
  proposals: new Map(),
  years: new Map(),
  groepjaren: new Map(),
  apart: new Set(),
  oudeGroepenWeg: true,
  leerkrachten: new Map(),
  bevestigd: '',
  namenKloppen: false,
};

/** From this share and number on, the server asks for the number. */
const LARGE_PART = 0.2;
const LARGE_COUNT = 5;
const FIXED: ReadonlySet<string> = new Set([
  'SLEUTEL_LEEG',
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'NAAM_ONTBREEKT',
  'CONFLICT',
]);

/** A row nobody can tick: something must be put right in the file, or there is nothing to do. */
export const isFixed = (rule: PlanLine): boolean =>
  rule.soort === 'overgeslagen' || rule.codes.some((code) => FIXED.has(code));

export function isChosen(rule: PlanLine, state: EdexmlState): boolean {
  if (isFixed(rule)) return false;
  if (rule.soort === 'voorstel') return state.proposals.has(rule.nr);
  return !state.uit.has(rule.nr) && (rule.gekozen || state.aan.has(rule.nr));
}

/** Ticks or unticks rows; proposals are linked. */
export function chooseInEdexml(state: EdexmlState, rules: readonly PlanLine[], on: boolean): EdexmlState {
  const now = { aan: new Set(state.aan), uit: new Set(state.uit), proposals: new Map(state.proposals) };
  for (const rule of rules) {
    if (isFixed(rule)) continue;
    if (rule.soort === 'voorstel') {
      if (on) now.proposals.set(rule.nr, 'koppel');
      else now.proposals.delete(rule.nr);
      continue;
    }
    now.aan.delete(rule.nr);
    now.uit.delete(rule.nr);
    if (on !== rule.gekozen) (on ? now.aan : now.uit).add(rule.nr);
  }
  return { ...state, ...now };
}

export function chooseProposal(state: EdexmlState, nr: number, choice: ProposalChoice | null): EdexmlState {
  const proposals = new Map(state.proposals);
  if (choice === null) proposals.delete(nr);
  else proposals.set(nr, choice);
  return { ...state, proposals };
}

/** Chooses the year of a row, and ticks it: a year is chosen to bring the pupil in. */
export function chooseYear(state: EdexmlState, rule: PlanLine, year: number): EdexmlState {
  return { ...chooseInEdexml(state, [rule], true), years: new Map(state.years).set(rule.nr, year) };
}

/** Chooses the year of a group of the file (`null` = several) and with it that of its pupils who have none. */
export function chooseGroepYear(
  state: EdexmlState,
  plan: Importplan,
  { groep, year }: { groep: PlanGroep; year: number | null },
): EdexmlState {
  const pupils = plan.regels.filter((rule) => rule.jaargroep === undefined && rule.groep === groep.naam);
  const years = new Map(state.years);
  for (const { nr } of pupils) {
    if (year === null) years.delete(nr);
    else years.set(nr, year);
  }
  return { ...state, years, groepjaren: new Map(state.groepjaren).set(groep.sleutel, year) };
}

interface Tally {
  nieuw: number;
  gewijzigd: number;
  terug: number;
  weg: number;
  /** Active pupils afterwards. */
  straks: number;
  /** Ticked pupils without a year. */
  zonderJaar: number;
  /** The number of removals must be typed. */
  groot: boolean;
  /** Seats that are missing; 0 = everybody fits. */
  shortage: number;
}

function kindOf(rule: PlanLine, state: EdexmlState): 'nieuw' | 'gewijzigd' | 'terug' | 'weg' | null {
  if (rule.soort === 'uit_school' || rule.soort === 'niet_in_bestand') return 'weg';
  if (rule.soort === 'voorstel') return state.proposals.get(rule.nr) === 'nieuw' ? 'nieuw' : 'gewijzigd';
  if (rule.soort === 'nieuw' || rule.soort === 'fout') return 'nieuw';
  if (rule.terugzetten) return 'terug';
  return rule.soort === 'gewijzigd' ? 'gewijzigd' : null;
}

/** What running the plan with these choices would do. */
export function tallyEdexml(plan: Importplan, state: EdexmlState): Tally {
  const out = { nieuw: 0, gewijzigd: 0, terug: 0, weg: 0, zonderJaar: 0 };
  for (const rule of plan.regels) {
    const kind = isChosen(rule, state) ? kindOf(rule, state) : null;
    if (kind === null) continue;
    out[kind] += 1;
    if (kind !== 'weg' && rule.jaargroep === undefined && !state.years.has(rule.nr)) out.zonderJaar += 1;
  }
  const later = plan.actief + out.nieuw + out.terug - out.weg;
  return {
    ...out,
    straks: later,
    groot: out.weg > LARGE_COUNT && out.weg > plan.actief * LARGE_PART,
    shortage: Math.max(0, later - (plan.plaatsen ?? later)),
  };
}

/** Why the plan cannot run yet, most important first; null = it can. */
export function missingInEdexml(
  plan: Importplan,
  state: EdexmlState,
  tally: Tally,
): 'niets' | 'namen' | 'jaren' | 'plaatsen' | 'aantal' | 'email' | null {
  const work = tally.nieuw + tally.gewijzigd + tally.terug + tally.weg + state.leerkrachten.size;
  if (work === 0) return 'niets';
  if (plan.voorbeeldnamen.length > 0 && !state.namenKloppen) return 'namen';
  if (tally.zonderJaar > 0) return 'jaren';
  if (tally.shortage > 0) return 'plaatsen';
  if (tally.groot && Number(state.bevestigd) !== tally.weg) return 'aantal';
  return [...state.leerkrachten.values()].every((email) => /^\S+@\S+\.\S+$/.test(email)) ? null : 'email';
}

/** Body of the call. */
export function edexmlChoices(state: EdexmlState): ChoicesInput {
  const proposals = (choice: ProposalChoice): number[] =>
    [...state.proposals].filter(([, chosen]) => chosen === choice).map(([nr]) => nr);
  return {
    aan: [...state.aan],
    uit: [...state.uit],
    koppel: proposals('koppel'),
    nieuw: proposals('nieuw'),
    jaargroepen: [...state.years].map(([nr, jaargroep]) => ({ nr, jaargroep })),
    groepjaren: [...state.groepjaren].map(([key, jaargroep]) => ({ sleutel: key, jaargroep })),
    apart: [...state.apart],
    oudeGroepenWeg: state.oudeGroepenWeg,
    leerkrachten: [...state.leerkrachten].map(([nr, email]) => ({ nr, email })),
    namenKloppen: state.namenKloppen,
    ...(state.bevestigd === '' ? {} : { bevestigdAantal: Number(state.bevestigd) }),
  };
}
