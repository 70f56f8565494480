import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { HealthDetailsService } from './details.service.ts';
import { healthEndpoints } from './gezondheid.contract.ts';
import type { HealthService } from './gezondheid.service.ts';
import type { MetricsService } from './metrics.service.ts';

interface Deps {
  health: HealthService;
  details: HealthDetailsService;
  metrics: MetricsService;
}

export function createHealthRoutes(mount: Mount, { health, details, metrics }: Deps): Mounted[] {
  return [
    mount(healthEndpoints.find, async ({ res }) => {
      const state = await health.find();
      // The same body with another status, so that a balancer needs to read no JSON.
      if (!state.klaar) res.status(503).set('Cache-Control', 'no-store').json(state);
      return state;
    }),
    mount(healthEndpoints.details, () => details.find()),
    mount(healthEndpoints.metrics, async ({ req, res }) => {
      metrics.require(req.get('authorization'));
      const { type, text } = await metrics.read();
      res.set({ 'Cache-Control': 'no-store', 'Content-Type': type }).send(text);
    }),
  ];
}
