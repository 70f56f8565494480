import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { mailLogEndpoints } from './mail-log.contract.ts';
import { MailLogRepository } from './mail-log.repository.ts';
import { MailLogService } from './mail-log.service.ts';

/** What became of every mail. */
export const module: FeatureModule = {
  name: 'mail-log',
  build({ db, clock, mount }) {
    const service = new MailLogService({
      transaction: createTransaction(db, (trx) => ({
        log: new MailLogRepository(trx),
        audit: new AuditRepository(trx),
      })),
      clock,
    });
    return {
      routes: [
        mount(mailLogEndpoints.list, ({ query }) => service.list(query)),
        mount(mailLogEndpoints.repeat, ({ access, params }) => service.repeat(access, params.mailId)),
      ],
    };
  },
};
