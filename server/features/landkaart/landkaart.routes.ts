import { Router } from 'express';
import { leerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  landkaartSchema,
  notitieParamsSchema,
  notitieChangeSchema,
  preferencesSchema,
  preferencesChangeSchema,
} from './landkaart.contract.ts';
import type { LandkaartService } from './landkaart.service.ts';

export function createLandkaartRoutes(route: Route, service: LandkaartService): Router {
  const router = Router();
  router.get(
    '/api/leerlingen/:leerlingId/landkaart',
    route(
      { recht: 'leerlinggebied.openen', params: leerlingParamsSchema, antwoord: landkaartSchema },
      ({ access, params }) => service.find(access, params.leerlingId),
    ),
  );
  router.patch(
    '/api/leerlingen/:leerlingId/voorkeuren',
    route(
      {
        recht: 'leerlinggebied.openen',
        params: leerlingParamsSchema,
        body: preferencesChangeSchema,
        antwoord: preferencesSchema,
      },
      ({ access, params, body }) => service.updatePreferences(access, params.leerlingId, body),
    ),
  );
  router.patch(
    '/api/leerlingen/:leerlingId/notities/:notitieId',
    route(
      { recht: 'leerlinggebied.openen', params: notitieParamsSchema, body: notitieChangeSchema },
      ({ access, params, body }) => service.readNotitie(access, params, body),
    ),
  );
  return router;
}
