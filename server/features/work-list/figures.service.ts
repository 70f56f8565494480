import type { Clock } from '#engine/core/basis/clock.ts';
import type { PeriodicWork } from '../../platform/jobs/periodic-work.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { beginOfDate, dateOfDay, dayOf } from '../../platform/time/clock.ts';
import type { FiguresRepository, JobRow } from './figures.repository.ts';
import type { FigurePart, Figures, OfficeJob } from './work-list.contract.ts';

interface Deps {
  figures: FiguresRepository;
  clock: Clock;
  log: Logger;
}

const DAYS = 7;
const WEEK_MS = DAYS * 86_400_000;

/** How things stand, in numbers; those that cost a walk through the answers are counted every hour. */
export class FiguresService implements PeriodicWork {
  readonly name = 'kantoor.kerngetallen';
  readonly everyMinutes = 60;

  constructor(private readonly deps: Deps) {}

  async run(): Promise<number> {
    const { figures, clock } = this.deps;
    const now = clock.now();
    const last = dayOf(now);
    const days = Array.from({ length: DAYS }, (_, nr) => dateOfDay(last - DAYS + 1 + nr));
    const since = beginOfDate(days[0] ?? dateOfDay(last));
    const counted = await figures.countPractice(days, since);
    await figures.savePractice(counted, new Date(now));
    return counted.leerlingen;
  }

  /** A part that cannot be read hides no other. */
  async find(): Promise<Figures> {
    const { figures, clock } = this.deps;
    const failed: FigurePart[] = [];
    const read = async <T>(part: FigurePart, work: () => Promise<T>): Promise<T | null> => {
      try {
        return await work();
      } catch (error) {
        this.deps.log.error({ part, err: error }, 'figures not read');
        failed.push(part);
        return null;
      }
    };
    return {
      tenants: await read('tenants', () => figures.countTenants()),
      practice: await read('practice', () => figures.findPractice()),
      mail: await read('mail', () => figures.countMail(new Date(clock.now() - WEEK_MS))),
      jobs: await read('jobs', async () => (await figures.findJobs()).map(presentJob)),
      backup: await read('backup', () => figures.findBackup()),
      failed,
    };
  }
}

const presentJob = (row: JobRow): OfficeJob => ({
  name: row.naam,
  begin: row.last_begin?.toISOString() ?? null,
  end: row.last_end?.toISOString() ?? null,
  seconds: row.last_ms === null ? null : Number(row.last_ms) / 1000,
  failure: row.failure,
  next: row.next_at.toISOString(),
  busy: row.last_begin !== null && (row.last_end === null || row.last_begin > row.last_end),
});
