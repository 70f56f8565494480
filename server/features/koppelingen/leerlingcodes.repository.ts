import type { Knex } from 'knex';

export type Codesoort = 'thuis' | 'rt' | 'sso';
export interface CodeRij {
  admin_id: string;
  id: string;
  leerling_id: string;
  soort: Codesoort;
  verloopt_op: Date;
  gebruikt_op: Date | null;
  ingetrokken_op: Date | null;
}
export interface NieuweCode {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: Codesoort;
  hash: string;
  door: string;
  nu: Date;
  verlooptOp: Date;
}
interface Plek {
  adminId: string;
  leerlingId: string;
}

/** Codes that hand a pupil to somebody; only their hashes. */
export class LeerlingcodesRepository {
  constructor(private readonly db: Knex) {}

  async create(nieuw: NieuweCode): Promise<void> {
    await this.db('leerlingcodes').insert({
      admin_id: nieuw.adminId,
      id: nieuw.id,
      leerling_id: nieuw.leerlingId,
      soort: nieuw.soort,
      code_hash: nieuw.hash,
      door: nieuw.door,
      gemaakt_op: nieuw.nu,
      verloopt_op: nieuw.verlooptOp,
    });
  }

  /** Code wherever it was made, with the tenant it belongs to. */
  findByHash(hash: string): Promise<CodeRij | undefined> {
    return this.db('leerlingcodes')
      .where({ code_hash: hash })
      .first('admin_id', 'id', 'leerling_id', 'soort', 'verloopt_op', 'gebruikt_op', 'ingetrokken_op');
  }

  /** Takes the code; false when somebody else was first or it was withdrawn in the meantime. */
  async use(code: { adminId: string; id: string }, nu: Date): Promise<boolean> {
    return (
      (await this.db('leerlingcodes')
        .where({ admin_id: code.adminId, id: code.id })
        .whereNull('gebruikt_op')
        .whereNull('ingetrokken_op')
        .update({ gebruikt_op: nu })) === 1
    );
  }

  listOpen({ adminId, leerlingId }: Plek, nu: Date): Promise<{ id: string; soort: Codesoort; verloopt_op: Date }[]> {
    return this.open({ adminId, leerlingId })
      .where('verloopt_op', '>', nu)
      .orderBy('gemaakt_op', 'desc')
      .select('id', 'soort', 'verloopt_op');
  }

  /** Ends the unused codes of a pupil: of one kind, or one code. Answers how many. */
  revoke(plek: Plek, welke: { soort: Codesoort } | { id: string }, nu: Date): Promise<number> {
    return this.open(plek).where(welke).update({ ingetrokken_op: nu });
  }

  private open({ adminId, leerlingId }: Plek): Knex.QueryBuilder {
    return this.db('leerlingcodes')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereNull('gebruikt_op')
      .whereNull('ingetrokken_op');
  }
}
