import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { whyEndpoints } from './waarom.contract.ts';
import type { WhyService } from './waarom.service.ts';

export function createWhyRoutes(mount: Mount, service: WhyService): Mounted[] {
  return [
    mount(whyEndpoints.explain, ({ access, params }) => service.explain(access, params.leerlingId, params.antwoordId)),
  ];
}
