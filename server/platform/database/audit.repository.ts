import type { Knex } from 'knex';
import { v7 } from 'uuid';

export interface AuditRegel {
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

  save(regel: AuditRegel): Promise<void> {
    return this.saveAlle([regel]);
  }

  async saveAlle(regels: readonly AuditRegel[]): Promise<void> {
    await this.db('audit').insert(
      regels.map((regel) => ({
        admin_id: regel.adminId,
        id: v7(),
        wie: regel.wie,
        rol: regel.rol,
        actie: regel.actie,
        soort: regel.soort,
        doel_id: regel.doelId,
        reden: regel.reden ?? null,
      })),
    );
  }
}
