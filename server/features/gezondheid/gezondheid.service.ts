import type { Health } from './gezondheid.contract.ts';
import type { HealthRepository } from './gezondheid.repository.ts';

export class HealthService {
  constructor(
    private readonly repository: Pick<HealthRepository, 'leeft' | 'countMigrations' | 'isFilled'>,
    private readonly expected: {
      migrations: number;
      hasWeb: () => boolean;
      hasRoom: () => Promise<boolean>;
      drawings: () => Health['drawings'];
    },
  ) {}

  async find(): Promise<Health> {
    const web = this.expected.hasWeb();
    const drawings = this.expected.drawings();
    const disk = await this.expected.hasRoom();
    const database = await this.repository.leeft();
    if (!database) return { klaar: false, database, gemigreerd: false, gevuld: false, web, disk, drawings };
    const migrated = (await this.repository.countMigrations()) >= this.expected.migrations;
    const filled = migrated && (await this.repository.isFilled());
    const ready = migrated && filled && web && disk;
    return { klaar: ready, database, gemigreerd: migrated, gevuld: filled, web, disk, drawings };
  }
}
