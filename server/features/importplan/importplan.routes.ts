import { Router, type RequestHandler } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import { readFile, type FileData } from '../../platform/http/upload.ts';
import {
  importHistorySchema,
  importplanSchema,
  undoSchema,
  planParamsSchema,
  outcomeSchema,
  executeSchema,
  uploadQuerySchema,
} from './importplan.contract.ts';
import type { ImportplanService } from './importplan.service.ts';
import { readEdexml, readList, type Imported } from './import.ts';
import type { UndoService } from './undo.service.ts';
import type { SchoolState } from './standing.ts';

const A = '/api/admins/:adminId';
const MIB = 1024 * 1024;

interface Kind {
  pad: string;
  recht: 'edexml.importeren' | 'leerlingen.importeren';
  maxBytes: number;
  read: (file: FileData, state: SchoolState, land: 'NL' | 'BE') => Promise<Imported>;
}
const KINDS: readonly Kind[] = [
  { pad: 'edexml', recht: 'edexml.importeren', maxBytes: 10 * MIB, read: readEdexml },
  { pad: 'leerlingimporten', recht: 'leerlingen.importeren', maxBytes: 5 * MIB, read: readList },
];

/** `POST {A}/edexml` and `{A}/leerlingimporten` make a plan; `…/{planId}/uitvoeren` and `…/ongedaan` follow. */
export function createImportplanRoutes(
  route: Route,
  services: { plans: ImportplanService; undo: UndoService },
): Router {
  const router = Router();
  for (const kind of KINDS) {
    const path = `${A}/${kind.pad}`;
    router.post(path, createPlan(route, services.plans, kind));
    router.post(
      `${path}/:planId/uitvoeren`,
      route(
        { recht: kind.recht, params: planParamsSchema, body: executeSchema, antwoord: outcomeSchema },
        ({ access, params, body }) => services.plans.run(access, params.planId, body.keuzes),
      ),
    );
    router.post(
      `${path}/:planId/ongedaan`,
      route({ recht: kind.recht, params: planParamsSchema, antwoord: undoSchema }, ({ access, params }) =>
        services.undo.undo(access, params.planId),
      ),
    );
  }
  router.get(
    `${A}/importplannen`,
    route({ recht: 'leerlingen.importeren', params: adminParamsSchema, antwoord: importHistorySchema }, ({ access }) =>
      services.plans.listHistory(access.adminId),
    ),
  );
  return router;
}

function createPlan(
  route: Route,
  plans: ImportplanService,
  { recht: permission, maxBytes, read }: Kind,
): RequestHandler {
  return route(
    { recht: permission, params: adminParamsSchema, query: uploadQuerySchema, antwoord: importplanSchema },
    async ({ access, query, req, res }) => {
      const file = await readFile(req, res, { maxBytes });
      return plans.plan(access, file, {
        read: (out, state) => read(out, state, access.session.land),
        andereSchool: query.andereSchool === 'ja',
      });
    },
  );
}
