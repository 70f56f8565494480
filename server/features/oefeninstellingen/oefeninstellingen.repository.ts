import type { Knex } from 'knex';

export interface OefeninstellingRow {
  id: string;
  naam: string;
  scope: 'groep' | 'subgroep' | 'leerling';
  scope_id: string;
  is_standaard: boolean;
  versie: number;
  instelling: unknown;
  aantal: number;
  /** Group of a setting of a group or of one of its subgroups. */
  groep_id: string | null;
  /** Name of the subgroup or the leerling. */
  for_whom: string | null;
  jaargroep: number | null;
}
export interface VersionRow {
  versie: number;
  naam: string;
  instelling: unknown;
  door: string | null;
  op: Date;
}
interface NewRow {
  id: string;
  naam: string;
  scope: OefeninstellingRow['scope'];
  scopeId: string;
  standard?: boolean;
  instelling: unknown;
}

const FIELDS = [
  'o.id',
  'o.naam',
  'o.scope',
  'o.scope_id',
  'o.is_standaard',
  'o.versie',
  'o.instelling',
  'l.jaargroep',
] as const;
const GROEP_OF = `CASE o.scope WHEN 'groep' THEN o.scope_id ELSE g.groep_id END AS groep_id`;
const FOR_WHOM = 'coalesce(l.weergavenaam, g.naam) AS for_whom';

export class OefeninstellingenRepository {
  constructor(private readonly db: Knex) {}

