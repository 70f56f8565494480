import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema, adminSchema } from './admins.contract.ts';
import type { AdminsService } from './admins.service.ts';

export function createAdminsRoutes(route: Route, service: AdminsService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId',
    route({ recht: 'paneel.openen', params: adminParamsSchema, antwoord: adminSchema }, ({ access }) =>
      service.find(access),
    ),
  );
  return router;
}
