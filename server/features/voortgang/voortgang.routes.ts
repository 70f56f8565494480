import { Router } from 'express';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  antwoordenQuerySchema,
  voortgangAntwoordenSchema,
  voortgangQuerySchema,
  voortgangSchema,
} from './voortgang.contract.ts';
import type { VoortgangService } from './voortgang.service.ts';

export function createVoortgangRoutes(route: Route, service: VoortgangService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/groepen/:groepId/voortgang',
    route(
      { recht: 'voortgang.lezen', params: groepParamsSchema, query: voortgangQuerySchema, antwoord: voortgangSchema },
      ({ access, params, query }) => service.findMatrix(access, params.groepId, query),
    ),
  );
  router.get(
    '/api/admins/:adminId/leerlingen/:leerlingId/antwoorden',
    route(
      {
        recht: 'voortgang.lezen',
        params: panelLeerlingParamsSchema,
        query: antwoordenQuerySchema,
        antwoord: voortgangAntwoordenSchema,
      },
      ({ access, params, query }) => service.findAntwoorden(access, params.leerlingId, query),
    ),
  );
  return router;
}
