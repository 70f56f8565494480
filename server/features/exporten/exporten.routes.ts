import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Response } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import { exportenSchema, exportParamsSchema, exportSchema, leerlingExportQuerySchema } from './exporten.contract.ts';
import type { ExportenService } from './exporten.service.ts';

const A = '/api/admins/:adminId';
const alsBestand = (res: Response, naam: string): Response =>
  res
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(naam)}`);

export function createExportenRoutes(route: Route, service: ExportenService): Router {
  const router = Router();
  router.get(
    `${A}/leerlingen/:leerlingId/export`,
    route(
      { recht: 'export.leerling', params: panelLeerlingParamsSchema, query: leerlingExportQuerySchema },
      async ({ toegang, params, query, res }) => {
        const { naam, soort, inhoud } = await service.leerling(toegang, params.leerlingId, query.vorm);
        alsBestand(res, naam).type(soort).send(inhoud);
      },
    ),
  );
  router.post(
    `${A}/exporten`,
    route(
      { recht: 'export.tenant', params: adminParamsSchema, antwoord: exportSchema, status: 202, eenmalig: true },
      ({ toegang }) => service.start(toegang),
    ),
  );
  router.get(
    `${A}/exporten`,
    route({ recht: 'export.tenant', params: adminParamsSchema, antwoord: exportenSchema }, ({ toegang }) =>
      service.list(toegang),
    ),
  );
  router.get(
    `${A}/exporten/:exportId`,
    route({ recht: 'export.tenant', params: exportParamsSchema, antwoord: exportSchema }, ({ toegang, params }) =>
      service.find(toegang, params.exportId),
    ),
  );
  router.get(
    `${A}/exporten/:exportId/bestand`,
    route({ recht: 'export.tenant', params: exportParamsSchema }, async ({ toegang, params, res }) => {
      const { naam, bytes, delen } = await service.open(toegang, params.exportId);
      alsBestand(res, naam).type('application/zip').set('Content-Length', String(bytes));
      await pipeline(Readable.from(delen), res);
    }),
  );
  return router;
}
