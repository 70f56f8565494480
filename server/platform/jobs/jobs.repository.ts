import type { Knex } from 'knex';

/** Lease on a job: who holds `sleutel` may store its outcome until `bezet_tot`. */
export interface Lease {
  naam: string;
  sleutel: string;
  /** Moment up to which earlier runs looked. */ klaarTot: Date;
}
interface Slot {
  dag: number;
  tot: Date;
  uitkomst: object;
}

/** One process at a time works on a job; a process that dies leaves a lease that runs out. */
export class JobsRepository {
  constructor(private readonly db: Knex) {}

  /** Takes the lease of today; undefined when it was done or another process is at it. */
  async claim(name: string, key: string, when: { dag: number; nu: Date; leaseMs: number }): Promise<Lease | undefined> {
    await this.db('jobs').insert({ naam: name }).onConflict('naam').ignore();
    const rows: { klaar_tot: Date }[] = await this.db('jobs')
      .where({ naam: name })
      .where('klaar_dag', '<', when.dag)
      .where((free) => free.whereNull('bezet_tot').orWhere('bezet_tot', '<', when.nu))
      .update({ sleutel: key, bezet_tot: new Date(when.nu.getTime() + when.leaseMs) })
      .returning('klaar_tot');
    const [row] = rows;
    return row === undefined ? undefined : { naam: name, sleutel: key, klaarTot: row.klaar_tot };
  }

  /** Closes the job inside the transaction that stores its outcome; false when the lease was lost, and then nothing may be stored. */
  async finish(lease: Lease, slot: Slot): Promise<boolean> {
    const count = await this.db('jobs')
      .where({ naam: lease.naam, sleutel: lease.sleutel })
      .update({
        klaar_dag: slot.dag,
        klaar_tot: slot.tot,
        uitkomst: JSON.stringify(slot.uitkomst),
        sleutel: null,
        bezet_tot: null,
      });
    return count === 1;
  }

  /** Gives a lease back after a failure, so that the next try need not wait. */
  async release(lease: Lease): Promise<void> {
    await this.db('jobs')
      .where({ naam: lease.naam, sleutel: lease.sleutel })
      .update({ sleutel: null, bezet_tot: null });
  }

  async lastDay(name: string): Promise<number> {
    const row: { klaar_dag: number } | undefined = await this.db('jobs').where({ naam: name }).first('klaar_dag');
    return row?.klaar_dag ?? 0;
  }
}
