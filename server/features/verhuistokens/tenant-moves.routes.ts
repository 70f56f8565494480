import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { tenantMoveEndpoints as moves } from './tenant-moves.contract.ts';
import type { TenantMovesService } from './tenant-moves.service.ts';

export function createTenantMovesRoutes(mount: Mount, service: TenantMovesService): Mounted[] {
  return [
    mount(moves.targetGroepen, ({ query }) => service.targetGroepen(query.targetAdminId)),
    mount(moves.list, ({ access }) => service.list(access)),
    mount(moves.plan, ({ access, body }) => service.plan(access, body)),
    mount(moves.withdraw, ({ access, params }) => service.withdraw(access, params.moveId)),
    mount(moves.confirm, ({ access, params }) => service.confirm(access, params.moveId)),
  ];
}
