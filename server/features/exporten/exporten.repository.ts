import type { Knex } from 'knex';
import type { Export } from './exporten.contract.ts';

export interface ExportRow {
  id: string;
  status: Export['status'];
  op: Date;
  voortgang: number;
  totaal: number;
  bestandsnaam: string | null;
  bytes: number;
  verloopt_op: Date | null;
}
/** Work at hand: who holds `sleutel` may write, until `bezet_tot`. */
export interface ExportClaim {
  admin_id: string;
  id: string;
  door: string;
  sleutel: string;
  pogingen: number;
}
const DAY_MS = 86_400_000;
const FIELDS = ['id', 'status', 'op', 'voortgang', 'totaal', 'bestandsnaam', 'bytes', 'verloopt_op'];

/** Exports of whole tenants: the queue, the work and the files. */
export class ExportsRepository {
  constructor(private readonly db: Knex) {}

  /** Exports somebody asked for in this tenant, newest first. */
  findOwn(adminId: string, by: string): Promise<ExportRow[]> {
    return this.db('exporten')
      .where({ admin_id: adminId, door: by, soort: 'tenant' })
      .orderBy('op', 'desc')
      .select(FIELDS);
  }

  find(adminId: string, by: string, id: string): Promise<ExportRow | undefined> {
    return this.db('exporten').where({ admin_id: adminId, door: by, id, soort: 'tenant' }).first(FIELDS);
  }

  /** One export at a time per user: locks the tenant, so that two requests at once make one. */
  async lock(adminId: string): Promise<void> {
    await this.db.raw('SELECT id FROM admins WHERE id = ? FOR NO KEY UPDATE', [adminId]);
  }

  async insert(row: { adminId: string; id: string; door: string; nu: Date }): Promise<void> {
    await this.db('exporten').insert({
      admin_id: row.adminId,
      id: row.id,
      soort: 'tenant',
      vorm: 'zip',
      door: row.door,
      op: row.nu,
    });
  }

  /** Takes the oldest export that waits, or whose process died; others pass it by. What an earlier try wrote is thrown away. */
  async claim(who: { sleutel: string; nu: Date; tot: Date; pogingen: number }): Promise<ExportClaim | undefined> {
    const {
      rows: [row],
    }: { rows: ExportClaim[] } = await this.db.raw(
      `
      UPDATE exporten e SET status = 'bezig', sleutel = :sleutel, bezet_tot = :tot, pogingen = e.pogingen + 1, voortgang = 0
      FROM (SELECT admin_id, id FROM exporten WHERE status IN ('wacht', 'bezig') AND (bezet_tot IS NULL OR bezet_tot < :nu) AND pogingen < :pogingen ORDER BY op LIMIT 1 FOR UPDATE SKIP LOCKED) AS kies
      WHERE e.admin_id = kies.admin_id AND e.id = kies.id RETURNING e.admin_id, e.id, e.door, e.sleutel, e.pogingen`,
      { ...who },
    );
    if (row !== undefined) await this.db('export_delen').where({ admin_id: row.admin_id, export_id: row.id }).delete();
    return row;
  }

  /** Keeps the lease and tells how far it is; false when the lease or the export is gone, and then nothing more may be written. */
  async saveVoortgang(work: ExportClaim, state: { voortgang: number; totaal: number; tot: Date }): Promise<boolean> {
    return (
      (await this.eigen(work).update({ voortgang: state.voortgang, totaal: state.totaal, bezet_tot: state.tot })) === 1
    );
  }

  /** One piece of the file; false when the lease is gone. */
  async addPart(work: ExportClaim, nr: number, content: Buffer): Promise<boolean> {
    const { rows }: { rows: unknown[] } = await this.db.raw(
      `INSERT INTO export_delen (admin_id, export_id, nr, inhoud)
      SELECT e.admin_id, e.id, :nr::int, :inhoud::bytea FROM exporten e WHERE e.admin_id = :adminId AND e.id = :id AND e.sleutel = :sleutel RETURNING nr`,
      { nr, inhoud: content, adminId: work.admin_id, id: work.id, sleutel: work.sleutel },
    );
    return rows.length === 1;
  }

  async finish(
    work: ExportClaim,
    slot: { bestandsnaam: string; bytes: number; nu: Date; verlooptOp: Date },
  ): Promise<boolean> {
    return (
      (await this.eigen(work).update({
        status: 'klaar',
        bestandsnaam: slot.bestandsnaam,
        bytes: slot.bytes,
        klaar_op: slot.nu,
        verloopt_op: slot.verlooptOp,
        bezet_tot: null,
        sleutel: null,
        voortgang: this.db.ref('totaal'),
      })) === 1
    );
  }

  /** Back in the queue; a stop of the server is no failed try. */
  async release(work: ExportClaim, counts: boolean): Promise<void> {
    await this.eigen(work).update({
      status: 'wacht',
      bezet_tot: null,
      sleutel: null,
      pogingen: work.pogingen - (counts ? 0 : 1),
    });
  }

  async findPart(adminId: string, id: string, nr: number): Promise<Buffer | undefined> {
    const row: { inhoud: Buffer } | undefined = await this.db('export_delen')
      .where({ admin_id: adminId, export_id: id, nr })
      .first('inhoud');
    return row?.inhoud;
  }

  async markFetched(adminId: string, id: string): Promise<void> {
    await this.db('exporten').where({ admin_id: adminId, id, status: 'klaar' }).update({ status: 'opgehaald' });
  }

  /** Of every tenant: files whose time is over go, and work that failed or died too often is given up. */
  async wipeExpired(now: Date, pogingen: number): Promise<void> {
    await this.db('exporten').where('verloopt_op', '<', now).returning('admin_id').delete();
    await this.db('exporten')
      .whereIn('status', ['wacht', 'bezig'])
      .where('pogingen', '>=', pogingen)
      .where((free) => free.whereNull('bezet_tot').orWhere('bezet_tot', '<', now))
      .returning('admin_id')
      .update({ status: 'mislukt', bezet_tot: null, sleutel: null, verloopt_op: new Date(now.getTime() + DAY_MS) });
  }

  private eigen(work: ExportClaim): Knex.QueryBuilder {
    return this.db('exporten').where({ admin_id: work.admin_id, id: work.id, sleutel: work.sleutel });
  }
}
