import type { Knex } from 'knex';
import type { ToestemmingKind } from './koppelingen.contract.ts';

export interface ToestemmingRow {
  id: string;
  soort: ToestemmingKind;
  gegeven_door: string;
  op: string;
  ingetrokken_op: Date | null;
}
export interface NewToestemmingRow {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: ToestemmingKind;
  gegevenDoor: string;
  op: string;
  door: string;
  nu: Date;
}

const LIST_MAX = 100;

export class ToestemmingenRepository {
  constructor(private readonly db: Knex) {}

  list(adminId: string, leerlingId: string): Promise<ToestemmingRow[]> {
    return this.db('toestemmingen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .orderByRaw('ingetrokken_op IS NOT NULL, aangemaakt_op DESC, id DESC')
      .limit(LIST_MAX)
      .select('id', 'soort', 'gegeven_door', this.db.raw(`to_char(op, 'YYYY-MM-DD') AS op`), 'ingetrokken_op');
  }

  async create(newOne: NewToestemmingRow): Promise<void> {
    await this.db('toestemmingen').insert({
      admin_id: newOne.adminId,
      id: newOne.id,
      leerling_id: newOne.leerlingId,
      soort: newOne.soort,
      gegeven_door: newOne.gegevenDoor,
      op: newOne.op,
      door: newOne.door,
      aangemaakt_op: newOne.nu,
    });
  }

  /** Whether it was given and not taken back; the row stays locked, so that taking it back waits for what is built on it. */
  async isValid(adminId: string, leerlingId: string, kind: ToestemmingKind): Promise<boolean> {
    return (
      (await this.db('toestemmingen')
        .where({ admin_id: adminId, leerling_id: leerlingId, soort: kind })
        .whereNull('ingetrokken_op')
        .forUpdate()
        .first('id')) !== undefined
    );
  }

  /** Takes consent back; undefined when there is none to take. */
  async revoke(
    spot: { adminId: string; leerlingId: string; id: string },
    now: Date,
  ): Promise<ToestemmingKind | undefined> {
    const [row]: { soort: ToestemmingKind }[] = await this.db('toestemmingen')
      .where({ admin_id: spot.adminId, leerling_id: spot.leerlingId, id: spot.id })
      .whereNull('ingetrokken_op')
      .update({ ingetrokken_op: now })
      .returning('soort');
    return row?.soort;
  }
}
