import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { auditEndpoints } from './audit.contract.ts';
import type { AuditService } from './audit.service.ts';

export function createAuditRoutes(mount: Mount, service: AuditService): Mounted[] {
  return [mount(auditEndpoints.list, ({ access, query }) => service.list(access, query))];
}
