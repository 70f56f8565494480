import type { FeatureModule } from '../../platform/module.ts';
import { AuditListRepository } from './audit-list.repository.ts';
import { createAuditRoutes } from './audit.routes.ts';
import { AuditService } from './audit.service.ts';

/** The log of a tenant. */
export const module: FeatureModule = {
  name: 'audit',
  build: ({ db, mount }) => ({ routes: createAuditRoutes(mount, new AuditService(new AuditListRepository(db))) }),
};
