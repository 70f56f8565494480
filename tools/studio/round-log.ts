import type { Attempt, Verdict } from '#engine/core/oefening/contract/contract.ts';

/** One attempt and what became of it. */
export interface LogLine {
  /** Seconds since the round began. */
  at: number;
  vraagId: string;
  attempt: Attempt;
  verdict: Verdict;
}

/** Everything that was answered in a round, in order: with the seed it is the round again. */
export interface RoundLog {
  readonly lines: readonly LogLine[];
  write(vraagId: string, attempt: Attempt, verdict: Verdict): void;
}

export function createRoundLog(now: () => number = () => performance.now()): RoundLog {
  const lines: LogLine[] = [];
  const start = now();
  return {
    lines,
    write: (vraagId, attempt, verdict) => {
      lines.push({ at: (now() - start) / 1000, vraagId, attempt, verdict });
    },
  };
}

/** What two rounds of one seed must have alike: every attempt with its verdict. */
export const verdictsOf = (lines: readonly LogLine[]): string[] =>
  lines.map(({ vraagId, attempt, verdict: { ok, done, next } }) => JSON.stringify([vraagId, attempt, ok, done, next]));
