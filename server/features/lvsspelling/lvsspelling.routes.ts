import { Router, type Request, type Response } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import { parseInvoer, type Route } from '../../platform/http/route.ts';
import { leesBestand, type Bestand } from '../../platform/http/upload.ts';
import {
  lvsGeschiedenisSchema,
  lvsMappingSchema,
  lvsMappingVeldSchema,
  lvsOngedaanSchema,
  lvsPlanParamsSchema,
  lvsPlanSchema,
  lvsUitkomstSchema,
  lvsUitvoerenSchema,
  lvsUploadSchema,
} from './lvsspelling.contract.ts';
import type { LvsspellingService } from './lvsspelling.service.ts';
import type { LvsUitvoerService } from './lvsuitvoer.service.ts';
import {
  groepsresultatenSchema,
  lvsResultaatParamsSchema,
  lvsResultaatSchema,
  nieuwLvsResultaatSchema,
} from './lvsresultaten.contract.ts';
import type { LvsResultatenService } from './lvsresultaten.service.ts';

const A = '/api/admins/:adminId';
const MAX_BYTES = 5 * 1024 * 1024;
const RECHT = 'lvs.importeren';

const lees = (req: Request, res: Response): Promise<Bestand> =>
  leesBestand(req, res, { maxBytes: MAX_BYTES, velden: 1, sleutel: 'LVS_TE_GROOT' });

/** `POST {A}/lvsimporten` makes a plan, `PATCH …/{planId}` reads the same file with another mapping; `…/uitvoeren` and `…/ongedaan` follow. */
export function createLvsspellingRoutes(
  route: Route,
  services: { plannen: LvsspellingService; uitvoer: LvsUitvoerService },
): Router {
  const { plannen, uitvoer } = services;
  const router = Router();
  router.post(
    `${A}/lvsimporten`,
    route({ recht: RECHT, params: adminParamsSchema, antwoord: lvsPlanSchema }, async ({ toegang, req, res }) => {
      const bestand = await lees(req, res);
      return plannen.plan(toegang, bestand, parseInvoer(lvsUploadSchema, { ...req.body }).groepId);
    }),
  );
  router.patch(
    `${A}/lvsimporten/:planId`,
    route(
      { recht: RECHT, params: lvsPlanParamsSchema, antwoord: lvsPlanSchema },
      async ({ toegang, params, req, res }) => {
        const bestand = await lees(req, res);
        const { mapping } = parseInvoer(lvsMappingVeldSchema, { ...req.body });
        return plannen.remap(toegang, params.planId, { bestand, mapping: parseInvoer(lvsMappingSchema, mapping) });
      },
    ),
  );
  router.get(
    `${A}/lvsimporten`,
    route({ recht: RECHT, params: adminParamsSchema, antwoord: lvsGeschiedenisSchema }, ({ toegang }) =>
      uitvoer.listGeschiedenis(toegang),
    ),
  );
  router.post(
    `${A}/lvsimporten/:planId/uitvoeren`,
    route(
      { recht: RECHT, params: lvsPlanParamsSchema, body: lvsUitvoerenSchema, antwoord: lvsUitkomstSchema },
      ({ toegang, params, body }) => uitvoer.run(toegang, params.planId, body),
    ),
  );
  router.post(
    `${A}/lvsimporten/:planId/ongedaan`,
    route({ recht: RECHT, params: lvsPlanParamsSchema, antwoord: lvsOngedaanSchema }, ({ toegang, params }) =>
      uitvoer.undo(toegang, params.planId),
    ),
  );
  router.get(
    `${A}/lvsimporten/:planId/niet-gevonden.csv`,
    route({ recht: RECHT, params: lvsPlanParamsSchema }, async ({ toegang, params, res }) => {
      const csv = await uitvoer.findNietGevonden(toegang, params.planId);
      res
        .set({ 'Content-Disposition': 'attachment; filename="niet-gevonden.csv"', 'Cache-Control': 'no-store' })
        .type('text/csv')
        .send(`\uFEFF${csv}`);
    }),
  );
  return router;
}

/** Results of a group, and single ones by hand. */
export function createLvsResultatenRoutes(route: Route, service: LvsResultatenService): Router {
  const router = Router();
  router.get(
    `${A}/groepen/:groepId/lvsresultaten`,
    route({ recht: 'lvs.lezen', params: groepParamsSchema, antwoord: groepsresultatenSchema }, ({ toegang, params }) =>
      service.findGroep(toegang, params.groepId),
    ),
  );
  router.post(
    `${A}/leerlingen/:leerlingId/lvsresultaten`,
    route(
      {
        recht: RECHT,
        params: panelLeerlingParamsSchema,
        body: nieuwLvsResultaatSchema,
        antwoord: lvsResultaatSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, params, body }) => service.create(toegang, params.leerlingId, body),
    ),
  );
  router.delete(
    `${A}/leerlingen/:leerlingId/lvsresultaten/:resultaatId`,
    route({ recht: RECHT, params: lvsResultaatParamsSchema }, ({ toegang, params }) =>
      service.delete(toegang, params.leerlingId, params.resultaatId),
    ),
  );
  return router;
}
