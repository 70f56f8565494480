import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { healthEndpoints } from './gezondheid.contract.ts';
import type { HealthService } from './gezondheid.service.ts';

export function createHealthRoutes(mount: Mount, service: HealthService): Mounted[] {
  return [
    mount(healthEndpoints.find, async ({ res }) => {
      const state = await service.find();
      // The same body with another status, so that a balancer needs to read no JSON.
      if (!state.klaar) res.status(503).set('Cache-Control', 'no-store').json(state);
      return state;
    }),
  ];
}
