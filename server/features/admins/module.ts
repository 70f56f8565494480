import type { FeatureModule } from '../../platform/module.ts';
import { AdminListRepository } from './admin-list.repository.ts';
import { AdminsRepository } from './admins.repository.ts';
import { createAdminsRoutes } from './admins.routes.ts';
import { AdminsService } from './admins.service.ts';

/** What the frame of the panel shows about a tenant, and the customers as the office finds them. */
export const module: FeatureModule = {
  name: 'admins',
  build: ({ db, clock, mount }) => ({
    routes: createAdminsRoutes(mount, new AdminsService(new AdminsRepository(db), new AdminListRepository(db), clock)),
  }),
};
