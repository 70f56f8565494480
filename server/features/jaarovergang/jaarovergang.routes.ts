import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { jaarovergangEndpoints } from './jaarovergang.contract.ts';
import type { JaarovergangService } from './jaarovergang.service.ts';

export function createJaarovergangRoutes(mount: Mount, service: JaarovergangService): Mounted[] {
  return [
    mount(jaarovergangEndpoints.find, ({ access }) => service.find(access)),
    mount(jaarovergangEndpoints.run, ({ access, body }) => service.run(access, body)),
  ];
}
