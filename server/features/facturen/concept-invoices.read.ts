import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { PricesRepository } from '../prijzen/prices.read.ts';
import { BillingSenderRepository } from './billing-sender.repository.ts';
import { sendObstacles, reckon, billingOf } from './factuur-desk.ts';
import { DAYS } from './facturen.contract.ts';
import { FacturenRepository } from './facturen.repository.ts';
import { periodsOf, proposeLines } from './proposal.ts';

/** Invoices that nobody asked for by hand; inside the transaction of what asks for one. */
export class ConceptInvoices {
  private readonly facturen: FacturenRepository;

  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {
    this.facturen = new FacturenRepository(db);
  }

  /** Lays the invoice of the licence ready as it is now; false while the prices are examples or say nothing of so many. */
  async create(adminId: string): Promise<boolean> {
    const { facturen, db } = this;
    const around = { facturen, prices: new PricesRepository(db), sender: new BillingSenderRepository(db) };
    const billing = await billingOf(around, adminId);
    const licentie = await facturen.findSeats(adminId);
    const { kind, prices, customer } = billing;
    if (kind === undefined || licentie === undefined || sendObstacles(billing).includes('voorbeeldprijzen'))
      return false;
    const [period = 'schooljaar'] = periodsOf(kind);
    const wanted = { kind, seats: licentie.plaatsen, features: licentie.features, period };
    const lines = proposeLines(prices, wanted, customer.locale);
    if (lines === undefined) return false;
    await facturen.insert(
      {
        admin_id: adminId,
        id: v7(),
        soort: 'factuur',
        status: 'concept',
        days: DAYS.factuur,
        ...reckon(lines, billing),
      },
      new Date(this.clock.now()),
    );
    return true;
  }
}
