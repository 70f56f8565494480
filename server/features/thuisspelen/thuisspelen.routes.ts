import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { thuisspelenEndpoints as thuis } from './thuisspelen.contract.ts';
import type { ThuisspelenService } from './thuisspelen.service.ts';

/** "Speel" at home, and the way back to the panel. */
export function createThuisspelenRoutes(mount: Mount, service: ThuisspelenService): Mounted[] {
  return [
    mount(thuis.start, ({ access, params }) => service.start(access, params.leerlingId)),
    mount(thuis.setPin, ({ access, body }) => service.setPin(access, body)),
    mount(thuis.find, ({ access, params }) => service.find(access.session, params.leerlingId)),
    mount(thuis.back, ({ access, params, body }) => service.back(access.session, params.leerlingId, body)),
  ];
}
