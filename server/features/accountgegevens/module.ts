import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { AccountDetailsRepository } from './accountgegevens.repository.ts';
import { createAccountDetailsRoutes } from './accountgegevens.routes.ts';
import { AccountDetailsService } from './accountgegevens.service.ts';

const build = (db: Knex) => ({ gegevens: new AccountDetailsRepository(db), audit: new AuditRepository(db) });

/** Details and settings of a tenant. */
export const module: FeatureModule = {
  name: 'accountgegevens',
  build({ db, clock, env, mount }) {
    const service = new AccountDetailsService({
      transaction: createTransaction(db, build),
      repository: new AccountDetailsRepository(db),
      clock,
      subverwerkers: env.SUBVERWERKERS,
    });
    return { routes: createAccountDetailsRoutes(mount, service) };
  },
};
