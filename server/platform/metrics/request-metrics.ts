import type { Request, RequestHandler } from 'express';
import type { Metric, Sample } from './exposition.ts';

/** Upper ends in seconds: what a pupil does not notice, what a page may take, and what is wrong. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Times {
  labels: Readonly<Record<string, string>>;
  /** How many took longer than the bound before and no longer than this one; the last is beyond all bounds. */
  between: number[];
  sum: number;
  count: number;
}
interface Count {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** Pattern of the path, never the filled-in address: no id comes into a metric, and their number has an end. */
const routeOf = ({ route }: Request): string => {
  const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
  return typeof path === 'string' ? path : 'unknown';
};

/** Counts the calls of this process and how long they took. */
export class RequestMetrics {
  private readonly counts = new Map<string, Count>();
  private readonly times = new Map<string, Times>();
  private busy = 0;

  readonly handler: RequestHandler = (req, res, next) => {
    const begin = performance.now();
    this.busy += 1;
    res.once('close', () => {
      this.busy -= 1;
      const seconds = (performance.now() - begin) / 1000;
      this.note(req, { route: routeOf(req), status: res.statusCode, seconds });
    });
    next();
  };

  /** Every call comes here: after the first of its kind nothing is made but two keys. */
  private note(
    { method }: Request,
    { route, status, seconds }: { route: string; status: number; seconds: number },
  ): void {
    const key = `${method} ${route}`;
    const times = this.times.get(key) ?? this.begin(key, { method, route });
    const place = BOUNDS.findIndex((bound) => seconds <= bound);
    const at = place < 0 ? BOUNDS.length : place;
    times.between[at] = (times.between[at] ?? 0) + 1;
    times.sum += seconds;
    times.count += 1;
    const answer = `${key} ${status}`;
    const count = this.counts.get(answer);
    if (count === undefined) this.counts.set(answer, { labels: { ...times.labels, status: String(status) }, value: 1 });
    else count.value += 1;
  }

  private begin(key: string, labels: Times['labels']): Times {
    const times = { labels, between: Array.from({ length: BOUNDS.length + 1 }, () => 0), sum: 0, count: 0 };
    this.times.set(key, times);
    return times;
  }

  collect(): Metric[] {
    const samples = [...this.times.values()].flatMap(({ labels, between, sum, count }): Sample[] => [
      ...BOUNDS.map((bound, nr): Sample => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: between.slice(0, nr + 1).reduce((total, one) => total + one, 0),
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]);
    return [
      {
        name: 'taaltocht_requests_total',
        help: 'Calls of the API that were answered.',
        type: 'counter',
        samples: [...this.counts.values()],
      },
      { name: 'taaltocht_request_seconds', help: 'Time from a call to its answer.', type: 'histogram', samples },
      {
        name: 'taaltocht_requests_busy',
        help: 'Calls being answered now.',
        type: 'gauge',
        samples: [{ value: this.busy }],
      },
    ];
  }
}
