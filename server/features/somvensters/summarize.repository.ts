import type { Knex } from 'knex';
import type { LogEntry } from '../../platform/practice/fold.ts';
import { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { NOBODY } from '../../platform/database/nobody.ts';

export interface OldLog {
  admin_id: string;
  leerling_id: string;
  jaargroep: number;
  startniveau: string | null;
}
interface Base {
  toestand: Uint8Array;
  schaal: number;
  antwoorden: number;
  tot: Date;
}

/** Answers past their term, and what takes their place. */
export class SummaryRepository {
  constructor(private readonly db: Knex) {}

  /** Of every tenant: leerlingen with answers from before `grens`. */
  async findLeerlingen(bound: Date, atMost: number): Promise<OldLog[]> {
    await this.db.raw(`SELECT set_config('statement_timeout', '300s', true)`);
    const { rows }: { rows: OldLog[] } = await this.db.raw(
      `SELECT l.admin_id, l.id AS leerling_id, l.jaargroep, l.startniveau FROM leerlingen l
      WHERE EXISTS (SELECT 1 FROM antwoorden a WHERE a.admin_id = l.admin_id AND a.leerling_id = l.id AND a.op < ?) ORDER BY l.admin_id, l.id LIMIT ?`,
      [bound, atMost],
    );
    return rows;
  }

  /** Keeps savers of this leerling out until the end of the transaction. */
  async lock({ admin_id, leerling_id }: OldLog): Promise<void> {
    await this.db('leerlingen').where({ admin_id, id: leerling_id }).forUpdate().first('id');
    await this.db('leerling_toestand').where({ admin_id, leerling_id }).forUpdate().first('n');
  }

  /** The answers that go, in the order that counts everywhere. */
  async findOld({ admin_id: adminId, leerling_id: leerlingId }: OldLog, bound: Date): Promise<LogEntry[]> {
    const old: string[] = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .where('op', '<', bound)
      .pluck('client_id');
    const gone = new Set(old);
    return (await new AntwoordenRead(this.db).findLog(adminId, leerlingId, {})).filter((rule) =>
      gone.has(rule.clientId),
    );
  }

  async saveBase({ admin_id, leerling_id }: OldLog, base: Base): Promise<void> {
    await this.db('leerling_toestand_basis')
      .insert({ admin_id, leerling_id, ...base, toestand: Buffer.from(base.toestand) })
      .onConflict(['admin_id', 'leerling_id'])
      .merge();
  }

  /** The derived states counted these answers; they keep what they learned and count what is left. */
  async remove({ admin_id, leerling_id }: OldLog, bound: Date): Promise<void> {
    await this.db('antwoorden').where({ admin_id, leerling_id }).where('op', '<', bound).delete();
    for (const table of ['leerling_toestand', 'leerling_fouten']) {
      await this.db.raw(
        `UPDATE ?? t SET n = (SELECT count(*)::int FROM antwoorden a WHERE a.admin_id = t.admin_id AND a.leerling_id = t.leerling_id AND (a.seq, a.client_id) <= (t.seq, t.client_id))
        WHERE t.admin_id = ? AND t.leerling_id = ?`,
        [table, admin_id, leerling_id],
      );
    }
  }

  /** One line per tenant: how many, and nothing about whom. */
  async saveAudit(adminId: string, rule: { id: string; aantal: number; nu: Date }): Promise<void> {
    await this.db('audit').insert({
      admin_id: adminId,
      id: rule.id,
      wie: NOBODY,
      rol: 'systeem',
      actie: 'privacy.opschonen:antwoorden',
      soort: 'aantal',
      doel_id: String(rule.aantal),
      op: rule.nu,
    });
  }
}
