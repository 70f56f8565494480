import type { Knex } from 'knex';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { PlacedThing } from './beloningen.contract.ts';

type Change = { figuur: OwnFigure } | { eiland: readonly PlacedThing[] } | { seenUntil: Date };

const columnsOf = (change: Change): Record<string, string | Date> => {
  if ('figuur' in change) return { figuur: JSON.stringify(change.figuur) };
  if ('eiland' in change) return { eiland: JSON.stringify(change.eiland) };
  return { seen_until: change.seenUntil };
};

export class BeloningenRepository {
  constructor(private readonly db: Knex) {}

  /** Stores one part of what a leerling made its own, and leaves the others. */
  async save(adminId: string, leerlingId: string, change: Change): Promise<void> {
    const columns = columnsOf(change);
    await this.db('leerling_beloningen')
      .insert({ admin_id: adminId, leerling_id: leerlingId, ...columns })
      .onConflict(['admin_id', 'leerling_id'])
      .merge([...Object.keys(columns), 'gewijzigd_op']);
  }

  /** Best stars ever of each game that was played well enough for a star. */
  findStars(adminId: string, leerlingId: string): Promise<{ spel: string; sterren: number }[]> {
    return this.db('spel_niveaus')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .where('sterren', '>', 0)
      .orderBy('spel')
      .select('spel', 'sterren');
  }

  async findEarned(adminId: string, leerlingId: string): Promise<number> {
    const row = await this.db('muntboekingen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereNotIn('soort', ['aankoop', 'terug'])
      .sum<{ som: string | null }>({ som: 'bedrag' })
      .first();
    return Number(row?.som ?? 0);
  }
}
