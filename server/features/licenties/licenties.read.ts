import type { Knex } from 'knex';
import { createError } from '../../platform/fout/create-error.ts';

export interface Plaatsen { totaal: number; gebruikt: number }

/** Seats of a tenant: every active leerling uses one. */
export class LicentiesRead {
  constructor(private readonly db: Knex) {}

  /** Seats now; undefined when no licence counts them. */
  async findPlaatsen(adminId: string): Promise<Plaatsen | undefined> {
    return this.tel(await this.db('licenties').where({ admin_id: adminId }).first('plaatsen'), adminId);
  }

  /**
   * Makes sure that `nodig` more leerlingen fit, inside the transaction that adds them: the row of the licence stays
   * locked until its end, so that of two requests for the last seat one waits and then finds it taken.
   * Throws 409 `GEEN_PLAATSEN`.
   */
  async claimPlaatsen(adminId: string, nodig: number): Promise<void> {
    const plaatsen = await this.tel(await this.db('licenties').where({ admin_id: adminId }).forUpdate().first('plaatsen'), adminId);
    if (plaatsen === undefined) return;
    const vrij = Math.max(0, plaatsen.totaal - plaatsen.gebruikt);
    if (nodig > vrij) throw createError('GEEN_PLAATSEN', { waarden: { vrij, nodig, plaatsen: plaatsen.totaal }, details: { ...plaatsen, nodig } });
  }

  private async tel(rij: { plaatsen: number } | undefined, adminId: string): Promise<Plaatsen | undefined> {
    if (rij === undefined) return undefined;
    const telling: { n: number } | undefined = await this.db('leerlingen').where({ admin_id: adminId, status: 'actief' }).first(this.db.raw('count(*)::int AS n'));
    return { totaal: rij.plaatsen, gebruikt: telling?.n ?? 0 };
  }
}
