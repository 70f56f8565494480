import type { Knex } from 'knex';

export type DossierRow = Record<string, unknown>;
export interface Person {
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  gebruikersnaam: string;
  jaargroep: number;
  geboortedatum: string | null;
  geslacht: number | null;
  dier: string;
  notitie: string | null;
  externe_sleutel: string | null;
  status: string;
  inlogsoort: 'tekst' | 'plaatjes';
  laatste_login: Date | null;
  aangemaakt_op: Date;
  heeft_eck: boolean;
}
export interface Membership {
  naam: string;
  schooljaar: string;
  van: string;
  tot: string | null;
}

/** Tables that do not belong in an export: a file of itself, and the sealed ECK iD, of which only the existence is told. */
const NOT = ['exporten', 'leerling_eck'];
/** Columns that open something: never in an export. */
const SECRET = /_(?:hash|hmac|enc|zegel|geheim)$/;

/** Everything that the database holds of a pupil, whatever table holds it: a table that comes later is in it too. */
export class DossierRepository {
  constructor(private readonly db: Knex) {}

  /** Tables with rows of a pupil of a tenant; a partition goes with its parent. */
  async findTables(): Promise<string[]> {
    const { rows }: { rows: { naam: string }[] } = await this.db.raw(`SELECT c.relname AS naam FROM pg_class c
      JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'leerling_id' AND NOT l.attisdropped
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`);
    return rows.map(({ naam: name }) => name).filter((name) => !NOT.includes(name));
  }

  findPerson(adminId: string, id: string): Promise<Person | undefined> {
    return this.db('leerlingen as l')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'l.admin_id').andOn('g.id', 'l.id'))
      .where({ 'l.admin_id': adminId, 'l.id': id })
      .first(
        'l.id',
        'l.roepnaam',
        'l.voorvoegsel',
        'l.achternaam',
        'g.gebruikersnaam',
        'l.jaargroep',
        'l.geslacht',
        'l.dier',
        'l.notitie',
        'l.externe_sleutel',
        'l.status',
        'g.wachtwoord_soort as inlogsoort',
        'g.laatste_login',
        'l.aangemaakt_op',
        this.db.raw(`to_char(l.geboortedatum, 'YYYY-MM-DD') AS geboortedatum`),
        this.db.raw(
          'EXISTS (SELECT 1 FROM leerling_eck e WHERE e.admin_id = l.admin_id AND e.leerling_id = l.id) AS heeft_eck',
        ),
      );
  }

  findGroepen(adminId: string, id: string): Promise<Membership[]> {
    return this.db('groepslidmaatschappen as m')
      .join('groepen as g', (on) => on.on('g.admin_id', 'm.admin_id').andOn('g.id', 'm.groep_id'))
      .where({ 'm.admin_id': adminId, 'm.leerling_id': id })
      .orderBy('m.van', 'desc')
      .select(
        'g.naam',
        'g.schooljaar',
        this.db.raw(`to_char(m.van, 'YYYY-MM-DD') AS van`),
        this.db.raw(`to_char(m.tot, 'YYYY-MM-DD') AS tot`),
      );
  }

  /** Rows of a table as JSON knows them: dates as text, bytes as hex. */
  async findRows(table: string, adminId: string, leerlingIds: readonly string[]): Promise<DossierRow[]> {
    const { rows }: { rows: { rij: DossierRow }[] } = await this.db.raw(
      `SELECT q.rij FROM (SELECT to_jsonb(t) - 'admin_id' AS rij FROM ?? t WHERE t.admin_id = ? AND t.leerling_id = ANY(?)) q
      ORDER BY q.rij ->> 'leerling_id', q.rij ->> 'op'`,
      [table, adminId, [...leerlingIds]],
    );
    return rows.map(({ rij: row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))));
  }

  /** Own settings, devices of sign-in and lines of the log: what is about somebody without naming the column so. */
  async findOther(
    adminId: string,
    id: string,
  ): Promise<Record<'oefeninstellingen' | 'sessies' | 'logboek', DossierRow[]>> {
    const oefeninstellingen: DossierRow[] = await this.db('oefeninstellingen')
      .where({ admin_id: adminId, scope: 'leerling', scope_id: id })
      .select('naam', 'instelling', 'aangemaakt_op', 'gewijzigd_op');
    const sessions: DossierRow[] = await this.db('sessies')
      .where({ admin_id: adminId, gebruiker_id: id })
      .orderBy('begonnen')
      .select('apparaat', 'begonnen', 'laatst_gezien', 'tot');
    const logbook: DossierRow[] = await this.db('audit')
      .where({ admin_id: adminId, doel_id: id })
      .orderBy('op')
      .select('actie', 'op');
    return { oefeninstellingen, sessies: sessions, logboek: logbook };
  }
}
