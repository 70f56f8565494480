import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { weightsEndpoints as weights } from './weights.contract.ts';
import type { WeightsService } from './weights.service.ts';

export function createWeightsRoutes(mount: Mount, service: WeightsService): Mounted[] {
  return [
    mount(weights.list, () => service.list()),
    mount(weights.takeBack, ({ access, params }) => service.takeBack(access, params.nightId)),
  ];
}
