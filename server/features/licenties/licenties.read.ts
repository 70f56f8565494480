import type { Knex } from 'knex';
import { createError } from '../../platform/fout/create-error.ts';

export interface Plaatsen {
  totaal: number;
  gebruikt: number;
}

/** Leerlingen that use a seat: the active ones of a tenant (`a.id`), and those that others share with it. */
export const GEBRUIKTE_PLAATSEN = `((SELECT count(*) FROM leerlingen l WHERE l.admin_id = a.id AND l.status = 'actief')
  + (SELECT count(*) FROM thuiskoppelingen k JOIN leerlingen l ON l.admin_id = k.admin_id AND l.id = k.leerling_id WHERE k.bij_admin = a.id AND k.beeindigd_op IS NULL AND l.status = 'actief'))::int`;

/** Seats of a tenant: every active leerling uses one, also one that is shared with it. */
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
    const plaatsen = await this.tel(
      await this.db('licenties').where({ admin_id: adminId }).forUpdate().first('plaatsen'),
      adminId,
    );
    if (plaatsen === undefined) return;
    const vrij = Math.max(0, plaatsen.totaal - plaatsen.gebruikt);
    if (nodig > vrij)
      throw createError('GEEN_PLAATSEN', {
        waarden: { vrij, nodig, plaatsen: plaatsen.totaal },
        details: { ...plaatsen, nodig },
      });
  }

  /** Active leerlingen of a tenant and those that are shared with it. */
  async countKinderen(adminId: string): Promise<number> {
    const telling: { n: number } | undefined = await this.db('admins as a')
      .where('a.id', adminId)
      .first(this.db.raw(`${GEBRUIKTE_PLAATSEN} AS n`));
    return telling?.n ?? 0;
  }

  private async tel(rij: { plaatsen: number } | undefined, adminId: string): Promise<Plaatsen | undefined> {
    if (rij === undefined) return undefined;
    return { totaal: rij.plaatsen, gebruikt: await this.countKinderen(adminId) };
  }
}
