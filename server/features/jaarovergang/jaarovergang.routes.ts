import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { jaarovergangSchema, jaarovergangStateSchema, jaarovergangOutcomeSchema } from './jaarovergang.contract.ts';
import type { JaarovergangService } from './jaarovergang.service.ts';

const A = '/api/admins/:adminId';

export function createJaarovergangRoutes(route: Route, service: JaarovergangService): Router {
  const router = Router();
  router.get(
    `${A}/jaarovergang`,
    route(
      { recht: 'jaarovergang.uitvoeren', params: adminParamsSchema, antwoord: jaarovergangStateSchema },
      ({ access }) => service.find(access),
    ),
  );
  router.post(
    `${A}/jaarovergangen`,
    route(
      {
        recht: 'jaarovergang.uitvoeren',
        params: adminParamsSchema,
        body: jaarovergangSchema,
        antwoord: jaarovergangOutcomeSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, body }) => service.run(access, body),
    ),
  );
  return router;
}
