import type { Clock } from '#engine/core/basis/clock.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { Logger } from '../../platform/logging/logger.ts';

interface Deps {
  plans: { cleanup(now: Date): Promise<number> };
  clock: Clock;
  log: Logger;
}

const POLL_MS = 60_000;

/** Every minute: what import plans of any kind hold of pupils goes when its time is over, whether or not anybody imports again. */
export class PlanSweeper implements BackgroundWork {
  readonly name = 'importplannen';
  private running: Promise<number> = Promise.resolve(0);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.timer = setInterval(() => this.sweep(), POLL_MS);
    this.timer.unref();
    this.sweep();
  }

  run(): Promise<number> {
    this.running = this.running.catch(() => 0).then(() => this.deps.plans.cleanup(new Date(this.deps.clock.now())));
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running.catch(() => 0);
  }

  private sweep(): void {
    void this.run().catch((error: unknown) => this.deps.log.error({ err: error }, 'sweeping import plans failed'));
  }
}
