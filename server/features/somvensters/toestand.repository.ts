import type { Knex } from 'knex';
import type { DoelStand, Gevouwen, LogRegel } from '../../platform/oefenen/vouwen.ts';
import { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';

/** How much of the log there is, and how much of it lies at or before a position. */
export interface Logmaat { n: number; tot: number; seq: number }

export class ToestandRepository {
  constructor(private readonly db: Knex) {}

  async find(adminId: string, leerlingId: string): Promise<Gevouwen | undefined> {
    const rij: { toestand: Buffer; n: number; seq: string; client_id: string } | undefined = await this.db('leerling_toestand')
      .where({ admin_id: adminId, leerling_id: leerlingId }).first('toestand', 'n', 'seq', 'client_id');
    return rij === undefined ? undefined : { toestand: new Uint8Array(rij.toestand), n: rij.n, seq: Number(rij.seq), clientId: rij.client_id };
  }

  async measureLog(adminId: string, leerlingId: string, plek: { seq: number; clientId: string }): Promise<Logmaat> {
    const rij: { n: string; tot: string; seq: string | null } | undefined = await this.db('antwoorden').where({ admin_id: adminId, leerling_id: leerlingId })
      .first(this.db.raw('count(*) AS n, count(*) FILTER (WHERE (seq, client_id) <= (?::bigint, ?::uuid)) AS tot, max(seq) AS seq', [plek.seq, plek.clientId]));
    return { n: Number(rij?.n ?? 0), tot: Number(rij?.tot ?? 0), seq: Number(rij?.seq ?? 0) };
  }

  /** Answers after a position, in the order that counts everywhere; those of `zonderRonde` are left out. */
  findLog(adminId: string, leerlingId: string, na: { seq: number; clientId: string; zonderRonde?: string }): Promise<LogRegel[]> {
    const { zonderRonde, ...plek } = na;
    return new AntwoordenRead(this.db).findLog(adminId, leerlingId, { na: plek, ...(zonderRonde === undefined ? {} : { zonderRonde }) });
  }

  async save(adminId: string, leerlingId: string, g: Gevouwen): Promise<void> {
    await this.db('leerling_toestand').insert({ admin_id: adminId, leerling_id: leerlingId, toestand: Buffer.from(g.toestand), n: g.n, seq: g.seq, client_id: g.clientId, op: this.db.fn.now() })
      .onConflict(['admin_id', 'leerling_id']).merge();
  }

  async findStanden(adminId: string, leerlingId: string): Promise<Map<string, DoelStand['stand']>> {
    const rijen: { doel_id: string; stand: DoelStand['stand'] }[] = await this.db('leerling_doel_standen').where({ admin_id: adminId, leerling_id: leerlingId }).select('doel_id', 'stand');
    return new Map(rijen.map((rij) => [rij.doel_id, rij.stand]));
  }

  async saveStanden(adminId: string, leerlingId: string, standen: readonly DoelStand[]): Promise<void> {
    if (standen.length === 0) return;
    await this.db('leerling_doel_standen').insert(standen.map((s) => ({ admin_id: adminId, leerling_id: leerlingId, doel_id: s.doelId, ema: s.ema, stand: s.stand, dag: s.dag })))
      .onConflict(['admin_id', 'leerling_id', 'doel_id']).merge();
  }
}
