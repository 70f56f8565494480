import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { FirstStartRepository } from './first-start.repository.ts';
import { createFirstStartRoutes } from './first-start.routes.ts';
import { FirstStartService, type FirstStartRepositories } from './first-start.service.ts';

const build = (db: Knex): FirstStartRepositories => ({
  firstStart: new FirstStartRepository(db),
  audit: new AuditRepository(db),
});

/** The way in of the first superadmin, by a link in the terminal. */
export const module: FeatureModule = {
  name: 'first-start',
  build({ db, clock, passwords, mount }) {
    const service = new FirstStartService({
      ...build(db),
      transaction: createTransaction(db, build),
      wachtwoorden: passwords,
      clock,
    });
    return { routes: createFirstStartRoutes(mount, service) };
  },
};
