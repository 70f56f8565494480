import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { groepenEndpoints } from './groepen.contract.ts';
import type { GroepenService } from './groepen.service.ts';

export function createGroepenRoutes(mount: Mount, service: GroepenService): Mounted[] {
  return [
    mount(groepenEndpoints.list, ({ access, query }) => service.list(access, query)),
    mount(groepenEndpoints.signalen, ({ access, query }) => service.listSignalen(access, query.groepId)),
  ];
}
