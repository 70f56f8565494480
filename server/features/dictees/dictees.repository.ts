import type { Knex } from 'knex';
import type { DicteeAntwoord, DicteeStand } from './dictees.contract.ts';

/** A word of a dictation: the item that is judged, and what the teacher reads aloud. */
export interface DicteeWoord {
  id: string;
  woord: string;
  zin: string;
  doelId: string;
}
export interface DicteeRow {
  id: string;
  groep_id: string;
  titel: string;
  woorden: DicteeWoord[];
  stand: DicteeStand;
  nr: number;
  closed_at: Date | null;
  aangemaakt_op: Date;
}
/** An answer that does not stand among the ordinary ones yet. */
export interface UnbookedAntwoord {
  leerling_id: string;
  ronde_id: string;
  nr: number;
  client_id: string;
  ruw: string;
}

const FIELDS = [
  'd.id',
  'd.groep_id',
  'd.titel',
  'd.woorden',
  'd.stand',
  'd.nr',
  'd.closed_at',
  'd.aangemaakt_op',
] as const;

export class DicteesRepository {
  constructor(private readonly db: Knex) {}

  findByGroep(adminId: string, groepId: string): Promise<(DicteeRow & { deelnemers: number })[]> {
    const taking = this.db('dicteedeelnames as n')
      .where({ 'n.admin_id': adminId })
      .whereRaw('n.dictee_id = d.id')
      .select(this.db.raw('count(*)::int'));
    return this.db('dictees as d')
      .where({ 'd.admin_id': adminId, 'd.groep_id': groepId })
      .orderBy('d.aangemaakt_op', 'desc')
      .select(...FIELDS, taking.as('deelnemers'));
  }

  find(adminId: string, id: string): Promise<DicteeRow | undefined> {
    return this.db('dictees as d')
      .where({ 'd.admin_id': adminId, 'd.id': id })
      .first(...FIELDS);
  }

  /** Dictations of the group of a leerling that are going on, or were closed since a moment, with how many words it wrote. */
  findForLeerling(
    adminId: string,
    leerlingId: string,
    closedSince: Date,
  ): Promise<(DicteeRow & { written: number })[]> {
    const written = this.db('dicteeantwoorden as a')
      .where({ 'a.admin_id': adminId, 'a.leerling_id': leerlingId })
      .whereRaw('a.dictee_id = d.id')
      .whereNot('a.ruw', '')
      .select(this.db.raw('count(*)::int'));
    return this.forLeerling(adminId, leerlingId, closedSince)
      .orderBy('d.aangemaakt_op')
      .select(...FIELDS, written.as('written'));
  }

  /** One of those. */
  findOneForLeerling(
    adminId: string,
    leerlingId: string,
    { id, closedSince }: { id: string; closedSince: Date },
  ): Promise<DicteeRow | undefined> {
    return this.forLeerling(adminId, leerlingId, closedSince)
      .where({ 'd.id': id })
      .first(...FIELDS);
  }

  private forLeerling(adminId: string, leerlingId: string, closedSince: Date): Knex.QueryBuilder {
    return this.db('dictees as d')
      .join('groepslidmaatschappen as m', (on) => on.on('m.admin_id', 'd.admin_id').andOn('m.groep_id', 'd.groep_id'))
      .where({ 'd.admin_id': adminId, 'm.leerling_id': leerlingId })
      .whereNull('m.tot')
      .where((of) => of.whereNot('d.stand', 'gesloten').orWhere('d.closed_at', '>=', closedSince));
  }

  async create(adminId: string, row: Pick<DicteeRow, 'id' | 'groep_id' | 'titel' | 'woorden'>): Promise<void> {
    await this.db('dictees').insert({ ...row, admin_id: adminId, woorden: JSON.stringify(row.woorden) });
  }

  async save(
    adminId: string,
    id: string,
    values: Partial<Pick<DicteeRow, 'stand' | 'nr' | 'closed_at'>>,
  ): Promise<void> {
    await this.db('dictees')
      .where({ admin_id: adminId, id })
      .update({ ...values, gewijzigd_op: this.db.fn.now() });
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.db('dictees').where({ admin_id: adminId, id }).delete();
  }

  /** Notes that a leerling takes part; answers whether that is new. */
  async join(adminId: string, spot: { dicteeId: string; leerlingId: string; rondeId: string }): Promise<boolean> {
    const rows: unknown[] = await this.db('dicteedeelnames')
      .insert({ admin_id: adminId, dictee_id: spot.dicteeId, leerling_id: spot.leerlingId, ronde_id: spot.rondeId })
      .onConflict()
      .ignore()
      .returning('leerling_id');
    return rows.length > 0;
  }

  findTaking(adminId: string, dicteeId: string): Promise<string[]> {
    return this.db('dicteedeelnames').where({ admin_id: adminId, dictee_id: dicteeId }).pluck('leerling_id');
  }

  /** Writes an answer down; one that counts already stays as it was. */
  async note(
    adminId: string,
    dicteeId: string,
    { leerlingId, ...antwoord }: DicteeAntwoord & { client_id: string },
  ): Promise<void> {
    await this.db('dicteeantwoorden')
      .insert({ admin_id: adminId, dictee_id: dicteeId, leerling_id: leerlingId, ...antwoord })
      .onConflict(['admin_id', 'dictee_id', 'leerling_id', 'nr'])
      .merge({ ruw: antwoord.ruw, goed: antwoord.goed })
      .where('dicteeantwoorden.geboekt', false)
      .where('dicteeantwoorden.admin_id', adminId);
  }

  findAntwoorden(adminId: string, dicteeId: string, leerlingId?: string): Promise<DicteeAntwoord[]> {
    const rows = this.db('dicteeantwoorden')
      .where({ admin_id: adminId, dictee_id: dicteeId })
      .orderBy('nr')
      .select('leerling_id as leerlingId', 'nr', 'ruw', 'goed');
    return leerlingId === undefined ? rows : rows.where({ leerling_id: leerlingId });
  }

  findUnbooked(adminId: string, dicteeId: string): Promise<UnbookedAntwoord[]> {
    return this.db('dicteeantwoorden as a')
      .join('dicteedeelnames as n', (on) =>
        on.on('n.admin_id', 'a.admin_id').andOn('n.dictee_id', 'a.dictee_id').andOn('n.leerling_id', 'a.leerling_id'),
      )
      .where({ 'a.admin_id': adminId, 'a.dictee_id': dicteeId, 'a.geboekt': false })
      .whereNot('a.ruw', '')
      .orderBy(['a.leerling_id', 'a.nr'])
      .select('a.leerling_id', 'n.ronde_id', 'a.nr', 'a.client_id', 'a.ruw');
  }

  async markBooked(
    adminId: string,
    dicteeId: string,
    { leerlingId, nrs }: { leerlingId: string; nrs: readonly number[] },
  ): Promise<void> {
    await this.db('dicteeantwoorden')
      .where({ admin_id: adminId, dictee_id: dicteeId, leerling_id: leerlingId })
      .whereIn('nr', [...nrs])
      .update({ geboekt: true });
  }
}
