import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import { configureOuderPinSchema, ouderSchema, sessionTokenSchema, returnSchema } from './thuisspelen.contract.ts';
import type { ThuisspelenService } from './thuisspelen.service.ts';

/** "Speel" at home, and the way back to the panel. */
export function createThuisspelenRoutes(route: Route, service: ThuisspelenService): Router {
  const router = Router();
  router.post(
    '/api/admins/:adminId/leerlingen/:leerlingId/sessies',
    route(
      { recht: 'leerlingen.spelen', params: panelLeerlingParamsSchema, antwoord: sessionTokenSchema, status: 201 },
      ({ access, params }) => service.start(access, params.leerlingId),
    ),
  );
  router.put(
    '/api/admins/:adminId/ouderpin',
    route(
      { recht: 'leerlingen.spelen', params: adminParamsSchema, body: configureOuderPinSchema },
      ({ access, body }) => service.setPin(access, body),
    ),
  );
  const kind = { recht: 'leerlinggebied.oefenen', params: leerlingParamsSchema, withoutLicentie: true } as const;
  router.get(
    '/api/leerlingen/:leerlingId/ouder',
    route({ ...kind, antwoord: ouderSchema }, ({ access, params }) => service.find(access.session, params.leerlingId)),
  );
  router.post(
    '/api/leerlingen/:leerlingId/ouder',
    route({ ...kind, body: returnSchema, antwoord: sessionTokenSchema }, ({ access, params, body }) =>
      service.back(access.session, params.leerlingId, body),
    ),
  );
  return router;
}
