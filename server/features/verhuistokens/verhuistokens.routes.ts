import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import {
  ingelezenSchema,
  inlezenSchema,
  inzagenSchema,
  inzienSchema,
  nieuwVerhuistokenSchema,
  verhuiscodesSchema,
  verhuistokenParamsSchema,
  verhuistokensSchema,
} from './verhuistokens.contract.ts';
import type { VerhuistokensService } from './verhuistokens.service.ts';
import type { VerhuizingService } from './verhuizing.service.ts';

const PAD = '/api/admins/:adminId/verhuistokens';

/** Handing a pupil to another school, practice or home. */
export function createVerhuistokensRoutes(
  route: Route,
  deps: { tokens: VerhuistokensService; verhuizing: VerhuizingService },
): Router {
  const router = Router();
  const params = adminParamsSchema;
  router.post(
    PAD,
    route(
      {
        recht: 'verhuistokens.maken',
        params,
        body: nieuwVerhuistokenSchema,
        antwoord: verhuiscodesSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, body }) => deps.tokens.create(toegang, body),
    ),
  );
  router.get(
    PAD,
    route({ recht: 'verhuistokens.maken', params, antwoord: verhuistokensSchema }, ({ toegang }) =>
      deps.tokens.list(toegang),
    ),
  );
  router.delete(
    `${PAD}/:tokenId`,
    route({ recht: 'verhuistokens.maken', params: verhuistokenParamsSchema }, ({ toegang, params: { tokenId } }) =>
      deps.tokens.revoke(toegang, tokenId),
    ),
  );
  router.post(
    `${PAD}/inzien`,
    route(
      { recht: 'verhuistokens.inlezen', params, body: inzienSchema, antwoord: inzagenSchema },
      ({ toegang, body }) => deps.tokens.preview(toegang, body),
    ),
  );
  router.post(
    `${PAD}/inlezen`,
    route(
      { recht: 'verhuistokens.inlezen', params, body: inlezenSchema, antwoord: ingelezenSchema, eenmalig: true },
      ({ toegang, body }) => deps.verhuizing.redeem(toegang, body),
    ),
  );
  return router;
}
