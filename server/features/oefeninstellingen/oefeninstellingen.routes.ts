import { Router } from 'express';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { oefeninstellingenSchema, oefeninstellingParamsSchema, oefeninstellingRecordSchema, oefeninstellingWijzigingSchema } from './oefeninstellingen.contract.ts';
import type { OefeninstellingenService } from './oefeninstellingen.service.ts';

const EEN = '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId';

export function createOefeninstellingenRoutes(route: Route, service: OefeninstellingenService): Router {
  const router = Router();
  router.get('/api/admins/:adminId/groepen/:groepId/oefeninstellingen', route(
    { recht: 'oefeninstellingen.lezen', params: groepParamsSchema, antwoord: oefeninstellingenSchema },
    ({ toegang, params }) => service.list(toegang, params.groepId),
  ));
  router.get(EEN, route(
    { recht: 'oefeninstellingen.lezen', params: oefeninstellingParamsSchema, antwoord: oefeninstellingRecordSchema },
    ({ toegang, params }) => service.find(toegang, params.oefeninstellingId),
  ));
  router.patch(EEN, route(
    { recht: 'oefeninstellingen.wijzigen', params: oefeninstellingParamsSchema, body: oefeninstellingWijzigingSchema, antwoord: oefeninstellingRecordSchema },
    ({ toegang, params, body }) => service.update(toegang, params.oefeninstellingId, body),
  ));
  return router;
}
