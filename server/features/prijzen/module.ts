import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { PriceManagementRepository } from './price-management.repository.ts';
import { PriceManagementService } from './price-management.service.ts';
import { PricesRepository } from './prices.read.ts';
import { createPricesRoutes } from './prijzen.routes.ts';
import { PricesService } from './prijzen.service.ts';

/** What a licence costs: for the site, and for the office that sets it. */
export const module: FeatureModule = {
  name: 'prijzen',
  build({ db, clock, mount }) {
    const office = new PriceManagementService({
      transaction: createTransaction(db, (trx) => ({
        prices: new PriceManagementRepository(trx),
        audit: new AuditRepository(trx),
      })),
      clock,
    });
    return { routes: createPricesRoutes(mount, { site: new PricesService(new PricesRepository(db)), office }) };
  },
};
