import { Router } from 'express';
import { createError } from '../../platform/fout/create-error.ts';
import { netwerkadresVan } from '../../platform/http/netwerkadres.ts';
import { parseInvoer } from '../../platform/http/route.ts';
import {
  herstelParamsSchema,
  nieuwWachtwoordBodySchema,
  wachtwoordaanvraagSchema,
  type HerstelParams,
} from './wachtwoordherstel.contract.ts';
import type { WachtwoordherstelService } from './wachtwoordherstel.service.ts';

function paramsVan(params: unknown): HerstelParams {
  const uitkomst = herstelParamsSchema.safeParse(params);
  if (!uitkomst.success) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_ONBEKEND' });
  return uitkomst.data;
}

/** Open to all: the token in the address is the proof. */
export function createWachtwoordherstelRoutes(service: WachtwoordherstelService): Router {
  const router = Router();
  router.post('/api/wachtwoordaanvragen', async (req, res) => {
    await service.request(parseInvoer(wachtwoordaanvraagSchema, req.body).gebruiker, netwerkadresVan(req));
    res.set('Cache-Control', 'no-store').status(202).json({});
  });
  router.get('/api/wachtwoordherstellen/:userId/:token', async (req, res) => {
    res.set('Cache-Control', 'no-store').json(await service.check(paramsVan(req.params)));
  });
  router.post('/api/wachtwoordherstellen/:userId/:token', async (req, res) => {
    await service.set(paramsVan(req.params), parseInvoer(nieuwWachtwoordBodySchema, req.body).wachtwoord);
    res.set('Cache-Control', 'no-store').status(204).end();
  });
  return router;
}
