import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { jaarovergangSchema, jaarovergangStandSchema, jaarovergangUitkomstSchema } from './jaarovergang.contract.ts';
import type { JaarovergangService } from './jaarovergang.service.ts';

const A = '/api/admins/:adminId';

export function createJaarovergangRoutes(route: Route, service: JaarovergangService): Router {
  const router = Router();
  router.get(
    `${A}/jaarovergang`,
    route(
      { recht: 'jaarovergang.uitvoeren', params: adminParamsSchema, antwoord: jaarovergangStandSchema },
      ({ toegang }) => service.find(toegang),
    ),
  );
  router.post(
    `${A}/jaarovergangen`,
    route(
      {
        recht: 'jaarovergang.uitvoeren',
        params: adminParamsSchema,
        body: jaarovergangSchema,
        antwoord: jaarovergangUitkomstSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, body }) => service.run(toegang, body),
    ),
  );
  return router;
}
