import type { Knex } from 'knex';

export interface AuditRow {
  id: string;
  op: Date;
  rol: string;
  actie: string;
  soort: string;
  doel_id: string;
  reden: string | null;
  wie_naam: string | null;
  doel_naam: string | null;
}
export interface AuditVraag {
  adminId: string;
  van: Date | null;
  tot: Date | null;
  deel: { van: number; aantal: number };
  /** Actions without what stands behind the colon; null = all. */
  actions: readonly string[] | null;
  /** Only what our own office did. */
  kantoor: boolean;
}

const OFFICE = ['office', 'superadmin'];
const nameOf = (table: string): string =>
  `concat_ws(' ', ${table}.voornaam, ${table}.voorvoegsel, nullif(${table}.achternaam, ''))`;
const IS_ID = `a.doel_id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'`;
/** The name of now; somebody who was erased has none. */
const DOEL = `CASE a.soort
  WHEN 'leerling' THEN (SELECT ${nameOf('d')} FROM gebruikers d WHERE d.admin_id = a.admin_id AND ${IS_ID} AND d.id = a.doel_id::uuid)
  WHEN 'gebruiker' THEN (SELECT ${nameOf('d')} FROM gebruikers d WHERE d.admin_id = a.admin_id AND ${IS_ID} AND d.id = a.doel_id::uuid)
  WHEN 'groep' THEN (SELECT g.naam FROM groepen g WHERE g.admin_id = a.admin_id AND ${IS_ID} AND g.id = a.doel_id::uuid)
  WHEN 'uitnodiging' THEN (SELECT u.email FROM uitnodigingen u WHERE u.admin_id = a.admin_id AND ${IS_ID} AND u.id = a.doel_id::uuid)
  END AS doel_naam`;

/** Reads the audit of a tenant; the lines hold ids, the names come from the records of now. */
export class AuditListRepository {
  constructor(private readonly db: Knex) {}

  async findPage(vraag: AuditVraag): Promise<{ rijen: AuditRow[]; totaal: number }> {
    const tally: { n: number } | undefined = await this.base(vraag).first(this.db.raw('count(*)::int AS n'));
    const rows: AuditRow[] = await this.base(vraag)
      .leftJoin('gebruikers as w', (on) => on.on('w.admin_id', 'a.admin_id').andOn('w.id', 'a.wie'))
      .orderBy([
        { column: 'a.op', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ])
      .offset(vraag.deel.van)
      .limit(vraag.deel.aantal)
      .select(
        'a.id',
        'a.op',
        'a.rol',
        'a.actie',
        'a.soort',
        'a.doel_id',
        'a.reden',
        this.db.raw(`nullif(${nameOf('w')}, '') AS wie_naam`),
        this.db.raw(DOEL),
      );
    return { rijen: rows, totaal: tally?.n ?? 0 };
  }

  private base(vraag: AuditVraag): Knex.QueryBuilder {
    const query = this.db('audit as a').where({ 'a.admin_id': vraag.adminId });
    if (vraag.van !== null) query.where('a.op', '>=', vraag.van);
    if (vraag.tot !== null) query.where('a.op', '<', vraag.tot);
    if (vraag.actions !== null) query.whereRaw(`split_part(a.actie, ':', 1) = ANY(?)`, [[...vraag.actions]]);
    if (vraag.kantoor) query.whereIn('a.rol', OFFICE);
    return query;
  }
}
