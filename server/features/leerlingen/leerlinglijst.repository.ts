import type { Knex } from 'knex';

export interface LijstRij {
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
export interface LijstVraag {
  adminId: string;
  docentId: string | null;
  zoek: readonly string[];
  groep: string | null;
  kolom: 'naam' | 'jaargroep' | 'groep' | 'laatst';
  omlaag: boolean;
  van: number;
  aantal: number;
}

/** The id comes last, so that equal rows keep one order over all pages. */
const ORDE = { naam: 'l.zoeknaam', jaargroep: 'l.jaargroep', groep: 'lower(g.naam)', laatst: 'laatst' } as const;

/** Groups a leerling is in. One is shown: who is in two, in the newest. */
const LID_VAN = `FROM groepslidmaatschappen m JOIN groepen gr ON gr.admin_id = m.admin_id AND gr.id = m.groep_id
  WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND gr.gearchiveerd_op IS NULL`;
const GEEN_GROEP = '(SELECT NULL::uuid AS id, NULL::text AS naam) AS g ON false';

/** All leerlingen of a tenant, a page at a time. */
export class LeerlinglijstRepository {
  constructor(private readonly db: Knex) {}

  async findPagina(vraag: LijstVraag): Promise<{ rijen: LijstRij[]; totaal: number }> {
    const telling: { n: number } | undefined = await this.basis(vraag, vraag.groep !== null).first(
      this.db.raw('count(*)::int AS n'),
    );
    const richting = vraag.omlaag ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
    const rijen: LijstRij[] = await this.basis(vraag, true)
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'l.admin_id').andOn('u.id', 'l.id'))
      .orderByRaw(`${ORDE[vraag.kolom]} ${richting}, l.zoeknaam, l.id`)
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
    return { rijen, totaal: telling?.n ?? 0 };
  }

  /** `metGroep` = the group of each is asked for; to count, nobody's has to be looked up. */
  private basis(vraag: LijstVraag, metGroep: boolean): Knex.QueryBuilder {
    const zonder = vraag.groep === 'zonder';
    const lid = this.db.raw(
      zonder || !metGroep
        ? GEEN_GROEP
        : `LATERAL (SELECT gr.id, gr.naam ${LID_VAN} ORDER BY m.van DESC, gr.naam LIMIT 1) AS g ON true`,
    );
    const query = this.db('leerlingen as l')
      .joinRaw('LEFT JOIN ?', [lid])
      .where({ 'l.admin_id': vraag.adminId, 'l.status': 'actief' });
    for (const woord of vraag.zoek) query.whereRaw(`l.zoeknaam LIKE ?`, [`%${woord.replaceAll(/[%_\\]/g, '\\$&')}%`]);
    if (zonder) query.whereRaw(`NOT EXISTS (SELECT 1 ${LID_VAN})`);
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
