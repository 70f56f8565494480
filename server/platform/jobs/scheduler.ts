import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { JobLock } from './job-lock.ts';
import { firstMoment, isDue, nextMoment, retryMoment, type JobMoment } from './moment.ts';
import type { ScheduleRepository, ScheduleRow } from './schedule.repository.ts';

/** Work with a name and a moment. */
export interface ScheduledJob {
  name: string;
  moment: JobMoment;
  /** Each process keeps something of it: it runs there too, once another did the work. */
  everyProcess: boolean;
  run(now: number): Promise<unknown>;
}

interface Deps {
  schedule: ScheduleRepository;
  lock: JobLock;
  clock: Clock;
  log: Logger;
}

const LOOK_MS = 20_000;
const FAILURE_MAX = 300;

/** What went wrong, short enough to read and without the statement that the database puts before it. */
function failureText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split(' - ').at(-1) ?? '').trim().slice(0, FAILURE_MAX) || 'unknown';
}

/**
 * Everything that comes back by the clock. One process at a time holds a job, whichever comes first; what fails is written down,
 * tried again, and stops no other. Work of the night goes in a row of its own, so that an hour of it keeps nothing waiting.
 */
export class Scheduler {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private registered = false;
  /** End of the last run that this process knows the outcome of. */
  private readonly known = new Map<string, number | undefined>();
  private readonly rows: readonly { jobs: readonly ScheduledJob[]; busy: Promise<void> | undefined }[];

  constructor(
    jobs: readonly ScheduledJob[],
    private readonly deps: Deps,
  ) {
    const isPeriodic = ({ moment }: ScheduledJob): boolean => 'everyMinutes' in moment;
    this.rows = [
      { jobs: jobs.filter(isPeriodic), busy: undefined },
      { jobs: jobs.filter((job) => !isPeriodic(job)), busy: undefined },
    ];
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
    void this.look();
  }

  /** Begins nothing more and waits for what is running. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.rows.map(({ busy }) => busy));
  }

  /** Does what has its turn now; a row that is still at work is passed by. */
  async look(): Promise<void> {
    try {
      await this.register();
    } catch (error) {
      this.deps.log.error({ err: error }, 'jobs not registered');
      return;
    }
    await Promise.all(
      this.rows.map((row) => {
        row.busy ??= this.walk(row.jobs).finally(() => {
          row.busy = undefined;
        });
        return row.busy;
      }),
    );
  }

  private async register(): Promise<void> {
    if (this.registered) return;
    const { schedule, clock } = this.deps;
    const jobs = this.rows.flatMap((row) => row.jobs);
    await schedule.register(
      jobs.map(({ name, moment }) => ({ naam: name, next_at: new Date(firstMoment(moment, clock.now())) })),
    );
    for (const { naam: name, last_end: end } of await schedule.findAll()) this.known.set(name, end?.getTime());
    this.registered = true;
  }

  private async walk(jobs: readonly ScheduledJob[]): Promise<void> {
    try {
      const rows = new Map((await this.deps.schedule.findAll()).map((row) => [row.naam, row]));
      for (const job of jobs) await this.turn(job, rows.get(job.name));
    } catch (error) {
      this.deps.log.error({ err: error }, 'looking at the jobs failed');
    }
  }

  private async turn(job: ScheduledJob, row: ScheduleRow | undefined): Promise<void> {
    if (this.stopped || row === undefined) return;
    try {
      if (this.isDue(job, row)) await this.deps.lock.hold(job.name, () => this.perform(job));
      else if (job.everyProcess) await this.takeOver(job, row);
    } catch (error) {
      this.deps.log.error({ job: job.name, err: error }, 'job failed');
    }
  }

  /** Whoever held the job before may have done the work, so its moment is read again. */
  private async perform(job: ScheduledJob): Promise<void> {
    const { schedule, clock, log } = this.deps;
    const row = await schedule.find(job.name);
    if (row === undefined || !this.isDue(job, row)) return;
    const begin = clock.now();
    await schedule.begin(job.name, new Date(begin));
    try {
      await job.run(begin);
    } catch (error) {
      log.error({ job: job.name, err: error }, 'job failed');
      await schedule.fail(job.name, this.runOf(job, begin), failureText(error));
      return;
    }
    const run = this.runOf(job, begin);
    await schedule.finish(job.name, { ...run, next: new Date(nextMoment(job.moment, begin)) });
    this.known.set(job.name, run.end.getTime());
  }

  /** Another process did the work: this one takes over what it stored. */
  private async takeOver(job: ScheduledJob, { last_end: end, failure }: ScheduleRow): Promise<void> {
    if (failure !== null || end?.getTime() === this.known.get(job.name)) return;
    await job.run(this.deps.clock.now());
    this.known.set(job.name, end?.getTime());
  }

  private isDue({ moment }: ScheduledJob, { next_at: next }: ScheduleRow): boolean {
    return isDue(moment, next.getTime(), this.deps.clock.now());
  }

  private runOf({ moment }: ScheduledJob, begin: number): { begin: Date; end: Date; retry: Date } {
    const end = this.deps.clock.now();
    return { begin: new Date(begin), end: new Date(end), retry: new Date(retryMoment(moment, end)) };
  }
}
