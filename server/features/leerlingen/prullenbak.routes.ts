import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { prullenbakEndpoints as bin } from './prullenbak.contract.ts';
import type { PrullenbakService } from './prullenbak.service.ts';

export function createPrullenbakRoutes(mount: Mount, service: PrullenbakService): Mounted[] {
  return [
    mount(bin.put, ({ access, body }) => service.put(access, body)),
    mount(bin.list, ({ access, query }) => service.list(access, query)),
    mount(bin.restore, ({ access, body }) => service.restore(access, body)),
    mount(bin.erase, ({ access, params, body }) => service.erase(access, params.leerlingId, body.bevestiging)),
  ];
}
