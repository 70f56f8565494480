import { Router, type Request, type Response } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import { parseInput, type Route } from '../../platform/http/route.ts';
import { readFile, type FileData } from '../../platform/http/upload.ts';
import {
  lvsHistorySchema,
  lvsMappingSchema,
  lvsMappingFieldSchema,
  lvsUndoSchema,
  lvsPlanParamsSchema,
  lvsPlanSchema,
  lvsOutcomeSchema,
  lvsExecuteSchema,
  lvsUploadSchema,
} from './lvsspelling.contract.ts';
import type { LvsspellingService } from './lvsspelling.service.ts';
import type { LvsExecutionService } from './lvs-execution.service.ts';
import {
  groepResultsSchema,
  lvsResultParamsSchema,
  lvsResultSchema,
  newLvsResultSchema,
} from './lvs-results.contract.ts';
import type { LvsResultsService } from './lvs-results.service.ts';

const A = '/api/admins/:adminId';
const MAX_BYTES = 5 * 1024 * 1024;
const PERMISSION = 'lvs.importeren';

const read = (req: Request, res: Response): Promise<FileData> =>
  readFile(req, res, { maxBytes: MAX_BYTES, velden: 1, sleutel: 'LVS_TE_GROOT' });

/** `POST {A}/lvsimporten` makes a plan, `PATCH …/{planId}` reads the same file with another mapping; `…/uitvoeren` and `…/ongedaan` follow. */
export function createLvsspellingRoutes(
  route: Route,
  services: { plans: LvsspellingService; execution: LvsExecutionService },
): Router {
  const { plans, execution } = services;
  const router = Router();
  router.post(
    `${A}/lvsimporten`,
    route({ recht: PERMISSION, params: adminParamsSchema, antwoord: lvsPlanSchema }, async ({ access, req, res }) => {
      const file = await read(req, res);
      return plans.plan(access, file, parseInput(lvsUploadSchema, { ...req.body }).groepId);
    }),
  );
  router.patch(
    `${A}/lvsimporten/:planId`,
    route(
      { recht: PERMISSION, params: lvsPlanParamsSchema, antwoord: lvsPlanSchema },
      async ({ access, params, req, res }) => {
        const file = await read(req, res);
        const { mapping } = parseInput(lvsMappingFieldSchema, { ...req.body });
        return plans.remap(access, params.planId, { bestand: file, mapping: parseInput(lvsMappingSchema, mapping) });
      },
    ),
  );
  router.get(
    `${A}/lvsimporten`,
    route({ recht: PERMISSION, params: adminParamsSchema, antwoord: lvsHistorySchema }, ({ access }) =>
      execution.listHistory(access),
    ),
  );
  router.post(
    `${A}/lvsimporten/:planId/uitvoeren`,
    route(
      { recht: PERMISSION, params: lvsPlanParamsSchema, body: lvsExecuteSchema, antwoord: lvsOutcomeSchema },
      ({ access, params, body }) => execution.run(access, params.planId, body),
    ),
  );
  router.post(
    `${A}/lvsimporten/:planId/ongedaan`,
    route({ recht: PERMISSION, params: lvsPlanParamsSchema, antwoord: lvsUndoSchema }, ({ access, params }) =>
      execution.undo(access, params.planId),
    ),
  );
  router.get(
    `${A}/lvsimporten/:planId/niet-gevonden.csv`,
    route({ recht: PERMISSION, params: lvsPlanParamsSchema }, async ({ access, params, res }) => {
      const csv = await execution.findNotFound(access, params.planId);
      res
        .set({ 'Content-Disposition': 'attachment; filename="niet-gevonden.csv"', 'Cache-Control': 'no-store' })
        .type('text/csv')
        .send(`\uFEFF${csv}`);
    }),
  );
  return router;
}

/** Results of a group, and single ones by hand. */
export function createLvsResultsRoutes(route: Route, service: LvsResultsService): Router {
  const router = Router();
  router.get(
    `${A}/groepen/:groepId/lvsresultaten`,
    route({ recht: 'lvs.lezen', params: groepParamsSchema, antwoord: groepResultsSchema }, ({ access, params }) =>
      service.findGroep(access, params.groepId),
    ),
  );
  router.post(
    `${A}/leerlingen/:leerlingId/lvsresultaten`,
    route(
      {
        recht: PERMISSION,
        params: panelLeerlingParamsSchema,
        body: newLvsResultSchema,
        antwoord: lvsResultSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, params, body }) => service.create(access, params.leerlingId, body),
    ),
  );
  router.delete(
    `${A}/leerlingen/:leerlingId/lvsresultaten/:resultaatId`,
    route({ recht: PERMISSION, params: lvsResultParamsSchema }, ({ access, params }) =>
      service.delete(access, params.leerlingId, params.resultaatId),
    ),
  );
  return router;
}
