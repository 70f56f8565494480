import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { GroepenManagementRepository } from './groepen-management.repository.ts';
import { createGroepenManagementRoutes } from './groepen-management.routes.ts';
import { GroepenManagementService, type GroepenManagementRepositories } from './groepen-management.service.ts';
import { GroepenRead } from './groepen.read.ts';
import { GroepenRepository } from './groepen.repository.ts';
import { createGroepenRoutes } from './groepen.routes.ts';
import { GroepenService } from './groepen.service.ts';
import { NewGroepen } from './new-groep.read.ts';

const build = (db: Knex): GroepenManagementRepositories => ({
  groepen: new GroepenManagementRepository(db),
  newGroepen: new NewGroepen(db),
  audit: new AuditRepository(db),
});

/** The groups of a tenant and what is done with them. */
export const module: FeatureModule = {
  name: 'groepen',
  build({ db, clock, content, mount }) {
    const overview = new GroepenService({
      repository: new GroepenRepository(db),
      licenties: new LicentiesRead(db),
      doelen: content,
      clock,
    });
    const management = new GroepenManagementService({
      transaction: createTransaction(db, build),
      repository: new GroepenManagementRepository(db),
      read: new GroepenRead(db),
      clock,
    });
    return { routes: [...createGroepenRoutes(mount, overview), ...createGroepenManagementRoutes(mount, management)] };
  },
};
