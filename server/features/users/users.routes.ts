import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { usersEndpoints } from './users.contract.ts';
import type { UsersService } from './users.service.ts';

export function createUsersRoutes(mount: Mount, service: UsersService): Mounted[] {
  return [mount(usersEndpoints.findMe, ({ access }) => service.findMe(access.session))];
}
