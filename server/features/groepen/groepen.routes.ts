import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { groepenQuerySchema, groepenSchema, signalenQuerySchema, signalenSchema } from './groepen.contract.ts';
import type { GroepenService } from './groepen.service.ts';

export function createGroepenRoutes(route: Route, service: GroepenService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/groepen',
    route(
      { recht: 'groepen.lezen', params: adminParamsSchema, query: groepenQuerySchema, antwoord: groepenSchema },
      ({ access, query }) => service.list(access, query),
    ),
  );
  router.get(
    '/api/admins/:adminId/signalen',
    route(
      { recht: 'groepen.lezen', params: adminParamsSchema, query: signalenQuerySchema, antwoord: signalenSchema },
      ({ access, query }) => service.listSignalen(access, query.groepId),
    ),
  );
  return router;
}
