import type { Knex } from 'knex';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';

export interface GroepRij {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  code: string | null;
  gearchiveerd: boolean;
}

/** Limits a query on `groep_id` to the linked groups of a docent. */
export function beperkTotEigen(vraag: Knex.QueryBuilder, toegang: Toegang, kolom: string): Knex.QueryBuilder {
  if (toegang.bereik !== 'eigen') return vraag;
  return vraag.whereExists(function eigen() {
    void this.from('docent_groepen as dg')
      .select('dg.groep_id')
      .whereRaw('?? = ??', ['dg.groep_id', kolom])
      .where({ 'dg.admin_id': toegang.adminId, 'dg.gebruiker_id': toegang.sessie.gebruikerId });
  });
}

/** Which groups somebody may see. */
export class GroepenRead {
  constructor(private readonly db: Knex) {}

  /** Group within reach, else 404: a foreign group does not exist for this user. */
  async require(toegang: Toegang, groepId: string): Promise<GroepRij> {
    const vraag = this.db('groepen as g').where({ 'g.admin_id': toegang.adminId, 'g.id': groepId });
    const rij: GroepRij | undefined = await beperkTotEigen(vraag, toegang, 'g.id').first(
      'g.id',
      'g.naam',
      'g.jaargroepen',
      'g.schooljaar',
      'g.code',
      this.db.raw('g.gearchiveerd_op IS NOT NULL AS gearchiveerd'),
    );
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }
}
