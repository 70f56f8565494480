import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import type { AfsluitingService } from './afsluiting.service.ts';
import {
  instaphersteldSchema,
  instapherstelSchema,
  instapmetingenSchema,
  instapmetingenVerzoekSchema,
} from './instapmetingen.contract.ts';
import type { InstapmetingenService } from './instapmetingen.service.ts';
import {
  afsluitingSchema,
  afsluitingVerzoekSchema,
  somvensterAntwoordSchema,
  somvensterVerzoekSchema,
  spelrondeParamsSchema,
  spelrondeSchema,
  spelrondeVerzoekSchema,
  taakParamsSchema,
} from './somvensters.contract.ts';
import type { SomvenstersService } from './somvensters.service.ts';
import type { SpelrondesService } from './spelrondes.service.ts';

const TAAK = '/api/leerlingen/:leerlingId/somvensters/:somvensterId/taken/:taakId';

interface Services {
  somvensters: SomvenstersService;
  spelrondes: SpelrondesService;
  afsluiting: AfsluitingService;
  instapmetingen: InstapmetingenService;
}

function addSomvenster(router: Router, route: Route, services: Services): void {
  router.post(
    '/api/leerlingen/:leerlingId/somvensters',
    route(
      {
        recht: 'leerlinggebied.openen',
        params: leerlingParamsSchema,
        body: somvensterVerzoekSchema,
        antwoord: somvensterAntwoordSchema,
      },
      ({ toegang, params }) => services.somvensters.create(toegang, params.leerlingId),
    ),
  );
}

function addInstapmetingen(router: Router, route: Route, services: Services): void {
  router.post(
    '/api/admins/:adminId/leerlingen/:leerlingId/instapmetingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: panelLeerlingParamsSchema,
        antwoord: somvensterAntwoordSchema,
        status: 201,
      },
      ({ toegang, params }) => services.somvensters.createInstap(toegang, params.leerlingId),
    ),
  );
  router.post(
    '/api/admins/:adminId/leerlingen/instapmetingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: adminParamsSchema,
        body: instapmetingenVerzoekSchema,
        antwoord: instapmetingenSchema,
        eenmalig: true,
      },
      ({ toegang, body }) => services.instapmetingen.start(toegang, body),
    ),
  );
  router.post(
    '/api/admins/:adminId/leerlingen/instapmetingen/herstellingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: adminParamsSchema,
        body: instapherstelSchema,
        antwoord: instaphersteldSchema,
        eenmalig: true,
      },
      ({ toegang, body }) => services.instapmetingen.undo(toegang, body),
    ),
  );
}

/** A round opens and closes. */
function addSpelrondes(router: Router, route: Route, services: Services): void {
  router.post(
    `${TAAK}/spelrondes`,
    route(
      {
        recht: 'leerlinggebied.openen',
        params: taakParamsSchema,
        body: spelrondeVerzoekSchema,
        antwoord: spelrondeSchema,
      },
      ({ toegang, params, body }) => services.spelrondes.open(toegang, params, body),
    ),
  );
  router.post(
    `${TAAK}/spelrondes/:rondeId/afsluitingen`,
    route(
      {
        recht: 'leerlinggebied.openen',
        zonderLicentie: true,
        params: spelrondeParamsSchema,
        body: afsluitingVerzoekSchema,
        antwoord: afsluitingSchema,
      },
      ({ toegang, params, body }) => services.afsluiting.finish(toegang, params, body),
    ),
  );
}

export function createSomvenstersRoutes(route: Route, services: Services): Router {
  const router = Router();
  addSomvenster(router, route, services);
  addInstapmetingen(router, route, services);
  addSpelrondes(router, route, services);
  return router;
}
