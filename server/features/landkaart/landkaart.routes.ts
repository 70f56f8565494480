import { Router } from 'express';
import { leerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  landkaartSchema,
  notitieParamsSchema,
  notitieWijzigingSchema,
  voorkeurenSchema,
  voorkeurenWijzigingSchema,
} from './landkaart.contract.ts';
import type { LandkaartService } from './landkaart.service.ts';

export function createLandkaartRoutes(route: Route, service: LandkaartService): Router {
  const router = Router();
  router.get(
    '/api/leerlingen/:leerlingId/landkaart',
    route(
      { recht: 'leerlinggebied.openen', params: leerlingParamsSchema, antwoord: landkaartSchema },
      ({ toegang, params }) => service.find(toegang, params.leerlingId),
    ),
  );
  router.patch(
    '/api/leerlingen/:leerlingId/voorkeuren',
    route(
      {
        recht: 'leerlinggebied.openen',
        params: leerlingParamsSchema,
        body: voorkeurenWijzigingSchema,
        antwoord: voorkeurenSchema,
      },
      ({ toegang, params, body }) => service.updateVoorkeuren(toegang, params.leerlingId, body),
    ),
  );
  router.patch(
    '/api/leerlingen/:leerlingId/notities/:notitieId',
    route(
      { recht: 'leerlinggebied.openen', params: notitieParamsSchema, body: notitieWijzigingSchema },
      ({ toegang, params, body }) => service.readNotitie(toegang, params, body),
    ),
  );
  return router;
}
