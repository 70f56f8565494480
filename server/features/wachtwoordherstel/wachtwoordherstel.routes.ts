import { Router } from 'express';
import { createError } from '../../platform/error/create-error.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { parseInput } from '../../platform/http/route.ts';
import {
  resetParamsSchema,
  newPasswordBodySchema,
  passwordRequestSchema,
  type ResetParams,
} from './wachtwoordherstel.contract.ts';
import type { PasswordResetService } from './wachtwoordherstel.service.ts';

function paramsOf(params: unknown): ResetParams {
  const outcome = resetParamsSchema.safeParse(params);
  if (!outcome.success) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_ONBEKEND' });
  return outcome.data;
}

/** Open to all: the token in the address is the proof. */
export function createPasswordResetRoutes(service: PasswordResetService): Router {
  const router = Router();
  router.post('/api/wachtwoordaanvragen', async (req, res) => {
    await service.request(parseInput(passwordRequestSchema, req.body).gebruiker, networkAddressOf(req));
    res.set('Cache-Control', 'no-store').status(202).json({});
  });
  router.get('/api/wachtwoordherstellen/:userId/:token', async (req, res) => {
    res.set('Cache-Control', 'no-store').json(await service.check(paramsOf(req.params)));
  });
  router.post('/api/wachtwoordherstellen/:userId/:token', async (req, res) => {
    await service.set(paramsOf(req.params), parseInput(newPasswordBodySchema, req.body).wachtwoord);
    res.set('Cache-Control', 'no-store').status(204).end();
  });
  return router;
}
