import type { Health } from './gezondheid.contract.ts';
import type { HealthRepository } from './gezondheid.repository.ts';

export class HealthService {
  constructor(
    private readonly repository: Pick<HealthRepository, 'leeft' | 'countMigrations' | 'isFilled'>,
    private readonly expected: { migrations: number; hasWeb: () => boolean; drawings: () => Health['drawings'] },
  ) {}

  async find(): Promise<Health> {
    const web = this.expected.hasWeb();
    const drawings = this.expected.drawings();
    const database = await this.repository.leeft();
    if (!database) return { klaar: false, database, gemigreerd: false, gevuld: false, web, drawings };
    const migrated = (await this.repository.countMigrations()) >= this.expected.migrations;
    const filled = migrated && (await this.repository.isFilled());
    return { klaar: migrated && filled && web, database, gemigreerd: migrated, gevuld: filled, web, drawings };
  }
}
