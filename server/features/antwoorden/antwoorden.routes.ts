import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { antwoordenEndpoints } from './antwoorden.contract.ts';
import type { AntwoordenService } from './antwoorden.service.ts';
import { refusedEndpoints } from './refused.contract.ts';
import type { RefusedService } from './refused.service.ts';

export function createAntwoordenRoutes(mount: Mount, service: AntwoordenService, refused: RefusedService): Mounted[] {
  return [
    mount(antwoordenEndpoints.save, ({ access, body }) => service.save(access, body.antwoorden)),
    mount(refusedEndpoints.report, ({ access, body }) => refused.report(access, body)),
  ];
}
