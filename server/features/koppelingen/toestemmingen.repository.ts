import type { Knex } from 'knex';
import type { Toestemmingsoort } from './koppelingen.contract.ts';

export interface ToestemmingRij {
  id: string;
  soort: Toestemmingsoort;
  gegeven_door: string;
  op: string;
  ingetrokken_op: Date | null;
}
export interface NieuweToestemmingRij {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: Toestemmingsoort;
  gegevenDoor: string;
  op: string;
  door: string;
  nu: Date;
}

const LIJST_MAX = 100;

export class ToestemmingenRepository {
  constructor(private readonly db: Knex) {}

  list(adminId: string, leerlingId: string): Promise<ToestemmingRij[]> {
    return this.db('toestemmingen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .orderByRaw('ingetrokken_op IS NOT NULL, aangemaakt_op DESC, id DESC')
      .limit(LIJST_MAX)
      .select('id', 'soort', 'gegeven_door', this.db.raw(`to_char(op, 'YYYY-MM-DD') AS op`), 'ingetrokken_op');
  }

  async create(nieuw: NieuweToestemmingRij): Promise<void> {
    await this.db('toestemmingen').insert({
      admin_id: nieuw.adminId,
      id: nieuw.id,
      leerling_id: nieuw.leerlingId,
      soort: nieuw.soort,
      gegeven_door: nieuw.gegevenDoor,
      op: nieuw.op,
      door: nieuw.door,
      aangemaakt_op: nieuw.nu,
    });
  }

  /** Whether it was given and not taken back; the row stays locked, so that taking it back waits for what is built on it. */
  async isGeldig(adminId: string, leerlingId: string, soort: Toestemmingsoort): Promise<boolean> {
    return (
      (await this.db('toestemmingen')
        .where({ admin_id: adminId, leerling_id: leerlingId, soort })
        .whereNull('ingetrokken_op')
        .forUpdate()
        .first('id')) !== undefined
    );
  }

  /** Takes consent back; undefined when there is none to take. */
  async revoke(
    plek: { adminId: string; leerlingId: string; id: string },
    nu: Date,
  ): Promise<Toestemmingsoort | undefined> {
    const [rij]: { soort: Toestemmingsoort }[] = await this.db('toestemmingen')
      .where({ admin_id: plek.adminId, leerling_id: plek.leerlingId, id: plek.id })
      .whereNull('ingetrokken_op')
      .update({ ingetrokken_op: nu })
      .returning('soort');
    return rij?.soort;
  }
}
