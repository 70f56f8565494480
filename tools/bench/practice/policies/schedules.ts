import { firstMemory, DEGREE, S_MIN, nextMemory, type Memory } from '#engine/core/oefening/model/memory.ts';
import { Agenda } from './agenda.ts';
import { byDifficulty, type Policy, type Player, type Start } from './policy.ts';

/** Schedule of one word: when it is due and what an answer changes. */
interface Schema<T> {
  first(x: 0 | 1, day: number): T;
  na(state: T, x: 0 | 1, day: number): T;
  dueDay(state: T): number;
}

/** The most overdue word first; when nothing is due, the easiest new one; when nothing is new, the one due soonest. */
function createSchedulePlayer<T>(start: Start, schema: Schema<T>): Player {
  const order = byDifficulty(start.b);
  const states = new Map<number, T>();
  const agenda = new Agenda();
  let next = 0;
  let previous = -1;
  return {
    kies: (day) => {
      const old = agenda.first(previous);
      const woord = old.dueDay <= day || next >= start.bank.n ? old.woord : (order[next] ?? 0);
      if (woord === order[next]) next += 1;
      previous = woord;
      return { woord };
    },
    learn: (woord, x, { dag: day }) => {
      const old = states.get(woord);
      const state = old === undefined ? schema.first(x, day) : schema.na(old, x, day);
      states.set(woord, state);
      agenda.zet(woord, schema.dueDay(state));
    },
  };
}

const BINS = [1, 3, 7, 14, 30] as const;
interface Bin {
  bin: number;
  dag: number;
}

/** Leitner: one box up or down; 1, 3, 7, 14, 30 days. */
export const LEITNER: Policy = {
  naam: 'leitner',
  player: (start) =>
    createSchedulePlayer<Bin>(start, {
      first: (x, day) => ({ bin: x, dag: day }),
      na: ({ bin }, x, day) => ({ bin: Math.min(BINS.length - 1, Math.max(0, bin + (x === 1 ? 1 : -1))), dag: day }),
      dueDay: ({ bin, dag: day }) => day + (BINS[bin] ?? 1),
    }),
};

interface Card {
  n: number;
  interval: number;
  ef: number;
  dag: number;
}

function sm2(k: Card, x: 0 | 1, day: number): Card {
  const q = x === 1 ? 4 : 2;
  const ef = Math.max(1.3, k.ef + 0.1 - (5 - q) * (0.08 + (5 - q) * 0.02));
  if (x === 0) return { n: 0, interval: 1, ef, dag: day };
  return { n: k.n + 1, interval: k.n === 0 ? 1 : k.n === 1 ? 6 : k.interval * ef, ef, dag: day };
}

/** SM-2 with quality 4 for right and 2 for wrong. */
export const SM2: Policy = {
  naam: 'sm-2',
  player: (start) =>
    createSchedulePlayer<Card>(start, {
      first: (x, day) => sm2({ n: 0, interval: 0, ef: 2.5, dag: day }, x, day),
      na: sm2,
      dueDay: ({ interval, dag: day }) => day + Math.round(interval),
    }),
};

interface Fsrs {
  g: Memory;
  dag: number;
}
const F = 0.9 ** (-1 / 0.1542) - 1;

function fsrsAfter({ g, dag: startedThen }: Fsrs, x: 0 | 1, day: number): Fsrs {
  const out = nextMemory(
    { S: Math.max(S_MIN, g.S), D: g.D },
    { dagen: day - startedThen, grade: x === 1 ? DEGREE.goed : DEGREE.fout },
  );
  return { g: out.ok ? out.value : g, dag: day };
}

/** FSRS-6 with its default weights; a word is due when its recall falls below `retentie`. */
export function fsrs(retention: number): Policy {
  const stretch = (retention ** (-1 / 0.1542) - 1) / F;
  return {
    naam: `fsrs-${retention}`,
    player: (start) =>
      createSchedulePlayer<Fsrs>(start, {
        first: (x, day) => {
          const g = firstMemory(x === 1 ? DEGREE.goed : DEGREE.fout);
          return { g: g.ok ? g.value : { S: 1, D: 5 }, dag: day };
        },
        na: fsrsAfter,
        dueDay: ({ g, dag: day }) => day + Math.max(1, Math.round(g.S * stretch)),
      }),
  };
}
