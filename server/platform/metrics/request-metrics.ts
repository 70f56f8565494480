import type { Request, RequestHandler } from 'express';
import type { Metric, Sample } from './exposition.ts';

/** Upper ends in seconds: what a pupil does not notice, what a page may take, and what is wrong. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Times {
  /** How many took no longer than each bound. */
  within: number[];
  sum: number;
  count: number;
}

/** Pattern of the path, never the filled-in address: no id comes into a metric, and their number has an end. */
const routeOf = ({ route }: Request): string => {
  const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
  return typeof path === 'string' ? path : 'unknown';
};

/** Counts the calls of this process and how long they took. */
export class RequestMetrics {
  private readonly counts = new Map<string, { labels: Readonly<Record<string, string>>; value: number }>();
  private readonly times = new Map<string, { labels: Readonly<Record<string, string>>; times: Times }>();
  private busy = 0;

  readonly handler: RequestHandler = (req, res, next) => {
    const begin = performance.now();
    this.busy += 1;
    res.once('close', () => {
      this.busy -= 1;
      this.note(req, res.statusCode, (performance.now() - begin) / 1000);
    });
    next();
  };

  private note(req: Request, status: number, seconds: number): void {
    const labels = { method: req.method, route: routeOf(req) };
    const key = `${labels.method} ${labels.route}`;
    const count = this.counts.get(`${key} ${status}`) ?? { labels: { ...labels, status: String(status) }, value: 0 };
    count.value += 1;
    this.counts.set(`${key} ${status}`, count);
    const { times } = this.times.get(key) ?? { times: { within: BOUNDS.map(() => 0), sum: 0, count: 0 } };
    times.within = times.within.map((sum, nr) => sum + (seconds <= (BOUNDS[nr] ?? 0) ? 1 : 0));
    times.sum += seconds;
    times.count += 1;
    this.times.set(key, { labels, times });
  }

  collect(): Metric[] {
    const samples = [...this.times.values()].flatMap(({ labels, times }): Sample[] => [
      ...BOUNDS.map((bound, nr): Sample => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: times.within[nr] ?? 0,
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: times.count },
      { suffix: '_sum', labels, value: times.sum },
      { suffix: '_count', labels, value: times.count },
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
