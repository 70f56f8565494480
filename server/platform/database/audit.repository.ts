import type { Knex } from 'knex';
import { v7 } from 'uuid';

export interface AuditEntry {
  adminId: string;
  wie: string;
  rol: string;
  actie: string;
  soort: string;
  doelId: string;
  reden?: string | undefined;
}

/** Who did or tried what; ids only. */
export class AuditRepository {
  constructor(private readonly db: Knex) {}

  save(rule: AuditEntry): Promise<void> {
    return this.saveAll([rule]);
  }

  async saveAll(rules: readonly AuditEntry[]): Promise<void> {
    await this.db('audit').insert(
      rules.map((rule) => ({
        admin_id: rule.adminId,
        id: v7(),
        wie: rule.wie,
        rol: rule.rol,
        actie: rule.actie,
        soort: rule.soort,
        doel_id: rule.doelId,
        reden: rule.reden ?? null,
      })),
    );
  }
}
