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
}

const FIELDS = ['o.id', 'o.naam', 'o.scope', 'o.scope_id', 'o.is_standaard', 'o.versie', 'o.instelling'];

export class OefeninstellingenRepository {
  constructor(private readonly db: Knex) {}

  /** Settings of a group and of the pupils in it. */
  findByGroep(adminId: string, groepId: string): Promise<OefeninstellingRow[]> {
    const members = this.db('groepslidmaatschappen as m')
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId })
      .whereNull('m.tot');
    return this.db('oefeninstellingen as o')
      .where('o.admin_id', adminId)
      .where((of) =>
        of
          .where({ 'o.scope': 'groep', 'o.scope_id': groepId })
          .orWhere((en) =>
            en.where('o.scope', 'leerling').whereIn('o.scope_id', members.clone().select('m.leerling_id')),
          ),
      )
      .orderBy([{ column: 'o.is_standaard', order: 'desc' }, { column: 'o.naam' }])
      .select(
        ...FIELDS,
        this.db.raw(`CASE WHEN o.scope = 'leerling' THEN 1 ELSE (?) END::int AS aantal`, [members.clone().count('*')]),
      );
  }

  find(adminId: string, id: string): Promise<OefeninstellingRow | undefined> {
    return this.db('oefeninstellingen as o')
      .where({ 'o.admin_id': adminId, 'o.id': id })
      .first(...FIELDS);
  }

  /** Saves when nobody else changed it since `versie`; answers whether it did. */
  async save(
    adminId: string,
    id: string,
    change: { versie: number; naam: string; instelling: unknown },
  ): Promise<boolean> {
    const count = await this.db('oefeninstellingen')
      .where({ admin_id: adminId, id, versie: change.versie })
      .update({
        naam: change.naam,
        instelling: JSON.stringify(change.instelling),
        versie: change.versie + 1,
        gewijzigd_op: this.db.fn.now(),
      });
    return count === 1;
  }

  /** Removes the own settings of leerlingen; answers them, the one that works first. */
  async takeOwn(adminId: string, leerlingIds: readonly string[]): Promise<OefeninstellingRow[]> {
    const own = (): Knex.QueryBuilder =>
      this.db('oefeninstellingen as o')
        .where({ 'o.admin_id': adminId, 'o.scope': 'leerling' })
        .whereIn('o.scope_id', [...leerlingIds]);
    const rows: OefeninstellingRow[] = await own()
      .orderBy('o.aangemaakt_op')
      .select(...FIELDS);
    await own().delete();
    return rows;
  }

  async createOwn(
    adminId: string,
    items: readonly { id: string; leerlingId: string; naam: string; instelling: unknown }[],
  ): Promise<void> {
    if (items.length === 0) return;
    await this.db('oefeninstellingen').insert(
      items.map((item) => ({
        admin_id: adminId,
        id: item.id,
        naam: item.naam,
        scope: 'leerling',
        scope_id: item.leerlingId,
        is_standaard: false,
        instelling: JSON.stringify(item.instelling),
      })),
    );
  }
}
