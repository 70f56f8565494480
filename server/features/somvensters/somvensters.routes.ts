import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import type { ClosingService } from './closing.service.ts';
import {
  instapRestoredSchema,
  instapRestoreSchema,
  instapMeasurementsSchema,
  instapMeasurementsRequestSchema,
} from './instap-measurements.contract.ts';
import type { InstapMeasurementsService } from './instap-measurements.service.ts';
import {
  closingSchema,
  closingRequestSchema,
  somvensterAntwoordSchema,
  somvensterRequestSchema,
  spelrondeParamsSchema,
  spelrondeSchema,
  spelrondeRequestSchema,
  taakParamsSchema,
} from './somvensters.contract.ts';
import type { SomvenstersService } from './somvensters.service.ts';
import type { SpelrondesService } from './spelrondes.service.ts';

const TAAK = '/api/leerlingen/:leerlingId/somvensters/:somvensterId/taken/:taakId';

interface Services {
  somvensters: SomvenstersService;
  spelrondes: SpelrondesService;
  closing: ClosingService;
  instapMeasurements: InstapMeasurementsService;
}

function addSomvenster(router: Router, route: Route, services: Services): void {
  router.post(
    '/api/leerlingen/:leerlingId/somvensters',
    route(
      {
        recht: 'leerlinggebied.openen',
        params: leerlingParamsSchema,
        body: somvensterRequestSchema,
        antwoord: somvensterAntwoordSchema,
      },
      ({ access, params }) => services.somvensters.create(access, params.leerlingId),
    ),
  );
}

function addInstapMeasurements(router: Router, route: Route, services: Services): void {
  router.post(
    '/api/admins/:adminId/leerlingen/:leerlingId/instapmetingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: panelLeerlingParamsSchema,
        antwoord: somvensterAntwoordSchema,
        status: 201,
      },
      ({ access, params }) => services.somvensters.createInstap(access, params.leerlingId),
    ),
  );
  router.post(
    '/api/admins/:adminId/leerlingen/instapmetingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: adminParamsSchema,
        body: instapMeasurementsRequestSchema,
        antwoord: instapMeasurementsSchema,
        oneTime: true,
      },
      ({ access, body }) => services.instapMeasurements.start(access, body),
    ),
  );
  router.post(
    '/api/admins/:adminId/leerlingen/instapmetingen/herstellingen',
    route(
      {
        recht: 'oefeninstellingen.wijzigen',
        params: adminParamsSchema,
        body: instapRestoreSchema,
        antwoord: instapRestoredSchema,
        oneTime: true,
      },
      ({ access, body }) => services.instapMeasurements.undo(access, body),
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
        body: spelrondeRequestSchema,
        antwoord: spelrondeSchema,
      },
      ({ access, params, body }) => services.spelrondes.open(access, params, body),
    ),
  );
  router.post(
    `${TAAK}/spelrondes/:rondeId/afsluitingen`,
    route(
      {
        recht: 'leerlinggebied.openen',
        withoutLicentie: true,
        params: spelrondeParamsSchema,
        body: closingRequestSchema,
        antwoord: closingSchema,
      },
      ({ access, params, body }) => services.closing.finish(access, params, body),
    ),
  );
}

export function createSomvenstersRoutes(route: Route, services: Services): Router {
  const router = Router();
  addSomvenster(router, route, services);
  addInstapMeasurements(router, route, services);
  addSpelrondes(router, route, services);
  return router;
}