  /** Settings of a group, of its subgroups and of the pupils in it. */
  findByGroep(adminId: string, groepId: string): Promise<OefeninstellingRow[]> {
    const members = this.db('groepslidmaatschappen as m')
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId })
      .whereNull('m.tot');
    return this.rows(adminId)
      .where((of) =>
        of
          .where({ 'o.scope': 'groep', 'o.scope_id': groepId })
          .orWhere({ 'g.groep_id': groepId })
          .orWhere((en) =>
            en.where('o.scope', 'leerling').whereIn('o.scope_id', members.clone().select('m.leerling_id')),
          ),
      )
      .orderBy([
        { column: 'o.is_standaard', order: 'desc' },
        { column: 'o.place', nulls: 'last' },
        { column: 'o.naam' },
        { column: 'o.id' },
      ])
      .select(
        this.db.raw(
          `CASE o.scope WHEN 'leerling' THEN 1
            WHEN 'subgroep' THEN (SELECT count(*) FROM subgroep_leden x WHERE x.admin_id = o.admin_id AND x.subgroep_id = o.scope_id)
            ELSE (?) END::int AS aantal`,
          [members.clone().count('*')],
        ),
      );
  }

  find(adminId: string, id: string): Promise<OefeninstellingRow | undefined> {
    return this.rows(adminId).where('o.id', id).first();
  }

  async countOfGroep(adminId: string, groepId: string): Promise<number> {
    const rows = await this.findByGroep(adminId, groepId);
    return rows.filter(({ scope }) => scope !== 'leerling').length;
  }

  /** Whether a subgroup belongs to a group. */
  async hasSubgroep(adminId: string, groepId: string, subgroepId: string): Promise<boolean> {
    return (
      (await this.db('subgroepen').where({ admin_id: adminId, groep_id: groepId, id: subgroepId }).first('id')) !==
      undefined
    );
  }

  /** Saves when nobody else changed it since `versie`, keeps what it was; answers whether it did. */
  async save(
    adminId: string,
    id: string,
    change: { versie: number; naam: string; instelling: unknown; by: string },
  ): Promise<boolean> {
    const old: { naam: string; instelling: unknown } | undefined = await this.db('oefeninstellingen')
      .where({ admin_id: adminId, id, versie: change.versie })
      .forUpdate()
      .first('naam', 'instelling');
    if (old === undefined) return false;
    await this.db('oefeninstelling_versies').insert({
      admin_id: adminId,
      oefeninstelling_id: id,
      versie: change.versie,
      naam: old.naam,
      instelling: JSON.stringify(old.instelling),
      door: change.by,
    });
    await this.db('oefeninstellingen')
      .where({ admin_id: adminId, id })
      .update({
        naam: change.naam,
        instelling: JSON.stringify(change.instelling),
        versie: change.versie + 1,
        gewijzigd_op: this.db.fn.now(),
      });
    return true;
  }

  /** What a setting was before its changes, the newest first. */
  findVersions(adminId: string, id: string): Promise<VersionRow[]> {
    return this.db('oefeninstelling_versies as v')
      .leftJoin('gebruikers as g', (on) => on.on('g.admin_id', 'v.admin_id').andOn('g.id', 'v.door'))
      .where({ 'v.admin_id': adminId, 'v.oefeninstelling_id': id })
      .orderBy('v.versie', 'desc')
      .limit(50)
      .select(
        'v.versie',
        'v.naam',
        'v.instelling',
        'v.op',
        this.db.raw(`nullif(concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam), '') AS door`),
      );
  }

  /** The setting of a group that works for everybody without one of its own. */
  async setDefault(adminId: string, groepId: string, id: string): Promise<void> {
    const own = () => this.db('oefeninstellingen').where({ admin_id: adminId, scope: 'groep', scope_id: groepId });
    await own().where('is_standaard', true).update({ is_standaard: false });
    await own().where({ id }).update({ is_standaard: true });
  }

  /** Lays settings in an order; the standard one stays in front of them. */
  async setOrder(adminId: string, ids: readonly string[]): Promise<void> {
    for (const [index, id] of ids.entries())
      await this.db('oefeninstellingen')
        .where({ admin_id: adminId, id })
        .update({ place: index + 1 });
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.db('oefeninstellingen').where({ admin_id: adminId, id }).delete();
  }

  /** Removes the own settings of leerlingen; answers them, the one that works first. */
  async takeOwn(adminId: string, leerlingIds: readonly string[]): Promise<OefeninstellingRow[]> {
    const rows: OefeninstellingRow[] = await this.rows(adminId)
      .where('o.scope', 'leerling')
      .whereIn('o.scope_id', [...leerlingIds])
      .orderBy('o.aangemaakt_op');
    await this.db('oefeninstellingen')
      .where({ admin_id: adminId, scope: 'leerling' })
      .whereIn('scope_id', [...leerlingIds])
      .delete();
    return rows;
  }

  async create(adminId: string, items: readonly NewRow[]): Promise<void> {
    if (items.length === 0) return;
    await this.db('oefeninstellingen').insert(
      items.map((item) => ({
        admin_id: adminId,
        id: item.id,
        naam: item.naam,
        scope: item.scope,
        scope_id: item.scopeId,
        is_standaard: item.standard === true,
        instelling: JSON.stringify(item.instelling),
      })),
    );
  }

  /** Takes back the routes of their own of everybody a setting works for: the next map makes new ones. */
  async renewRoutes(adminId: string, { scope, scopeId }: { scope: string; scopeId: string }): Promise<void> {
    const affected = {
      leerling: this.db.select(this.db.raw('?::uuid', [scopeId])),
      subgroep: this.db('subgroep_leden').where({ admin_id: adminId, subgroep_id: scopeId }).select('leerling_id'),
      groep: this.db('groepslidmaatschappen')
        .where({ admin_id: adminId, groep_id: scopeId })
        .whereNull('tot')
        .select('leerling_id'),
    };
    const who = scope === 'groep' || scope === 'subgroep' ? affected[scope] : affected.leerling;
    await this.db('somvensters')
      .where({ admin_id: adminId, soort: 'adaptief', status: 'open' })
      .whereIn('leerling_id', who)
      .update({ status: 'ingetrokken', gewijzigd_op: this.db.fn.now() });
  }

  private rows(adminId: string): Knex.QueryBuilder {
    return this.db('oefeninstellingen as o')
      .leftJoin('subgroepen as g', (on) => on.on('g.admin_id', 'o.admin_id').andOn('g.id', 'o.scope_id'))
      .leftJoin('leerlingen as l', (on) => on.on('l.admin_id', 'o.admin_id').andOn('l.id', 'o.scope_id'))
      .where('o.admin_id', adminId)
      .select(...FIELDS, this.db.raw(GROEP_OF), this.db.raw(FOR_WHOM));
  }
}
