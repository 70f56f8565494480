import type { Knex } from 'knex';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';

export interface GroepRow {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  code: string | null;
  gearchiveerd: boolean;
}

/** Limits a query on `groep_id` to the linked groups of a docent. */
export function restrictToOwn(vraag: Knex.QueryBuilder, access: Access, column: string): Knex.QueryBuilder {
  if (access.scope !== 'eigen') return vraag;
  return vraag.whereExists(function own() {
    void this.from('docent_groepen as dg')
      .select('dg.groep_id')
      .whereRaw('?? = ??', ['dg.groep_id', column])
      .where({ 'dg.admin_id': access.adminId, 'dg.gebruiker_id': access.session.gebruikerId });
  });
}

/** Which groups somebody may see. */
export class GroepenRead {
  constructor(private readonly db: Knex) {}

  /** Group within reach, else 404: a foreign group does not exist for this user. */
  async require(access: Access, groepId: string): Promise<GroepRow> {
    const vraag = this.db('groepen as g').where({ 'g.admin_id': access.adminId, 'g.id': groepId });
    const row: GroepRow | undefined = await restrictToOwn(vraag, access, 'g.id').first(
      'g.id',
      'g.naam',
      'g.jaargroepen',
      'g.schooljaar',
      'g.code',
      this.db.raw('g.gearchiveerd_op IS NOT NULL AS gearchiveerd'),
    );
    if (row === undefined) throw createError('NIET_GEVONDEN', { sleutel: 'GROEP_ONBEKEND' });
    return row;
  }
}
