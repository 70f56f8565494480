import type { Knex } from 'knex';
import { createError } from '../../platform/error/create-error.ts';

export interface Seats {
  totaal: number;
  gebruikt: number;
}

/** Leerlingen that use a seat: the active ones of a tenant (`a.id`), and those that others share with it. */
export const USED_SEATS = `((SELECT count(*) FROM leerlingen l WHERE l.admin_id = a.id AND l.status = 'actief')
  + (SELECT count(*) FROM thuiskoppelingen k JOIN leerlingen l ON l.admin_id = k.admin_id AND l.id = k.leerling_id WHERE k.bij_admin = a.id AND k.beeindigd_op IS NULL AND l.status = 'actief'))::int`;

/** Seats of a tenant: every active leerling uses one, also one that is shared with it. */
export class LicentiesRead {
  constructor(private readonly db: Knex) {}

  /** Seats now; undefined when no licence counts them. */
  async findSeats(adminId: string): Promise<Seats | undefined> {
    return this.countUp(await this.db('licenties').where({ admin_id: adminId }).first('plaatsen'), adminId);
  }

  /**
   * Makes sure that `nodig` more leerlingen fit, inside the transaction that adds them: the row of the licence stays
   * locked until its end, so that of two requests for the last seat one waits and then finds it taken.
   * Throws 409 `GEEN_PLAATSEN`.
   */
  async claimSeats(adminId: string, required: number): Promise<void> {
    const places = await this.countUp(
      await this.db('licenties').where({ admin_id: adminId }).forUpdate().first('plaatsen'),
      adminId,
    );
    if (places === undefined) return;
    const free = Math.max(0, places.totaal - places.gebruikt);
    if (required > free)
      throw createError('GEEN_PLAATSEN', {
        ...(free === 0 ? { sleutel: 'PLAATSEN_BEZET' } : {}),
        waarden: { vrij: free, nodig: required, plaatsen: places.totaal },
        details: { ...places, nodig: required },
      });
  }

  /** Active leerlingen of a tenant and those that are shared with it. */
  async countChildren(adminId: string): Promise<number> {
    const tally: { n: number } | undefined = await this.db('admins as a')
      .where('a.id', adminId)
      .first(this.db.raw(`${USED_SEATS} AS n`));
    return tally?.n ?? 0;
  }

  private async countUp(row: { plaatsen: number } | undefined, adminId: string): Promise<Seats | undefined> {
    if (row === undefined) return undefined;
    return { totaal: row.plaatsen, gebruikt: await this.countChildren(adminId) };
  }
}
