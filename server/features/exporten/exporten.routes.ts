import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Response } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import { exportsSchema, exportParamsSchema, exportSchema, leerlingExportQuerySchema } from './exporten.contract.ts';
import type { ExportsService } from './exporten.service.ts';

const A = '/api/admins/:adminId';
const asFile = (res: Response, name: string): Response =>
  res
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);

export function createExportsRoutes(route: Route, service: ExportsService): Router {
  const router = Router();
  router.get(
    `${A}/leerlingen/:leerlingId/export`,
    route(
      { recht: 'export.leerling', params: panelLeerlingParamsSchema, query: leerlingExportQuerySchema },
      async ({ access, params, query, res }) => {
        const {
          naam: name,
          soort: kind,
          inhoud: content,
        } = await service.leerling(access, params.leerlingId, query.vorm);
        asFile(res, name).type(kind).send(content);
      },
    ),
  );
  router.post(
    `${A}/exporten`,
    route(
      { recht: 'export.tenant', params: adminParamsSchema, antwoord: exportSchema, status: 202, oneTime: true },
      ({ access }) => service.start(access),
    ),
  );
  router.get(
    `${A}/exporten`,
    route({ recht: 'export.tenant', params: adminParamsSchema, antwoord: exportsSchema }, ({ access }) =>
      service.list(access),
    ),
  );
  router.get(
    `${A}/exporten/:exportId`,
    route({ recht: 'export.tenant', params: exportParamsSchema, antwoord: exportSchema }, ({ access, params }) =>
      service.find(access, params.exportId),
    ),
  );
  router.get(
    `${A}/exporten/:exportId/bestand`,
    route({ recht: 'export.tenant', params: exportParamsSchema }, async ({ access, params, res }) => {
      const { naam: name, bytes, delen: parts } = await service.open(access, params.exportId);
      asFile(res, name).type('application/zip').set('Content-Length', String(bytes));
      await pipeline(Readable.from(parts), res);
    }),
  );
  return router;
}
