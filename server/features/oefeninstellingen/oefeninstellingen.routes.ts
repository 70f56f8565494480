import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  ownSettingsSchema,
  oefeninstellingenSchema,
  oefeninstellingCopySchema,
  oefeninstellingParamsSchema,
  oefeninstellingRecordSchema,
  oefeninstellingChangeSchema,
  previousSettingsSchema,
} from './oefeninstellingen.contract.ts';
import type { OefeninstellingenService } from './oefeninstellingen.service.ts';

const ONE = '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId';

export function createOefeninstellingenRoutes(route: Route, service: OefeninstellingenService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/groepen/:groepId/oefeninstellingen',
    route(
      { recht: 'oefeninstellingen.lezen', params: groepParamsSchema, antwoord: oefeninstellingenSchema },
      ({ access, params }) => service.list(access, params.groepId),
    ),
  );
  router.get(
    ONE,
    route(
      { recht: 'oefeninstellingen.lezen', params: oefeninstellingParamsSchema, antwoord: oefeninstellingRecordSchema },
      ({ access, params }) => service.find(access, params.oefeninstellingId),
    ),
  );
  router.patch(
    ONE,
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: oefeninstellingParamsSchema,
        body: oefeninstellingChangeSchema,
        antwoord: oefeninstellingRecordSchema,
      },
      ({ access, params, body }) => service.update(access, params.oefeninstellingId, body),
    ),
  );
  router.post(
    `${ONE}/kopieen`,
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: oefeninstellingParamsSchema,
        body: oefeninstellingCopySchema,
        antwoord: previousSettingsSchema,
        oneTime: true,
      },
      ({ access, params, body }) => service.copy(access, params.oefeninstellingId, body),
    ),
  );
  router.put(
    '/api/admins/:adminId/leerlingen/oefeninstellingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: adminParamsSchema,
        body: ownSettingsSchema,
        antwoord: previousSettingsSchema,
      },
      ({ access, body }) => service.setOwn(access, body),
    ),
  );
  return router;
}
