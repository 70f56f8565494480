import type { Knex } from 'knex';

export interface YearGroepRow {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  docent_ids: string[];
  leerlingen: { id: string; naam: string; dier: string; jaargroep: number }[];
}

const GROEPEN = `SELECT g.id, g.naam, g.jaargroepen, g.schooljaar,
  coalesce((SELECT json_agg(d.gebruiker_id ORDER BY d.gebruiker_id) FROM docent_groepen d WHERE d.admin_id = g.admin_id AND d.groep_id = g.id), '[]') AS docent_ids,
  coalesce((SELECT json_agg(json_build_object('id', l.id, 'naam', concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')), 'dier', l.dier, 'jaargroep', l.jaargroep) ORDER BY l.zoeknaam, l.id)
    FROM groepslidmaatschappen m JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
    WHERE m.admin_id = g.admin_id AND m.groep_id = g.id AND m.tot IS NULL), '[]') AS leerlingen
  FROM groepen g WHERE g.admin_id = :adminId AND g.gearchiveerd_op IS NULL ORDER BY g.jaargroepen, lower(g.naam), g.id`;

/** A whole school to its next year. */
export class JaarovergangRepository {
  constructor(private readonly db: Knex) {}

  async findGroepen(adminId: string): Promise<YearGroepRow[]> {
    const { rows }: { rows: YearGroepRow[] } = await this.db.raw(GROEPEN, { adminId });
    return rows;
  }

  /** Puts leerlingen of one new year into one group, and out of every other. */
  async move(
    adminId: string,
    block: { ids: readonly string[]; groepId: string; jaargroep: number; datum: string },
  ): Promise<void> {
    const ids = [...block.ids];
    await this.db('groepslidmaatschappen')
      .where({ admin_id: adminId })
      .whereNull('tot')
      .whereIn('leerling_id', ids)
      .update({ tot: block.datum });
    await this.db('groepslidmaatschappen').insert(
      ids.map((id) => ({ admin_id: adminId, leerling_id: id, groep_id: block.groepId, van: block.datum })),
    );
    await this.db('leerlingen')
      .where({ admin_id: adminId })
      .whereIn('id', ids)
      .update({
        jaargroep: block.jaargroep,
        startniveau: null,
        versie: this.db.raw('versie + 1'),
        gewijzigd_op: this.db.fn.now(),
      });
  }

  async copyDocenten(adminId: string, from: string, to: string): Promise<void> {
    const source = this.db('docent_groepen')
      .where({ admin_id: adminId, groep_id: from })
      .select('admin_id', 'gebruiker_id', this.db.raw('?::uuid', [to]), 'rol');
    await this.db.raw('INSERT INTO docent_groepen (admin_id, gebruiker_id, groep_id, rol) ?', [source]);
  }

  /** Ends groups: read only, without a code. Answers how many. */
  async archive(adminId: string, ids: readonly string[], at: Date): Promise<number> {
    await this.db('groepscodes')
      .where({ admin_id: adminId })
      .whereIn('groep_id', [...ids])
      .delete();
    return this.db('groepen')
      .where({ admin_id: adminId })
      .whereNull('gearchiveerd_op')
      .whereIn('id', [...ids])
      .update({ gearchiveerd_op: at, code: null, versie: this.db.raw('versie + 1') });
  }
}
