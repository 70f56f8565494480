import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { adminsEndpoints } from './admins.contract.ts';
import type { AdminsService } from './admins.service.ts';

export function createAdminsRoutes(mount: Mount, service: AdminsService): Mounted[] {
  return [
    mount(adminsEndpoints.find, ({ access }) => service.find(access)),
    mount(adminsEndpoints.list, ({ query }) => service.list(query)),
  ];
}
