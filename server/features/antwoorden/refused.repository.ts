import type { Knex } from 'knex';

export interface RefusedLine {
  clientId: string;
  actie: string;
}

/** Lines about refused answers in the log of the school. */
export class RefusedRepository {
  constructor(private readonly db: Knex) {}

  /** The line bears the id of the answer, so that a repeat of the report adds none. */
  async save(who: { adminId: string; leerlingId: string; rol: string }, lines: readonly RefusedLine[]): Promise<void> {
    await this.db('audit')
      .insert(
        lines.map((line) => ({
          admin_id: who.adminId,
          id: line.clientId,
          wie: who.leerlingId,
          rol: who.rol,
          actie: line.actie,
          soort: 'leerling',
          doel_id: who.leerlingId,
        })),
      )
      .onConflict(['admin_id', 'id'])
      .ignore();
  }
}
