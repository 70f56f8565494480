import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  eigenInstellingenSchema,
  oefeninstellingenSchema,
  oefeninstellingKopieSchema,
  oefeninstellingParamsSchema,
  oefeninstellingRecordSchema,
  oefeninstellingWijzigingSchema,
  vorigeInstellingenSchema,
} from './oefeninstellingen.contract.ts';
import type { OefeninstellingenService } from './oefeninstellingen.service.ts';

const EEN = '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId';

export function createOefeninstellingenRoutes(route: Route, service: OefeninstellingenService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/groepen/:groepId/oefeninstellingen',
    route(
      { recht: 'oefeninstellingen.lezen', params: groepParamsSchema, antwoord: oefeninstellingenSchema },
      ({ toegang, params }) => service.list(toegang, params.groepId),
    ),
  );
  router.get(
    EEN,
    route(
      { recht: 'oefeninstellingen.lezen', params: oefeninstellingParamsSchema, antwoord: oefeninstellingRecordSchema },
      ({ toegang, params }) => service.find(toegang, params.oefeninstellingId),
    ),
  );
  router.patch(
    EEN,
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: oefeninstellingParamsSchema,
        body: oefeninstellingWijzigingSchema,
        antwoord: oefeninstellingRecordSchema,
      },
      ({ toegang, params, body }) => service.update(toegang, params.oefeninstellingId, body),
    ),
  );
  router.post(
    `${EEN}/kopieen`,
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: oefeninstellingParamsSchema,
        body: oefeninstellingKopieSchema,
        antwoord: vorigeInstellingenSchema,
        eenmalig: true,
      },
      ({ toegang, params, body }) => service.copy(toegang, params.oefeninstellingId, body),
    ),
  );
  router.put(
    '/api/admins/:adminId/leerlingen/oefeninstellingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: adminParamsSchema,
        body: eigenInstellingenSchema,
        antwoord: vorigeInstellingenSchema,
      },
      ({ toegang, body }) => service.setEigen(toegang, body),
    ),
  );
  return router;
}
