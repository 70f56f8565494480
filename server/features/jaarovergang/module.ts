import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { NewGroepen } from '../groepen/new-groep.read.ts';
import { LeavingLeerlingen } from '../leerlingen/leaving.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { JaarovergangRepository } from './jaarovergang.repository.ts';
import { createJaarovergangRoutes } from './jaarovergang.routes.ts';
import { JaarovergangService } from './jaarovergang.service.ts';

/** The step to the next school year, with groups and bin in one transaction. */
export const module: FeatureModule = {
  name: 'jaarovergang',
  build({ db, clock, mount }) {
    const service = new JaarovergangService({
      repository: new JaarovergangRepository(db),
      transaction: createTransaction(db, (trx) => ({
        jaar: new JaarovergangRepository(trx),
        groepen: new NewGroepen(trx),
        leerlingen: new LeerlingenRead(trx),
        leaving: new LeavingLeerlingen(trx, clock),
        audit: new AuditRepository(trx),
      })),
      clock,
    });
    return { routes: createJaarovergangRoutes(mount, service) };
  },
};
