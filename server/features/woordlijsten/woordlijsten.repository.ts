import type { Knex } from 'knex';
import type { ListWoord } from './woordlijsten.contract.ts';

/** A word as it is stored, with the item that is played. */
export interface StoredWoord extends ListWoord {
  id: string;
}

export interface WoordlijstRow {
  id: string;
  naam: string;
  owner_id: string;
  maker: string | null;
  shared: 'ik' | 'school';
  jaargroep: number | null;
  woorden: StoredWoord[];
  versie: number;
}
interface Stored {
  naam: string;
  shared: 'ik' | 'school';
  jaargroep: number | null;
  woorden: readonly StoredWoord[];
}

const columns = ({ woorden, shared, ...rest }: Stored) => ({
  ...rest,
  gedeeld: shared,
  woorden: JSON.stringify(woorden),
});

export class WoordlijstenRepository {
  constructor(private readonly db: Knex) {}

  /** Lists that are not removed, the newest first; with `own` only those of one person and of the whole school. */
  findAll(adminId: string, own?: string): Promise<WoordlijstRow[]> {
    const rows = this.rows(adminId).whereNull('w.verwijderd_op').orderBy('w.aangemaakt_op', 'desc');
    return own === undefined ? rows : rows.where((of) => of.where('w.eigenaar_id', own).orWhere('w.gedeeld', 'school'));
  }

  find(adminId: string, id: string, removed = false): Promise<WoordlijstRow | undefined> {
    const row = this.rows(adminId).where('w.id', id);
    return (removed ? row : row.whereNull('w.verwijderd_op')).first();
  }

  findNamed(adminId: string, ids: readonly string[]): Promise<(WoordlijstRow & { removed: boolean })[]> {
    return this.rows(adminId)
      .whereIn('w.id', [...ids])
      .select(this.db.raw('w.verwijderd_op IS NOT NULL AS removed'));
  }

  async count(adminId: string): Promise<number> {
    const [row] = await this.db('woordlijsten').where({ admin_id: adminId }).whereNull('verwijderd_op').count('* as n');
    return Number(row?.['n'] ?? 0);
  }

  async create(adminId: string, id: string, list: Stored & { ownerId: string }): Promise<void> {
    const { ownerId, ...stored } = list;
    await this.db('woordlijsten').insert({ admin_id: adminId, id, eigenaar_id: ownerId, ...columns(stored) });
  }

  /** Saves when nobody else changed it since `version`; answers whether it did. */
  async save(adminId: string, id: string, { version, ...list }: Stored & { version: number }): Promise<boolean> {
    const count = await this.db('woordlijsten')
      .where({ admin_id: adminId, id, versie: version })
      .whereNull('verwijderd_op')
      .update({ ...columns(list), versie: version + 1, gewijzigd_op: this.db.fn.now() });
    return count > 0;
  }

  async setRemoved(adminId: string, id: string, moment: Date | null): Promise<void> {
    await this.db('woordlijsten').where({ admin_id: adminId, id }).update({ verwijderd_op: moment });
  }

  private rows(adminId: string): Knex.QueryBuilder {
    return this.db('woordlijsten as w')
      .leftJoin('gebruikers as g', (on) => on.on('g.admin_id', 'w.admin_id').andOn('g.id', 'w.eigenaar_id'))
      .where('w.admin_id', adminId)
      .select(
        'w.id',
        'w.naam',
        'w.eigenaar_id as owner_id',
        'w.gedeeld as shared',
        'w.jaargroep',
        'w.woorden',
        'w.versie',
        this.db.raw(`nullif(concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam), '') AS maker`),
      );
  }
}
