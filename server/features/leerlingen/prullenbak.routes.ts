import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { removedSchema, removalSchema } from './leerlingen-management.contract.ts';
import { panelLeerlingParamsSchema } from './leerlingen.contract.ts';
import {
  restorationSchema,
  restoredSchema,
  prullenbakQuerySchema,
  prullenbakSchema,
  erasureSchema,
} from './prullenbak.contract.ts';
import type { PrullenbakService } from './prullenbak.service.ts';

const A = '/api/admins/:adminId';

export function createPrullenbakRoutes(route: Route, service: PrullenbakService): Router {
  const router = Router();
  router.post(
    `${A}/leerlingen/verwijderingen`,
    route(
      {
        recht: 'leerlingen.verwijderen',
        params: adminParamsSchema,
        body: removalSchema,
        antwoord: removedSchema,
        oneTime: true,
      },
      ({ access, body }) => service.put(access, body),
    ),
  );
  router.get(
    `${A}/prullenbakitems`,
    route(
      {
        recht: 'prullenbak.lezen',
        params: adminParamsSchema,
        query: prullenbakQuerySchema,
        antwoord: prullenbakSchema,
      },
      ({ access, query }) => service.list(access, query),
    ),
  );
  router.post(
    `${A}/prullenbakitems/herstellingen`,
    route(
      {
        recht: 'prullenbak.herstellen',
        params: adminParamsSchema,
        body: restorationSchema,
        antwoord: restoredSchema,
        oneTime: true,
      },
      ({ access, body }) => service.restore(access, body),
    ),
  );
  router.delete(
    `${A}/prullenbakitems/:leerlingId`,
    route(
      { recht: 'leerlingen.wissen', params: panelLeerlingParamsSchema, body: erasureSchema },
      ({ access, params, body }) => service.erase(access, params.leerlingId, body.bevestiging),
    ),
  );
  return router;
}
