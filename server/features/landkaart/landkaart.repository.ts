import type { Knex } from 'knex';
import type { NotitieReaction } from './landkaart.contract.ts';

export interface NotitieRow {
  id: string;
  tekst: string;
  op: Date;
  gelezen_op: Date | null;
  reactie: NotitieReaction | null;
  voornaam: string | null;
  voorvoegsel: string | null;
  achternaam: string | null;
}

/** Letters a leerling can look back at. */
const NOTITIES_MAX = 20;

export class LandkaartRepository {
  constructor(private readonly db: Knex) {}

  async savePreferences(adminId: string, leerlingId: string, preferences: unknown): Promise<void> {
    await this.db('leerlingen')
      .where({ admin_id: adminId, id: leerlingId })
      .update({ voorkeuren: JSON.stringify(preferences), gewijzigd_op: this.db.fn.now() });
  }

  /** Newest first. */
  findNotities(adminId: string, leerlingId: string): Promise<NotitieRow[]> {
    return this.db('leerlingnotities as n')
      .leftJoin('gebruikers as u', (on) => on.on('u.admin_id', 'n.admin_id').andOn('u.id', 'n.van'))
      .where({ 'n.admin_id': adminId, 'n.leerling_id': leerlingId })
      .orderBy([
        { column: 'n.op', order: 'desc' },
        { column: 'n.id', order: 'desc' },
      ])
      .limit(NOTITIES_MAX)
      .select('n.id', 'n.tekst', 'n.op', 'n.gelezen_op', 'n.reactie', 'u.voornaam', 'u.voorvoegsel', 'u.achternaam');
  }

  /** Marks a letter as read, the first time; answers whether there is one. */
  async markRead(
    notitie: { adminId: string; leerlingId: string; id: string },
    part: { op: Date; reactie: NotitieReaction | undefined },
  ): Promise<boolean> {
    const count = await this.db('leerlingnotities')
      .where({ admin_id: notitie.adminId, leerling_id: notitie.leerlingId, id: notitie.id })
      .update({
        gelezen_op: this.db.raw('coalesce(gelezen_op, ?)', [part.op]),
        ...(part.reactie === undefined ? {} : { reactie: part.reactie }),
      });
    return count === 1;
  }
}
