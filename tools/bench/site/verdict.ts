import { totalBlocking } from '../child/watch.ts';
import { round } from '../engine/statistics.ts';

/** One visit to a public page. */
export interface Visit {
  /** Largest contentful paint, ms. */
  largest: number;
  /** What that was. */
  element: string;
  shift: number;
  /** Long tasks, ms. */
  tasks: readonly number[];
  jsKB: number;
  requests: number;
}

/** Bounds of issue 16 on a page slowed four times; JavaScript as on every public page. */
export const BOUNDS = { largest: 1_000, blocking: 50, shift: 0.02, jsKB: 60 } as const;

/** The best of the visits of a page beside the bounds: what other work of the machine added to a visit is not the page's. */
export function judgePage(page: string, visits: readonly Visit[]) {
  const best = (read: (visit: Visit) => number, digits: number): number => round(Math.min(...visits.map(read)), digits);
  const figures = {
    lcp: best(({ largest }) => largest, 0),
    tbt: best(({ tasks }) => totalBlocking(tasks), 0),
    cls: best(({ shift }) => shift, 3),
    jsKB: best(({ jsKB }) => jsKB, 1),
    requests: best(({ requests }) => requests, 0),
  };
  const over = [
    figures.lcp > BOUNDS.largest && 'lcp',
    figures.tbt > BOUNDS.blocking && 'tbt',
    figures.cls >= BOUNDS.shift && 'cls',
    figures.jsKB > BOUNDS.jsKB && 'jsKB',
  ].filter((name) => name !== false);
  const largest = visits.at(-1)?.element ?? '';
  return { naam: page, ...figures, grootste: largest, boven: over, ok: visits.length > 0 && over.length === 0 };
}
