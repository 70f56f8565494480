import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { priceManagementEndpoints as management } from './price-management.contract.ts';
import type { PriceManagementService } from './price-management.service.ts';
import { pricesEndpoints } from './prijzen.contract.ts';
import type { PricesService } from './prijzen.service.ts';

export const createPricesRoutes = (
  mount: Mount,
  { site, office }: { site: PricesService; office: PriceManagementService },
): Mounted[] => [
  mount(pricesEndpoints.find, ({ query }) => site.find(query)),
  mount(management.list, () => office.list()),
  mount(management.change, ({ access, params, body }) => office.change(access, params, body)),
];
