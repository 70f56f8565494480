import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { NOBODY } from '../../platform/database/nobody.ts';
import { createTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { WisverzoekenRepository } from './wisverzoeken.repository.ts';

interface PlanRepositories {
  verzoeken: WisverzoekenRepository;
  audit: AuditRepository;
}

/** Erasure because a licence ended: what another feature may plan and take back. */
export class AutomaticErasure {
  private readonly transaction: Transaction<PlanRepositories>;

  constructor(
    db: Knex,
    private readonly clock: Clock,
  ) {
    this.transaction = createTransaction(db, (trx) => ({
      verzoeken: new WisverzoekenRepository(trx),
      audit: new AuditRepository(trx),
    }));
  }

  /** Erases a tenant on a date because its licence ended, with a mail two weeks before; asking again changes nothing. */
  async plan(adminId: string, erasureAt: string): Promise<void> {
    await this.transaction(async ({ verzoeken: requests }) => {
      const tenant = await requests.findTenant(adminId);
      if (tenant !== undefined)
        await requests.insertAutomatic({
          adminId,
          id: v7(),
          reden: serverText(tenant.locale, 'wissen.licentie'),
          nu: new Date(this.clock.now()),
          wissenOp: erasureAt,
        });
    });
  }

  /** Takes back what was planned for tenants whose licence goes on. */
  async preserve(expiring: readonly string[]): Promise<void> {
    await this.transaction(async ({ verzoeken: requests, audit }) => {
      const back = await requests.withdrawAutomatic(expiring, new Date(this.clock.now()));
      for (const adminId of back)
        await audit.save({
          adminId,
          wie: NOBODY,
          rol: 'systeem',
          actie: 'wissen.ingetrokken',
          soort: 'admin',
          doelId: adminId,
        });
    });
  }
}
