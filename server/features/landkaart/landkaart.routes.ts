import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { landkaartEndpoints as landkaart } from './landkaart.contract.ts';
import type { LandkaartService } from './landkaart.service.ts';

export function createLandkaartRoutes(mount: Mount, service: LandkaartService): Mounted[] {
  return [
    mount(landkaart.find, ({ access, params }) => service.find(access, params.leerlingId)),
    mount(landkaart.changePreferences, ({ access, params, body }) =>
      service.updatePreferences(access, params.leerlingId, body),
    ),
    mount(landkaart.readNotitie, ({ access, params, body }) => service.readNotitie(access, params, body)),
  ];
}
