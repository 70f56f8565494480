import type { Knex } from 'knex';
import type { AfnameStatus, ToetsStatus } from '#engine/core/domein/methodetoets.ts';
import type { ToetsFields, ToetsWoord } from './methodetoetsen.contract.ts';

export interface ToetsRow {
  id: string;
  groep_id: string;
  titel: string;
  methode_notitie: string;
  soort: ToetsFields['soort'];
  moment: ToetsFields['moment'];
  venster_van: Date | null;
  venster_tot: Date | null;
  afspeelbeurten: number;
  grens_pct: number;
  goal_marks: Record<string, number>;
  woorden: ToetsWoord[];
  status: ToetsStatus;
  previous_id: string | null;
  versie: number;
}

/** What a leerling wrote for a word, as it is stored. */
export interface StoredAntwoord {
  ruw: string;
  beurten: number;
  late?: boolean;
  silent?: boolean;
  overschreven?: { goed: boolean; reden: string; door: string };
}
export interface StoredReopening {
  reden: string;
  door: string;
  op: string;
}
export interface AfnameRow {
  methodetoets_id: string;
  leerling_id: string;
  naam: string;
  status: AfnameStatus;
  begonnen: Date | null;
  ingeleverd: Date | null;
  venster_tot: Date | null;
  antwoorden: Partial<Record<string, StoredAntwoord>>;
  pauzes: number;
  heropend: StoredReopening[];
}
export interface AfnameKey {
  adminId: string;
  methodetoetsId: string;
  leerlingId: string;
}

const TOETS = [
  't.id',
  't.groep_id',
  't.titel',
  't.methode_notitie',
  't.soort',
  't.moment',
  't.venster_van',
  't.venster_tot',
  't.afspeelbeurten',
  't.grens_pct',
  't.goal_marks',
  't.woorden',
  't.status',
  't.previous_id',
  't.versie',
] as const;
const AFNAME = [
  'a.methodetoets_id',
  'a.leerling_id',
  'l.weergavenaam as naam',
  'a.status',
  'a.begonnen',
  'a.ingeleverd',
  'a.venster_tot',
  'a.antwoorden',
  'a.pauzes',
  'a.heropend',
] as const;

type ToetsValues = Partial<Omit<ToetsRow, 'id' | 'woorden'>> & { woorden?: readonly ToetsWoord[] };
const columnsOf = ({ woorden, goal_marks: marks, ...values }: ToetsValues): object => ({
  ...values,
  ...(marks === undefined ? {} : { goal_marks: JSON.stringify(marks) }),
  ...(woorden === undefined ? {} : { woorden: JSON.stringify(woorden) }),
});

export class MethodetoetsenRepository {
  constructor(private readonly db: Knex) {}

  /** Whether the licence of a tenant holds the tests of the own method. */
  async hasFeature(adminId: string): Promise<boolean> {
    const row: { features: string[] } | undefined = await this.db('licenties')
      .where({ admin_id: adminId })
      .first('features');
    return row?.features.includes('testschool') ?? false;
  }

  findByGroep(adminId: string, groepId: string): Promise<ToetsRow[]> {
    return this.db('methodetoetsen as t')
      .where({ 't.admin_id': adminId, 't.groep_id': groepId })
      .orderBy('t.aangemaakt_op', 'desc')
      .select(...TOETS);
  }

  /** Tests that a leerling takes part in, of whatever group. */
  findByLeerling(adminId: string, leerlingId: string): Promise<ToetsRow[]> {
    return this.db('methodetoetsen as t')
      .join('toetsafnamen as a', (on) => on.on('a.admin_id', 't.admin_id').andOn('a.methodetoets_id', 't.id'))
      .where({ 't.admin_id': adminId, 'a.admin_id': adminId, 'a.leerling_id': leerlingId })
      .select(...TOETS);
  }

  find(adminId: string, id: string): Promise<ToetsRow | undefined> {
    return this.db('methodetoetsen as t')
      .where({ 't.admin_id': adminId, 't.id': id })
      .first(...TOETS);
  }

  /** Same, locked until the end of the transaction. */
  lock(adminId: string, id: string): Promise<ToetsRow | undefined> {
    return this.db('methodetoetsen as t')
      .where({ 't.admin_id': adminId, 't.id': id })
      .forUpdate()
      .first(...TOETS);
  }

  async create(adminId: string, values: ToetsValues & { id: string }): Promise<void> {
    await this.db('methodetoetsen').insert({ admin_id: adminId, ...columnsOf(values) });
  }

  async save(adminId: string, id: string, values: ToetsValues): Promise<void> {
    await this.db('methodetoetsen')
      .where({ admin_id: adminId, id })
      .update({ ...columnsOf(values), versie: this.db.raw('versie + 1'), gewijzigd_op: this.db.fn.now() });
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.db('methodetoetsen').where({ admin_id: adminId, id }).delete();
  }

  /** Active leerlingen of a group, by name. */
  findLeerlingen(adminId: string, groepId: string): Promise<{ id: string; naam: string }[]> {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .orderBy(['l.weergavenaam', 'l.id'])
      .select('l.id', 'l.weergavenaam as naam');
  }

  /** Sittings of these tests of leerlingen who are still there. */
  findAfnamen(adminId: string, toetsIds: readonly string[]): Promise<AfnameRow[]> {
    return this.afnamen(adminId)
      .whereIn('a.methodetoets_id', [...toetsIds])
      .orderBy(['l.weergavenaam', 'l.id'])
      .select(...AFNAME);
  }

  findAfname({ adminId, methodetoetsId, leerlingId }: AfnameKey): Promise<AfnameRow | undefined> {
    return this.afnamen(adminId)
      .where({ 'a.methodetoets_id': methodetoetsId, 'a.leerling_id': leerlingId })
      .first(...AFNAME);
  }

  lockAfname({ adminId, methodetoetsId, leerlingId }: AfnameKey): Promise<AfnameRow | undefined> {
    return this.afnamen(adminId)
      .where({ 'a.methodetoets_id': methodetoetsId, 'a.leerling_id': leerlingId })
      .forUpdate('a')
      .first(...AFNAME);
  }

  async saveAfname(
    { adminId, methodetoetsId, leerlingId }: AfnameKey,
    {
      antwoorden,
      heropend: reopenings,
      ...values
    }: Partial<Omit<AfnameRow, 'naam' | 'methodetoets_id' | 'leerling_id'>>,
  ): Promise<void> {
    await this.db('toetsafnamen')
      .where({ admin_id: adminId, methodetoets_id: methodetoetsId, leerling_id: leerlingId })
      .update({
        ...values,
        ...(antwoorden === undefined ? {} : { antwoorden: JSON.stringify(antwoorden) }),
        ...(reopenings === undefined ? {} : { heropend: JSON.stringify(reopenings) }),
      });
  }

  /** Exactly these leerlingen take part; only before anybody began. */
  async setParticipants(adminId: string, methodetoetsId: string, ids: readonly string[]): Promise<void> {
    await this.db('toetsafnamen').where({ admin_id: adminId, methodetoets_id: methodetoetsId }).delete();
    if (ids.length === 0) return;
    await this.db('toetsafnamen').insert(
      ids.map((id) => ({ admin_id: adminId, methodetoets_id: methodetoetsId, leerling_id: id })),
    );
  }

  private afnamen(adminId: string): Knex.QueryBuilder {
    return this.db('toetsafnamen as a')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'a.admin_id').andOn('l.id', 'a.leerling_id'))
      .where({ 'a.admin_id': adminId, 'l.status': 'actief' });
  }
}
