import { createHash, timingSafeEqual } from 'node:crypto';
import { createError } from '../../platform/error/create-error.ts';
import { expose, METRICS_TYPE, type Metric, type Sample } from '../../platform/metrics/exposition.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { HealthDetails } from './gezondheid.contract.ts';
import type { HealthRepository } from './gezondheid.repository.ts';

interface Deps {
  /** Absent = nobody reads the metrics. */
  token: string | undefined;
  repository: HealthRepository;
  details: { find(): Promise<HealthDetails> };
  /** What the process counts itself. */
  own: readonly { collect(): Metric[] }[];
  log: Logger;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name: `taaltocht_${name}`,
  help,
  type: 'gauge',
  samples,
});
const one = (value: number): Sample[] => [{ value }];
const secondsOf = (moment: string | null): Sample[] => (moment === null ? [] : one(Date.parse(moment) / 1000));

/** Parts of the product that are there or not, and where it runs. */
const stateMetrics = ({ health, process, disk, backup }: HealthDetails): Metric[] => [
  gauge('info', 'What runs here.', [{ labels: { version: process.version, node: process.node }, value: 1 }]),
  gauge(
    'ready',
    'Whether each part is ready: 1 or 0.',
    [
      ['all', health.klaar] as const,
      ['database', health.database] as const,
      ['migrations', health.gemigreerd] as const,
      ['demo', health.gevuld] as const,
      ['web', health.web] as const,
      ['disk', health.disk] as const,
    ].map(([part, ready]) => ({ labels: { part }, value: ready ? 1 : 0 })),
  ),
  gauge('disk_free_bytes', 'Room on the disk with the data folder.', disk === null ? [] : one(disk.free)),
  gauge('disk_size_bytes', 'Size of that disk.', disk === null ? [] : one(disk.total)),
  gauge('backup_timestamp_seconds', 'When the last backup was made.', secondsOf(backup.at)),
  gauge('restore_test_timestamp_seconds', 'When a backup was last put back as a test.', secondsOf(backup.tested)),
];

function databaseMetrics({ database }: HealthDetails): Metric[] {
  if (database === null) return [];
  const { connections } = database;
  return [
    gauge('database_size_bytes', 'Size of the database.', one(database.size)),
    gauge('database_seconds', 'Time of the shortest question to the database.', one(database.seconds)),
    gauge(
      'database_connections',
      'Connections of this process; waiting = requests without one.',
      (['used', 'free', 'waiting'] as const).map((state) => ({ labels: { state }, value: connections[state] })),
    ),
  ];
}

/** The numbers for a monitor, in the text format of Prometheus. */
export class MetricsService {
  constructor(private readonly deps: Deps) {}

  /** Nobody learns that there is something here; whoever has no proof or a wrong one is told no more. */
  require(authorization: string | undefined): void {
    const { token } = this.deps;
    if (token === undefined || authorization === undefined) throw createError('NIET_GEVONDEN');
    if (!timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))) throw createError('NIET_GEVONDEN');
  }

  async read(): Promise<{ type: string; text: string }> {
    const details = await this.deps.details.find();
    const stored = details.database === null ? [] : await this.readStored();
    const own = this.deps.own.flatMap((part) => part.collect());
    return {
      type: METRICS_TYPE,
      text: expose([...stateMetrics(details), ...databaseMetrics(details), ...stored, ...own]),
    };
  }

  /** A monitor that hears nothing of the mail still hears the rest. */
  private async readStored(): Promise<Metric[]> {
    const { repository, log } = this.deps;
    try {
      const [mail, jobs] = await Promise.all([repository.countMail(), repository.findJobs()]);
      return [
        gauge('mail_waiting', 'Mails in the queue.', one(mail.waiting)),
        gauge('mail_failed', 'Mails that did not arrive and were not sent again.', one(mail.failed)),
        gauge(
          'mail_oldest_timestamp_seconds',
          'Since when the oldest mail waits.',
          secondsOf(mail.oldest?.toISOString() ?? null),
        ),
        gauge(
          'job_end_timestamp_seconds',
          'When each job of the server last ended.',
          jobs.flatMap(({ naam: job, last_end: end }) =>
            end === null ? [] : [{ labels: { job }, value: end.getTime() / 1000 }],
          ),
        ),
        gauge(
          'job_failed',
          'Whether the last run of each job failed: 1 or 0.',
          jobs.map(({ naam: job, failure }) => ({ labels: { job }, value: failure === null ? 0 : 1 })),
        ),
      ];
    } catch (error) {
      log.error({ err: error }, 'metrics of the database not read');
      return [];
    }
  }
}
