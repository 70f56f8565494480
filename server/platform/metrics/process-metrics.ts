import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { Metric } from './exposition.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const RESOLUTION_MS = 20;
const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** What this process uses, under the names that everybody's dashboards know. */
export class ProcessMetrics {
  private readonly delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly started = new Date(Date.now() - process.uptime() * 1000);

  constructor() {
    this.delay.enable();
  }

  /** Longest wait of nearly every step of the process, in seconds, since it was last read as a metric. */
  delaySeconds(): number {
    return Math.max(0, this.delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1000);
  }

  stop(): void {
    this.delay.disable();
  }

  collect(): Metric[] {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    const delay = this.delaySeconds();
    this.delay.reset();
    return [
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time of this process.',
        type: 'counter',
        samples: [{ value: (user + system) / MICROSECONDS }],
      },
      gauge('process_start_time_seconds', 'When this process started.', this.started.getTime() / 1000),
      gauge('process_resident_memory_bytes', 'Memory of this process.', memory.rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', memory.heapUsed),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Time that a step of the process waits for its turn.', delay),
    ];
  }
}
