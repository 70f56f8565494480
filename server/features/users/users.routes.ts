import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { meSchema } from './users.contract.ts';
import type { UsersService } from './users.service.ts';

export function createUsersRoutes(route: Route, service: UsersService): Router {
  const router = Router();
  router.get(
    '/api/users/mij',
    route({ recht: 'zelf.lezen', antwoord: meSchema }, ({ access }) => service.findMe(access.session)),
  );
  return router;
}
