import type { Knex } from 'knex';
import type { Role } from '#engine/core/domein/roles.ts';
import { NOBODY } from '../../platform/database/nobody.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';

export interface WisverzoekRow {
  admin_id: string;
  id: string;
  door: string;
  reden: string;
  op: Date;
  wissen_op: string;
  bevestigd_door: string | null;
}
export interface OfficeRow extends WisverzoekRow {
  organisatie: string;
  soort: string;
  plaats: string;
  leerlingen: number;
  voornaam: string | null;
  voorvoegsel: string | null;
  achternaam: string | null;
  role: Role | null;
}
interface Manager {
  id: string;
  email: string;
  voornaam: string;
}
export interface TenantName {
  naam: string;
  locale: TextLocale;
}

const FIELDS = ['admin_id', 'id', 'door', 'reden', 'op', 'bevestigd_door'];
const ERASURE_AT = `to_char(wissen_op, 'YYYY-MM-DD') AS wissen_op`;
const MANAGERS = ['schooladmin', 'rtadmin', 'thuisadmin'];
/**
 * Tables that outlive a tenant: itself without its content, its licence, the request, mail that still has to go, and the invoices that
 * the law has us keep.
 */
const STAYS = [
  'admins',
  'licenties',
  'wisverzoeken',
  'mailberichten',
  'mail_attachments',
  'wis_lijst',
  'facturen',
  'factuur_payments',
];

/** Requests to erase a tenant, and the erasure itself. */
export class WisverzoekenRepository {
  constructor(private readonly db: Knex) {}

  /** The request that counts now; locks it when asked to. */
  find(adminId: string, forUpdate = false): Promise<WisverzoekRow | undefined> {
    const vraag = this.alive().where({ admin_id: adminId });
    if (forUpdate) vraag.forUpdate();
    return vraag.first(FIELDS).select(this.db.raw(ERASURE_AT));
  }

  async insert(row: {
    adminId: string;
    id: string;
    door: string;
    reden: string;
    nu: Date;
    wissenOp: string;
  }): Promise<void> {
    await this.db('wisverzoeken').insert({
      admin_id: row.adminId,
      id: row.id,
      door: row.door,
      reden: row.reden,
      op: row.nu,
      wissen_op: row.wissenOp,
    });
  }

  /** A request that nobody made: the licence ended. One that a person made stays as it is. */
  async insertAutomatic(row: {
    adminId: string;
    id: string;
    reden: string;
    nu: Date;
    wissenOp: string;
  }): Promise<void> {
    await this.db('wisverzoeken')
      .insert({
        admin_id: row.adminId,
        id: row.id,
        door: NOBODY,
        reden: row.reden,
        op: row.nu,
        wissen_op: row.wissenOp,
        bevestigd_door: NOBODY,
        bevestigd_op: row.nu,
      })
      .onConflict(this.db.raw('(admin_id) WHERE ingetrokken_op IS NULL AND uitgevoerd_op IS NULL'))
      .ignore();
  }

  /** Takes back what nobody asked for, of every tenant outside the list. */
  async withdrawAutomatic(except: readonly string[], now: Date): Promise<string[]> {
    return this.alive()
      .where({ door: NOBODY })
      .whereNotIn('admin_id', [...except])
      .update({ ingetrokken_op: now })
      .returning('admin_id')
      .then((rows: { admin_id: string }[]) => rows.map((row) => row.admin_id));
  }

  async update(
    adminId: string,
    id: string,
    fields: {
      bevestigd_door?: string;
      bevestigd_op?: Date;
      ingetrokken_op?: Date;
      herinnerd_op?: Date;
      uitgevoerd_op?: Date;
    },
  ): Promise<void> {
    await this.db('wisverzoeken').where({ admin_id: adminId, id }).update(fields);
  }

  /** Of every tenant: confirmed requests whose day has come. */
  findDue(date: string): Promise<WisverzoekRow[]> {
    return this.alive()
      .whereNotNull('bevestigd_op')
      .where('wissen_op', '<=', date)
      .orderBy('admin_id')
      .select(FIELDS)
      .select(this.db.raw(ERASURE_AT));
  }

