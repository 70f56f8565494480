import { Router } from 'express';
import type { GezondheidService } from './gezondheid.service.ts';

export function createGezondheidRoutes(service: GezondheidService): Router {
  const router = Router();
  router.get('/api/gezondheid', async (_req, res) => {
    const stand = await service.find();
    res
      .status(stand.klaar ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(stand);
  });
  return router;
}
