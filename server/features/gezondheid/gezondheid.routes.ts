import { Router } from 'express';
import type { HealthService } from './gezondheid.service.ts';

export function createHealthRoutes(service: HealthService): Router {
  const router = Router();
  router.get('/api/gezondheid', async (_req, res) => {
    const state = await service.find();
    res
      .status(state.klaar ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(state);
  });
  return router;
}
