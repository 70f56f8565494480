import type { Knex } from 'knex';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { NIEMAND } from '../../platform/database/niemand.ts';
import type { Locale } from '../../platform/taal/teksten.ts';

export interface WisverzoekRij {
  admin_id: string;
  id: string;
  door: string;
  reden: string;
  op: Date;
  wissen_op: string;
  bevestigd_door: string | null;
}
export interface KantoorRij extends WisverzoekRij {
  organisatie: string;
  soort: string;
  plaats: string;
  leerlingen: number;
  voornaam: string | null;
  voorvoegsel: string | null;
  achternaam: string | null;
  role: Rol | null;
}
export interface Beheerder {
  id: string;
  email: string;
  voornaam: string;
}
export interface TenantNaam {
  naam: string;
  locale: Locale;
}

const VELDEN = ['admin_id', 'id', 'door', 'reden', 'op', 'bevestigd_door'];
const WISSEN_OP = `to_char(wissen_op, 'YYYY-MM-DD') AS wissen_op`;
const BEHEERDERS = ['schooladmin', 'rtadmin', 'thuisadmin'];
/** Tables that outlive a tenant: itself without its content, its licence, the request, and mail that still has to go. */
const BLIJFT = ['admins', 'licenties', 'wisverzoeken', 'mailberichten', 'wis_lijst'];

/** Requests to erase a tenant, and the erasure itself. */
export class WisverzoekenRepository {
  constructor(private readonly db: Knex) {}

  /** The request that counts now; locks it when asked to. */
  find(adminId: string, opSlot = false): Promise<WisverzoekRij | undefined> {
    const vraag = this.levend().where({ admin_id: adminId });
    if (opSlot) vraag.forUpdate();
    return vraag.first(VELDEN).select(this.db.raw(WISSEN_OP));
  }

  async insert(rij: {
    adminId: string;
    id: string;
    door: string;
    reden: string;
    nu: Date;
    wissenOp: string;
  }): Promise<void> {
    await this.db('wisverzoeken').insert({
      admin_id: rij.adminId,
      id: rij.id,
      door: rij.door,
      reden: rij.reden,
      op: rij.nu,
      wissen_op: rij.wissenOp,
    });
  }

  /** A request that nobody made: the licence ended. One that a person made stays as it is. */
  async insertAutomatisch(rij: {
    adminId: string;
    id: string;
    reden: string;
    nu: Date;
    wissenOp: string;
  }): Promise<void> {
    await this.db('wisverzoeken')
      .insert({
        admin_id: rij.adminId,
        id: rij.id,
        door: NIEMAND,
        reden: rij.reden,
        op: rij.nu,
        wissen_op: rij.wissenOp,
        bevestigd_door: NIEMAND,
        bevestigd_op: rij.nu,
      })
      .onConflict(this.db.raw('(admin_id) WHERE ingetrokken_op IS NULL AND uitgevoerd_op IS NULL'))
      .ignore();
  }

  /** Takes back what nobody asked for, of every tenant outside the list. */
  async withdrawAutomatisch(behalve: readonly string[], nu: Date): Promise<string[]> {
    return this.levend()
      .where({ door: NIEMAND })
      .whereNotIn('admin_id', [...behalve])
      .update({ ingetrokken_op: nu })
      .returning('admin_id')
      .then((rijen: { admin_id: string }[]) => rijen.map((rij) => rij.admin_id));
  }

  async update(
    adminId: string,
    id: string,
    velden: {
      bevestigd_door?: string;
      bevestigd_op?: Date;
      ingetrokken_op?: Date;
      herinnerd_op?: Date;
      uitgevoerd_op?: Date;
    },
  ): Promise<void> {
    await this.db('wisverzoeken').where({ admin_id: adminId, id }).update(velden);
  }

  /** Of every tenant: confirmed requests whose day has come. */
  findRijp(datum: string): Promise<WisverzoekRij[]> {
    return this.levend()
      .whereNotNull('bevestigd_op')
      .where('wissen_op', '<=', datum)
      .orderBy('admin_id')
      .select(VELDEN)
      .select(this.db.raw(WISSEN_OP));
  }

  /** Of every tenant: requests whose day is near and that nobody was reminded of. */
  findTeHerinneren(datum: string): Promise<WisverzoekRij[]> {
    return this.levend()
      .whereNull('herinnerd_op')
      .where('wissen_op', '<=', datum)
      .orderBy('admin_id')
      .select(VELDEN)
      .select(this.db.raw(WISSEN_OP));
  }

  /** Of every tenant: what counts now, with whose it is and who asked; who asked may be of the office. */
  findLevend(): Promise<KantoorRij[]> {
    return this.levend('wisverzoeken as w')
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
        this.db.raw(WISSEN_OP),
        this.db.raw(
          `(SELECT count(*)::int FROM leerlingen l WHERE l.admin_id = w.admin_id AND l.status <> 'gewist') AS leerlingen`,
        ),
      );
  }

  findTenant(adminId: string): Promise<TenantNaam | undefined> {
    return this.db('admins').where({ id: adminId }).first('naam', 'locale');
  }

  /** Tenants that are not erased, to hold against the list of what was. */
  findLevendeIds(ids: readonly string[]): Promise<string[]> {
    return this.db('admins')
      .whereIn('id', [...ids])
      .whereNull('gewist_op')
      .pluck('id');
  }

  findBeheerders(adminId: string): Promise<Beheerder[]> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, actief: true })
      .whereIn('role', BEHEERDERS)
      .whereNotNull('email')
      .select('id', 'email', 'voornaam');
  }

  async countLeerlingen(adminId: string): Promise<number> {
    const rij: { n: number } | undefined = await this.db('leerlingen')
      .where({ admin_id: adminId })
      .first(this.db.raw('count(*)::int AS n'));
    return rij?.n ?? 0;
  }

  /** Everything of a tenant goes, whatever table holds it; a nameless row with the day stays. */
  async erase(adminId: string, nu: Date): Promise<void> {
    await this.db.raw(`SELECT set_config('statement_timeout', '600s', true)`);
    for (const tabel of await this.findTabellen()) await this.db(tabel).where({ admin_id: adminId }).delete();
    await this.db('thuiskoppelingen').where({ bij_admin: adminId }).returning('admin_id').delete();
    await this.db('mailberichten').where({ admin_id: adminId }).whereNot('status', 'wachtrij').delete();
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
      gewist_op: nu,
    });
  }

  private levend(tabel = 'wisverzoeken'): Knex.QueryBuilder {
    return this.db(tabel).whereNull('ingetrokken_op').whereNull('uitgevoerd_op');
  }

  /** Tables of a tenant; a partition goes with its parent. */
  private async findTabellen(): Promise<string[]> {
    const { rows }: { rows: { naam: string }[] } = await this.db.raw(`SELECT c.relname AS naam FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`);
    return rows.map(({ naam }) => naam).filter((naam) => !BLIJFT.includes(naam));
  }
}
