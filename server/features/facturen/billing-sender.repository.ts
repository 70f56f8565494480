import type { Knex } from 'knex';
import type { BillingDetails } from './billing-sender.contract.ts';

interface SenderRow {
  details: BillingDetails;
  versie: number;
}

/** Our own company on paper: one row, or none while nobody filled it in. */
export class BillingSenderRepository {
  constructor(private readonly db: Knex) {}

  find(): Promise<SenderRow | undefined> {
    return this.db('billing_sender').first('details', 'versie');
  }

  /** False when somebody else changed it first. */
  async save({ details, versie: version }: SenderRow, now: Date): Promise<boolean> {
    const row = { details: JSON.stringify(details), versie: version + 1, gewijzigd_op: now };
    if (version === 0) {
      const { rows }: { rows: unknown[] } = await this.db.raw(
        `INSERT INTO billing_sender (details, versie, gewijzigd_op) VALUES (:details::jsonb, :versie, :gewijzigd_op)
        ON CONFLICT (only_one) DO NOTHING RETURNING 1`,
        row,
      );
      return rows.length === 1;
    }
    return (await this.db('billing_sender').where({ versie: version }).update(row)) === 1;
  }
}
