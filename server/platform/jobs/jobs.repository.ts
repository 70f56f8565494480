import type { Knex } from 'knex';

/** Lease on a job: who holds `sleutel` may store its outcome until `bezet_tot`. */
export interface Pacht {
  naam: string;
  sleutel: string;
  /** Moment up to which earlier runs looked. */ klaarTot: Date;
}
export interface Slot {
  dag: number;
  tot: Date;
  uitkomst: object;
}

/** One process at a time works on a job; a process that dies leaves a lease that runs out. */
export class JobsRepository {
  constructor(private readonly db: Knex) {}

  /** Takes the lease of today; undefined when it was done or another process is at it. */
  async claim(
    naam: string,
    sleutel: string,
    wanneer: { dag: number; nu: Date; pachtMs: number },
  ): Promise<Pacht | undefined> {
    await this.db('jobs').insert({ naam }).onConflict('naam').ignore();
    const rijen: { klaar_tot: Date }[] = await this.db('jobs')
      .where({ naam })
      .where('klaar_dag', '<', wanneer.dag)
      .where((vrij) => vrij.whereNull('bezet_tot').orWhere('bezet_tot', '<', wanneer.nu))
      .update({ sleutel, bezet_tot: new Date(wanneer.nu.getTime() + wanneer.pachtMs) })
      .returning('klaar_tot');
    const [rij] = rijen;
    return rij === undefined ? undefined : { naam, sleutel, klaarTot: rij.klaar_tot };
  }

  /** Closes the job inside the transaction that stores its outcome; false when the lease was lost, and then nothing may be stored. */
  async finish(pacht: Pacht, slot: Slot): Promise<boolean> {
    const aantal = await this.db('jobs')
      .where({ naam: pacht.naam, sleutel: pacht.sleutel })
      .update({
        klaar_dag: slot.dag,
        klaar_tot: slot.tot,
        uitkomst: JSON.stringify(slot.uitkomst),
        sleutel: null,
        bezet_tot: null,
      });
    return aantal === 1;
  }

  /** Gives a lease back after a failure, so that the next try need not wait. */
  async release(pacht: Pacht): Promise<void> {
    await this.db('jobs')
      .where({ naam: pacht.naam, sleutel: pacht.sleutel })
      .update({ sleutel: null, bezet_tot: null });
  }

  async lastDay(naam: string): Promise<number> {
    const rij: { klaar_dag: number } | undefined = await this.db('jobs').where({ naam }).first('klaar_dag');
    return rij?.klaar_dag ?? 0;
  }
}
