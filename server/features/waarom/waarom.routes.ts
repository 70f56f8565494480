import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { whyParamsSchema, whySchema } from './waarom.contract.ts';
import type { WhyService } from './waarom.service.ts';

export function createWhyRoutes(route: Route, service: WhyService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/leerlingen/:leerlingId/antwoorden/:antwoordId/waarom',
    route({ recht: 'waarom.lezen', params: whyParamsSchema, antwoord: whySchema }, ({ access, params }) =>
      service.explain(access, params.leerlingId, params.antwoordId),
    ),
  );
  return router;
}
