import type { Knex } from 'knex';
import type { Export } from './exporten.contract.ts';

export interface ExportRij {
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
export interface Opdracht {
  admin_id: string;
  id: string;
  door: string;
  sleutel: string;
  pogingen: number;
}
const DAG_MS = 86_400_000;
const VELDEN = ['id', 'status', 'op', 'voortgang', 'totaal', 'bestandsnaam', 'bytes', 'verloopt_op'];

/** Exports of whole tenants: the queue, the work and the files. */
export class ExportenRepository {
  constructor(private readonly db: Knex) {}

  /** Exports somebody asked for in this tenant, newest first. */
  findEigen(adminId: string, door: string): Promise<ExportRij[]> {
    return this.db('exporten').where({ admin_id: adminId, door, soort: 'tenant' }).orderBy('op', 'desc').select(VELDEN);
  }

  find(adminId: string, door: string, id: string): Promise<ExportRij | undefined> {
    return this.db('exporten').where({ admin_id: adminId, door, id, soort: 'tenant' }).first(VELDEN);
  }

  /** One export at a time per user: locks the tenant, so that two requests at once make one. */
  async lock(adminId: string): Promise<void> {
    await this.db.raw('SELECT id FROM admins WHERE id = ? FOR NO KEY UPDATE', [adminId]);
  }

  async insert(rij: { adminId: string; id: string; door: string; nu: Date }): Promise<void> {
    await this.db('exporten').insert({
      admin_id: rij.adminId,
      id: rij.id,
      soort: 'tenant',
      vorm: 'zip',
      door: rij.door,
      op: rij.nu,
    });
  }

  /** Takes the oldest export that waits, or whose process died; others pass it by. What an earlier try wrote is thrown away. */
  async claim(wie: { sleutel: string; nu: Date; tot: Date; pogingen: number }): Promise<Opdracht | undefined> {
    const {
      rows: [rij],
    }: { rows: Opdracht[] } = await this.db.raw(
      `
      UPDATE exporten e SET status = 'bezig', sleutel = :sleutel, bezet_tot = :tot, pogingen = e.pogingen + 1, voortgang = 0
      FROM (SELECT admin_id, id FROM exporten WHERE status IN ('wacht', 'bezig') AND (bezet_tot IS NULL OR bezet_tot < :nu) AND pogingen < :pogingen ORDER BY op LIMIT 1 FOR UPDATE SKIP LOCKED) AS kies
      WHERE e.admin_id = kies.admin_id AND e.id = kies.id RETURNING e.admin_id, e.id, e.door, e.sleutel, e.pogingen`,
      { ...wie },
    );
    if (rij !== undefined) await this.db('export_delen').where({ admin_id: rij.admin_id, export_id: rij.id }).delete();
    return rij;
  }

  /** Keeps the lease and tells how far it is; false when the lease or the export is gone, and then nothing more may be written. */
  async saveVoortgang(werk: Opdracht, stand: { voortgang: number; totaal: number; tot: Date }): Promise<boolean> {
    return (
      (await this.eigen(werk).update({ voortgang: stand.voortgang, totaal: stand.totaal, bezet_tot: stand.tot })) === 1
    );
  }

  /** One piece of the file; false when the lease is gone. */
  async addDeel(werk: Opdracht, nr: number, inhoud: Buffer): Promise<boolean> {
    const { rows }: { rows: unknown[] } = await this.db.raw(
      `INSERT INTO export_delen (admin_id, export_id, nr, inhoud)
      SELECT e.admin_id, e.id, :nr::int, :inhoud::bytea FROM exporten e WHERE e.admin_id = :adminId AND e.id = :id AND e.sleutel = :sleutel RETURNING nr`,
      { nr, inhoud, adminId: werk.admin_id, id: werk.id, sleutel: werk.sleutel },
    );
    return rows.length === 1;
  }

  async finish(
    werk: Opdracht,
    slot: { bestandsnaam: string; bytes: number; nu: Date; verlooptOp: Date },
  ): Promise<boolean> {
    return (
      (await this.eigen(werk).update({
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
  async release(werk: Opdracht, telt: boolean): Promise<void> {
    await this.eigen(werk).update({
      status: 'wacht',
      bezet_tot: null,
      sleutel: null,
      pogingen: werk.pogingen - (telt ? 0 : 1),
    });
  }

  async findDeel(adminId: string, id: string, nr: number): Promise<Buffer | undefined> {
    const rij: { inhoud: Buffer } | undefined = await this.db('export_delen')
      .where({ admin_id: adminId, export_id: id, nr })
      .first('inhoud');
    return rij?.inhoud;
  }

  async markOpgehaald(adminId: string, id: string): Promise<void> {
    await this.db('exporten').where({ admin_id: adminId, id, status: 'klaar' }).update({ status: 'opgehaald' });
  }

  /** Of every tenant: files whose time is over go, and work that failed or died too often is given up. */
  async wipeVerlopen(nu: Date, pogingen: number): Promise<void> {
    await this.db('exporten').where('verloopt_op', '<', nu).returning('admin_id').delete();
    await this.db('exporten')
      .whereIn('status', ['wacht', 'bezig'])
      .where('pogingen', '>=', pogingen)
      .where((vrij) => vrij.whereNull('bezet_tot').orWhere('bezet_tot', '<', nu))
      .returning('admin_id')
      .update({ status: 'mislukt', bezet_tot: null, sleutel: null, verloopt_op: new Date(nu.getTime() + DAG_MS) });
  }

  private eigen(werk: Opdracht): Knex.QueryBuilder {
    return this.db('exporten').where({ admin_id: werk.admin_id, id: werk.id, sleutel: werk.sleutel });
  }
}
