import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { verwijderdSchema, verwijderingSchema } from './leerlingen-beheer.contract.ts';
import { panelLeerlingParamsSchema } from './leerlingen.contract.ts';
import {
  herstellingSchema,
  hersteldSchema,
  prullenbakQuerySchema,
  prullenbakSchema,
  wissenSchema,
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
        body: verwijderingSchema,
        antwoord: verwijderdSchema,
        eenmalig: true,
      },
      ({ toegang, body }) => service.put(toegang, body),
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
      ({ toegang, query }) => service.list(toegang, query),
    ),
  );
  router.post(
    `${A}/prullenbakitems/herstellingen`,
    route(
      {
        recht: 'prullenbak.herstellen',
        params: adminParamsSchema,
        body: herstellingSchema,
        antwoord: hersteldSchema,
        eenmalig: true,
      },
      ({ toegang, body }) => service.restore(toegang, body),
    ),
  );
  router.delete(
    `${A}/prullenbakitems/:leerlingId`,
    route(
      { recht: 'leerlingen.wissen', params: panelLeerlingParamsSchema, body: wissenSchema },
      ({ toegang, params, body }) => service.erase(toegang, params.leerlingId, body.bevestiging),
    ),
  );
  return router;
}