  /** Of every tenant: requests whose day is near and that nobody was reminded of. */
  findToRemind(date: string): Promise<WisverzoekRow[]> {
    return this.alive()
      .whereNull('herinnerd_op')
      .where('wissen_op', '<=', date)
      .orderBy('admin_id')
      .select(FIELDS)
      .select(this.db.raw(ERASURE_AT));
  }

  /** Of every tenant: what counts now, with whose it is and who asked; who asked may be of the office. */
  findLive(): Promise<OfficeRow[]> {
    return this.alive('wisverzoeken as w')
      .join('admins as a', 'a.id', 'w.admin_id')
      .leftJoin('gebruikers as g', 'g.id', 'w.door')
      .orderBy([{ column: 'w.wissen_op' }, { column: 'w.op' }])
      .select(
        'w.admin_id',
        'w.id',
        'w.door',
        'w.reden',
        'w.op',
        'w.bevestigd_door',
        'a.naam as organisatie',
        'a.soort',
        'a.plaats',
        'g.voornaam',
        'g.voorvoegsel',
        'g.achternaam',
        'g.role',
      )
      .select(
        this.db.raw(ERASURE_AT),
        this.db.raw(
          `(SELECT count(*)::int FROM leerlingen l WHERE l.admin_id = w.admin_id AND l.status <> 'gewist') AS leerlingen`,
        ),
      );
  }

  findTenant(adminId: string): Promise<TenantName | undefined> {
    return this.db('admins').where({ id: adminId }).first('naam', 'locale');
  }

  /** Tenants that are not erased, to hold against the list of what was. */
  findLiveIds(ids: readonly string[]): Promise<string[]> {
    return this.db('admins')
      .whereIn('id', [...ids])
      .whereNull('gewist_op')
      .pluck('id');
  }

  findManagers(adminId: string): Promise<Manager[]> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, actief: true })
      .whereIn('role', MANAGERS)
      .whereNotNull('email')
      .select('id', 'email', 'voornaam');
  }

  async countLeerlingen(adminId: string): Promise<number> {
    const row: { n: number } | undefined = await this.db('leerlingen')
      .where({ admin_id: adminId })
      .first(this.db.raw('count(*)::int AS n'));
    return row?.n ?? 0;
  }

  /** Everything of a tenant goes, whatever table holds it; a nameless row with the day stays. */
  async erase(adminId: string, now: Date): Promise<void> {
    await this.db.raw(`SELECT set_config('statement_timeout', '600s', true)`);
    for (const table of await this.findTables()) await this.db(table).where({ admin_id: adminId }).delete();
    await this.db('thuiskoppelingen').where({ bij_admin: adminId }).returning('admin_id').delete();
    await this.db('mailberichten').where({ admin_id: adminId }).whereNot('status', 'wachtrij').delete();
    await this.db('facturen').where({ admin_id: adminId, status: 'concept' }).delete();
    await this.db('licenties').where({ admin_id: adminId }).update({ status: 'gewist' });
    await this.db('wisverzoeken').where({ admin_id: adminId }).update({ reden: '' });
    await this.db('admins').where({ id: adminId }).update({
      naam: '',
      plaats: '',
      brin: null,
      dependance: null,
      instellingsnummer: null,
      kvk: null,
      ondernemingsnummer: null,
      btw_nummer: null,
      straat: '',
      huisnummer: '',
      postcode: '',
      telefoon: '',
      email: '',
      factuur_email: '',
      factuur_kenmerk: '',
      contactpersoon: '',
      instellingen: '{}',
      gewist_op: now,
    });
  }

  private alive(table = 'wisverzoeken'): Knex.QueryBuilder {
    return this.db(table).whereNull('ingetrokken_op').whereNull('uitgevoerd_op');
  }

  /** Tables of a tenant; a partition goes with its parent. */
  private async findTables(): Promise<string[]> {
    const { rows }: { rows: { naam: string }[] } = await this.db.raw(`SELECT c.relname AS naam FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`);
    return rows.map(({ naam: name }) => name).filter((name) => !STAYS.includes(name));
  }
}
