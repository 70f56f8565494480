import type { Connections } from '../../platform/database/pool.ts';
import type { Health, HealthDetails } from './gezondheid.contract.ts';
import type { HealthRepository } from './gezondheid.repository.ts';

interface Deps {
  repository: HealthRepository;
  health: { find(): Promise<Health> };
  /** How many steps the database has in this version. */
  migrations: number;
  version: string;
  process: { readonly started: Date; delaySeconds(): number };
  connections(): Connections;
  disk(): Promise<HealthDetails['disk']>;
  set: Pick<HealthDetails, 'mail' | 'metrics'> & { nightly: boolean; embedded: boolean };
}

/** How the server does, for whoever looks after it; what does not answer is said, and hides nothing else. */
export class HealthDetailsService {
  constructor(private readonly deps: Deps) {}

  async find(): Promise<HealthDetails> {
    const { health, set, version, process: own, disk } = this.deps;
    const state = await health.find();
    return {
      health: state,
      process: {
        version,
        node: process.version,
        since: own.started.toISOString(),
        memory: process.memoryUsage().rss,
        delay: own.delaySeconds(),
      },
      database: state.database ? await this.findDatabase() : null,
      disk: await disk(),
      mail: set.mail,
      backup: state.database ? await this.findBackup() : { at: null, tested: null, nightly: set.nightly },
      metrics: set.metrics,
    };
  }

  private async findDatabase(): Promise<HealthDetails['database']> {
    const { repository, migrations, connections, set } = this.deps;
    try {
      const begin = performance.now();
      await repository.leeft();
      const seconds = (performance.now() - begin) / 1000;
      const taken = await repository.countMigrations();
      return {
        kind: set.embedded ? 'embedded' : 'postgresql',
        ...(await repository.findSize()),
        seconds,
        connections: connections(),
        steps: { taken, known: migrations },
      };
    } catch {
      return null;
    }
  }

  private async findBackup(): Promise<HealthDetails['backup']> {
    const { repository, set } = this.deps;
    const [at, tested] = await Promise.all([repository.findMoment('backup'), repository.findMoment('restore_test')]);
    return { at, tested, nightly: set.nightly };
  }
}
