import { Router } from 'express';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { leerlingenSchema } from './leerlingen.contract.ts';
import type { LeerlingenService } from './leerlingen.service.ts';

export function createLeerlingenRoutes(route: Route, service: LeerlingenService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/groepen/:groepId/leerlingen',
    route({ recht: 'leerlingen.lezen', params: groepParamsSchema, antwoord: leerlingenSchema }, ({ access, params }) =>
      service.list(access, params.groepId),
    ),
  );
  return router;
}
