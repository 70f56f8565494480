import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { waaromParamsSchema, waaromSchema } from './waarom.contract.ts';
import type { WaaromService } from './waarom.service.ts';

export function createWaaromRoutes(route: Route, service: WaaromService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/leerlingen/:leerlingId/antwoorden/:antwoordId/waarom',
    route({ recht: 'waarom.lezen', params: waaromParamsSchema, antwoord: waaromSchema }, ({ toegang, params }) =>
      service.explain(toegang, params.leerlingId, params.antwoordId),
    ),
  );
  return router;
}
