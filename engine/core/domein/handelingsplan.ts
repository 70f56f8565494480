/** Where a handelingsplan stands (behaviours.md section 5.3). `gepauzeerd` is never stored: it is any open plan of a leerling who is in the bin. */
export const CARE_STATUSES = [
  'concept',
  'begintoets',
  'lopend',
  'eindtoets_open',
  'evaluatie',
  'afgerond',
  'voortgezet',
  'gestopt',
  'gepauzeerd',
] as const;
/** One of `CARE_STATUSES`. */
export type PlanStatus = (typeof CARE_STATUSES)[number];

/** Which step may follow which; everything that does not stand here is refused. */
const STEPS: Readonly<Record<PlanStatus, readonly PlanStatus[]>> = {
  concept: ['begintoets', 'lopend'],
  begintoets: ['lopend', 'gestopt'],
  lopend: ['eindtoets_open', 'gestopt'],
  eindtoets_open: ['evaluatie', 'gestopt'],
  evaluatie: ['afgerond', 'voortgezet'],
  afgerond: [],
  voortgezet: [],
  gestopt: [],
  gepauzeerd: [],
};

/** Whether a plan may go from one state to another. */
export const canStep = (from: PlanStatus, to: PlanStatus): boolean => STEPS[from].includes(to);

/** State as everybody sees it: an open plan of a leerling who is away waits, and goes on where it was. */
export const planStatusOf = (stored: PlanStatus, active: boolean): PlanStatus =>
  active || STEPS[stored].length === 0 ? stored : 'gepauzeerd';

/** Whether the text of a plan may still change: before it runs and while it runs. */
export const isPlanWritable = (status: PlanStatus): boolean =>
  status === 'concept' || status === 'begintoets' || status === 'lopend';

/** Whether work goes on: neither signed, continued nor stopped. */
export const isPlanOpen = (status: PlanStatus): boolean => status === 'gepauzeerd' || STEPS[status].length > 0;

/** Bounds of a plan: goals, words of a test, weeks, leerlingen of a small group, and days before the end at which the end test may come. */
export const PLAN_RULES = Object.freeze({
  goalsMax: 3,
  woorden: 20,
  woordenMin: 10,
  weeks: 8,
  weeksMin: 4,
  weeksMax: 20,
  groepMax: 8,
  endTestDays: 7,
  /** Recent share right that a goal aims at, percent, and by how much it has to rise at least. */
  aimPct: 80,
  risePct: 15,
} as const);
