import type { Knex } from 'knex';
import { FOUND_MAX } from './leerling-search.contract.ts';

export interface FoundRow {
  id: string;
  admin_id: string;
  organisatie: string;
  plaats: string;
  naam: string;
  gebruikersnaam: string;
  groep: string | null;
  status: 'actief' | 'prullenbak';
  sessions: number;
}

const likeText = (text: string): string => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`;

/** Leerlingen of all customers; one more than are shown tells that there are more. */
export class LeerlingSearchRepository {
  constructor(private readonly db: Knex) {}

  findByName(key: string): Promise<FoundRow[]> {
    return this.rows((query) =>
      query.whereExists(
        this.db('aanmeldnamen as n')
          .whereRaw('n.admin_id = l.admin_id AND n.gebruiker_id = l.id')
          .where('n.naam', key)
          .select(this.db.raw('1')),
      ),
    );
  }

  /** Within one school a part of the name or the user name is enough. */
  findInSchool(adminIds: readonly string[], text: string): Promise<FoundRow[]> {
    return this.rows((query) =>
      query
        .whereIn('l.admin_id', [...adminIds])
        .where((some) => some.whereLike('l.zoeknaam', likeText(text)).orWhereILike('g.gebruikersnaam', likeText(text))),
    );
  }

  findById(id: string): Promise<FoundRow[]> {
    return this.rows((query) => query.where('l.id', id));
  }

  /** Schools with this code, BRIN or number. */
  async findSchools(code: string): Promise<string[]> {
    const rows: { id: string }[] = await this.db('admins')
      .whereNull('gewist_op')
      .whereNot('soort', 'kantoor')
      .whereRaw('upper(?) IN (upper(code), upper(brin), instellingsnummer)', [code])
      .select('id');
    return rows.map(({ id }) => id);
  }

  async findAdminName(adminId: string): Promise<string> {
    const row: { naam: string } | undefined = await this.db('admins').where({ id: adminId }).first('naam');
    return row?.naam ?? '';
  }

  private rows(narrow: (query: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<FoundRow[]> {
    const base = this.db('leerlingen as l')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'l.admin_id').andOn('g.id', 'l.id'))
      .join('admins as a', 'a.id', 'l.admin_id')
      .whereNull('a.gewist_op')
      .whereIn('l.status', ['actief', 'prullenbak']);
    return narrow(base)
      .orderBy(['a.naam', 'l.zoeknaam', 'l.id'])
      .limit(FOUND_MAX + 1)
      .select(
        'l.id',
        'l.admin_id',
        'a.naam as organisatie',
        'a.plaats',
        'g.gebruikersnaam',
        'l.status',
        this.db.raw(`concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam`),
        this.db.raw(`(SELECT string_agg(gr.naam, ', ' ORDER BY gr.naam) FROM groepslidmaatschappen m
          JOIN groepen gr ON gr.admin_id = m.admin_id AND gr.id = m.groep_id AND gr.gearchiveerd_op IS NULL
          WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL) AS groep`),
        this.db.raw(`(SELECT count(*)::int FROM sessies s WHERE s.admin_id = l.admin_id AND s.gebruiker_id = l.id
          AND s.ingetrokken_op IS NULL AND s.tot > now()) AS sessions`),
      );
  }
}
