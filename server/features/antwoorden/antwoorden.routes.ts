import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { antwoordenEndpoints } from './antwoorden.contract.ts';
import type { AntwoordenService } from './antwoorden.service.ts';

export function createAntwoordenRoutes(mount: Mount, service: AntwoordenService): Mounted[] {
  return [mount(antwoordenEndpoints.save, ({ access, body }) => service.save(access, body.antwoorden))];
}
