import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { mijSchema } from './users.contract.ts';
import type { UsersService } from './users.service.ts';

export function createUsersRoutes(route: Route, service: UsersService): Router {
  const router = Router();
  router.get(
    '/api/users/mij',
    route({ recht: 'zelf.lezen', antwoord: mijSchema }, ({ toegang }) => service.findMij(toegang.sessie)),
  );
  return router;
}
