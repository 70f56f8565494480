import type { Knex } from 'knex';

export interface ListRow {
  id: string;
  naam: string;
  roepnaam: string;
  dier: string;
  jaargroep: number;
  gebruikersnaam: string;
  groep_id: string | null;
  groep: string | null;
  laatst: Date | null;
}
export interface ListVraag {
  adminId: string;
  docentId: string | null;
  zoek: readonly string[];
  groep: string | null;
  column: 'naam' | 'jaargroep' | 'groep' | 'laatst';
  descending: boolean;
  van: number;
  aantal: number;
}

/** The id comes last, so that equal rows keep one order over all pages. */
const ORDER = { naam: 'l.zoeknaam', jaargroep: 'l.jaargroep', groep: 'lower(g.naam)', laatst: 'laatst' } as const;

/** Groups a leerling is in. One is shown: who is in two, in the newest. */
const MEMBER_OF = `FROM groepslidmaatschappen m JOIN groepen gr ON gr.admin_id = m.admin_id AND gr.id = m.groep_id
  WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND gr.gearchiveerd_op IS NULL`;
const NO_GROEP = '(SELECT NULL::uuid AS id, NULL::text AS naam) AS g ON false';

/** All leerlingen of a tenant, a page at a time. */
export class LeerlingListRepository {
  constructor(private readonly db: Knex) {}

  async findPage(vraag: ListVraag): Promise<{ rijen: ListRow[]; totaal: number }> {
    const tally: { n: number } | undefined = await this.base(vraag, vraag.groep !== null).first(
      this.db.raw('count(*)::int AS n'),
    );
    const direction = vraag.descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
    const rows: ListRow[] = await this.base(vraag, true)
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'l.admin_id').andOn('u.id', 'l.id'))
      .orderByRaw(`${ORDER[vraag.column]} ${direction}, l.zoeknaam, l.id`)
      .offset(vraag.van)
      .limit(vraag.aantal)
      .select(
        'l.id',
        'l.roepnaam',
        'l.dier',
        'l.jaargroep',
        'u.gebruikersnaam',
        'g.id as groep_id',
        'g.naam as groep',
        this.db.raw(`concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam`),
        this.db.raw(
          `(SELECT max(d.op) FROM leerling_doelen d WHERE d.admin_id = l.admin_id AND d.leerling_id = l.id) AS laatst`,
        ),
      );
    return { rijen: rows, totaal: tally?.n ?? 0 };
  }

  /** `metGroep` = the group of each is asked for; to count, nobody's has to be looked up. */
  private base(vraag: ListVraag, withGroep: boolean): Knex.QueryBuilder {
    const without = vraag.groep === 'zonder';
    const member = this.db.raw(
      without || !withGroep
        ? NO_GROEP
        : `LATERAL (SELECT gr.id, gr.naam ${MEMBER_OF} ORDER BY m.van DESC, gr.naam LIMIT 1) AS g ON true`,
    );
    const query = this.db('leerlingen as l')
      .joinRaw('LEFT JOIN ?', [member])
      .where({ 'l.admin_id': vraag.adminId, 'l.status': 'actief' });
    for (const woord of vraag.zoek) query.whereRaw(`l.zoeknaam LIKE ?`, [`%${woord.replaceAll(/[%_\\]/g, '\\$&')}%`]);
    if (without) query.whereRaw(`NOT EXISTS (SELECT 1 ${MEMBER_OF})`);
    else if (vraag.groep !== null) query.where('g.id', vraag.groep);
    if (vraag.docentId !== null) {
      query.whereRaw(
        `EXISTS (SELECT 1 FROM groepslidmaatschappen m JOIN docent_groepen d ON d.admin_id = m.admin_id AND d.groep_id = m.groep_id
        WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND d.gebruiker_id = ?)`,
        [vraag.docentId],
      );
    }
    return query;
  }
}
