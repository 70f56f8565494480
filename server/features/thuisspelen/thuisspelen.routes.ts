import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import { ouderpinInstellenSchema, ouderSchema, sessieTokenSchema, terugSchema } from './thuisspelen.contract.ts';
import type { ThuisspelenService } from './thuisspelen.service.ts';

/** "Speel" at home, and the way back to the panel. */
export function createThuisspelenRoutes(route: Route, service: ThuisspelenService): Router {
  const router = Router();
  router.post(
    '/api/admins/:adminId/leerlingen/:leerlingId/sessies',
    route(
      { recht: 'leerlingen.spelen', params: panelLeerlingParamsSchema, antwoord: sessieTokenSchema, status: 201 },
      ({ toegang, params }) => service.start(toegang, params.leerlingId),
    ),
  );
  router.put(
    '/api/admins/:adminId/ouderpin',
    route(
      { recht: 'leerlingen.spelen', params: adminParamsSchema, body: ouderpinInstellenSchema },
      ({ toegang, body }) => service.setPin(toegang, body),
    ),
  );
  const kind = { recht: 'leerlinggebied.oefenen', params: leerlingParamsSchema, zonderLicentie: true } as const;
  router.get(
    '/api/leerlingen/:leerlingId/ouder',
    route({ ...kind, antwoord: ouderSchema }, ({ toegang, params }) => service.find(toegang.sessie, params.leerlingId)),
  );
  router.post(
    '/api/leerlingen/:leerlingId/ouder',
    route({ ...kind, body: terugSchema, antwoord: sessieTokenSchema }, ({ toegang, params, body }) =>
      service.back(toegang.sessie, params.leerlingId, body),
    ),
  );
  return router;
}
