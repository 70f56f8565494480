import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { AankopenService } from './aankopen.service.ts';
import { beloningenEndpoints as beloningen } from './beloningen.contract.ts';
import type { BeloningenService } from './beloningen.service.ts';

export function createBeloningenRoutes(
  mount: Mount,
  service: { beloningen: BeloningenService; aankopen: AankopenService },
): Mounted[] {
  return [
    mount(beloningen.find, ({ access, params }) => service.beloningen.find(access, params.leerlingId)),
    mount(beloningen.openGifts, ({ access, params, body }) =>
      service.beloningen.openGifts(access, params.leerlingId, body),
    ),
    mount(beloningen.buy, ({ access, params, body }) => service.aankopen.buy(access, params.leerlingId, body)),
    mount(beloningen.bringBack, ({ access, params }) =>
      service.aankopen.bringBack(access, params.leerlingId, params.sleutel),
    ),
    mount(beloningen.setFigure, ({ access, params, body }) =>
      service.beloningen.setFigure(access, params.leerlingId, body),
    ),
    mount(beloningen.setCorner, ({ access, params, body }) =>
      service.beloningen.setCorner(access, params.leerlingId, body),
    ),
  ];
}
