import type { Knex } from 'knex';

export type CodeKind = 'thuis' | 'rt' | 'sso';
export interface CodeRow {
  admin_id: string;
  id: string;
  leerling_id: string;
  soort: CodeKind;
  verloopt_op: Date;
  gebruikt_op: Date | null;
  ingetrokken_op: Date | null;
}
export interface NewCode {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: CodeKind;
  hash: string;
  door: string;
  nu: Date;
  verlooptOp: Date;
}
interface Spot {
  adminId: string;
  leerlingId: string;
}

/** Codes that hand a pupil to somebody; only their hashes. */
export class LeerlingCodesRepository {
  constructor(private readonly db: Knex) {}

  async create(newOne: NewCode): Promise<void> {
    await this.db('leerlingcodes').insert({
      admin_id: newOne.adminId,
      id: newOne.id,
      leerling_id: newOne.leerlingId,
      soort: newOne.soort,
      code_hash: newOne.hash,
      door: newOne.door,
      gemaakt_op: newOne.nu,
      verloopt_op: newOne.verlooptOp,
    });
  }

  /** Code wherever it was made, with the tenant it belongs to. */
  findByHash(hash: string): Promise<CodeRow | undefined> {
    return this.db('leerlingcodes')
      .where({ code_hash: hash })
      .first('admin_id', 'id', 'leerling_id', 'soort', 'verloopt_op', 'gebruikt_op', 'ingetrokken_op');
  }

  /** Takes the code; false when somebody else was first or it was withdrawn in the meantime. */
  async use(code: { adminId: string; id: string }, now: Date): Promise<boolean> {
    return (
      (await this.db('leerlingcodes')
        .where({ admin_id: code.adminId, id: code.id })
        .whereNull('gebruikt_op')
        .whereNull('ingetrokken_op')
        .update({ gebruikt_op: now })) === 1
    );
  }

  listOpen({ adminId, leerlingId }: Spot, now: Date): Promise<{ id: string; soort: CodeKind; verloopt_op: Date }[]> {
    return this.open({ adminId, leerlingId })
      .where('verloopt_op', '>', now)
      .orderBy('gemaakt_op', 'desc')
      .select('id', 'soort', 'verloopt_op');
  }

  /** Ends the unused codes of a pupil: of one kind, or one code. Answers how many. */
  revoke(spot: Spot, which: { soort: CodeKind } | { id: string }, now: Date): Promise<number> {
    return this.open(spot).where(which).update({ ingetrokken_op: now });
  }

  private open({ adminId, leerlingId }: Spot): Knex.QueryBuilder {
    return this.db('leerlingcodes')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereNull('gebruikt_op')
      .whereNull('ingetrokken_op');
  }
}
