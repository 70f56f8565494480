import { Router, type RequestHandler } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { leesBestand, type Bestand } from '../../platform/http/upload.ts';
import {
  importgeschiedenisSchema,
  importplanSchema,
  ongedaanSchema,
  planParamsSchema,
  uitkomstSchema,
  uitvoerenSchema,
  uploadQuerySchema,
} from './importplan.contract.ts';
import type { ImportplanService } from './importplan.service.ts';
import { leesEdexml, leesLijst, type Ingelezen } from './inlezen.ts';
import type { OngedaanService } from './ongedaan.service.ts';
import type { Schoolstand } from './stand.ts';

const A = '/api/admins/:adminId';
const MIB = 1024 * 1024;

interface Soort {
  pad: string;
  recht: 'edexml.importeren' | 'leerlingen.importeren';
  maxBytes: number;
  lees: (bestand: Bestand, stand: Schoolstand, land: 'NL' | 'BE') => Promise<Ingelezen>;
}
const SOORTEN: readonly Soort[] = [
  { pad: 'edexml', recht: 'edexml.importeren', maxBytes: 10 * MIB, lees: leesEdexml },
  { pad: 'leerlingimporten', recht: 'leerlingen.importeren', maxBytes: 5 * MIB, lees: leesLijst },
];

/** `POST {A}/edexml` and `{A}/leerlingimporten` make a plan; `…/{planId}/uitvoeren` and `…/ongedaan` follow. */
export function createImportplanRoutes(
  route: Route,
  services: { plannen: ImportplanService; ongedaan: OngedaanService },
): Router {
  const router = Router();
  for (const soort of SOORTEN) {
    const pad = `${A}/${soort.pad}`;
    router.post(pad, maakPlan(route, services.plannen, soort));
    router.post(
      `${pad}/:planId/uitvoeren`,
      route(
        { recht: soort.recht, params: planParamsSchema, body: uitvoerenSchema, antwoord: uitkomstSchema },
        ({ toegang, params, body }) => services.plannen.run(toegang, params.planId, body.keuzes),
      ),
    );
    router.post(
      `${pad}/:planId/ongedaan`,
      route({ recht: soort.recht, params: planParamsSchema, antwoord: ongedaanSchema }, ({ toegang, params }) =>
        services.ongedaan.undo(toegang, params.planId),
      ),
    );
  }
  router.get(
    `${A}/importplannen`,
    route(
      { recht: 'leerlingen.importeren', params: adminParamsSchema, antwoord: importgeschiedenisSchema },
      ({ toegang }) => services.plannen.listGeschiedenis(toegang.adminId),
    ),
  );
  return router;
}

function maakPlan(route: Route, plannen: ImportplanService, { recht, maxBytes, lees }: Soort): RequestHandler {
  return route(
    { recht, params: adminParamsSchema, query: uploadQuerySchema, antwoord: importplanSchema },
    async ({ toegang, query, req, res }) => {
      const bestand = await leesBestand(req, res, { maxBytes });
      return plannen.plan(toegang, bestand, {
        lees: (uit, stand) => lees(uit, stand, toegang.sessie.land),
        andereSchool: query.andereSchool === 'ja',
      });
    },
  );
}
