import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import {
  kantoorWisverzoekenSchema,
  nieuwWisverzoekSchema,
  wisverzoekenSchema,
  wisverzoekParamsSchema,
  wisverzoekSchema,
} from './wisverzoeken.contract.ts';
import type { WisverzoekenService } from './wisverzoeken.service.ts';

const A = '/api/admins/:adminId/wisverzoeken';

export function createWisverzoekenRoutes(route: Route, service: WisverzoekenService): Router {
  const router = Router();
  router.get(
    '/api/kantoor/wisverzoeken',
    route({ recht: 'wissen.overzien', antwoord: kantoorWisverzoekenSchema }, ({ toegang }) =>
      service.listAlles(toegang),
    ),
  );
  router.get(
    A,
    route({ recht: 'wissen.vragen', params: adminParamsSchema, antwoord: wisverzoekenSchema }, ({ toegang }) =>
      service.list(toegang),
    ),
  );
  router.post(
    A,
    route(
      {
        recht: 'wissen.vragen',
        params: adminParamsSchema,
        body: nieuwWisverzoekSchema,
        antwoord: wisverzoekSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, body }) => service.ask(toegang, body),
    ),
  );
  router.delete(
    `${A}/:verzoekId`,
    route({ recht: 'wissen.vragen', params: wisverzoekParamsSchema }, ({ toegang, params }) =>
      service.withdraw(toegang, params.verzoekId),
    ),
  );
  router.post(
    `${A}/:verzoekId/bevestigingen`,
    route(
      { recht: 'wissen.bevestigen', params: wisverzoekParamsSchema, antwoord: wisverzoekSchema, eenmalig: true },
      ({ toegang, params }) => service.confirm(toegang, params.verzoekId),
    ),
  );
  router.post(
    `${A}/:verzoekId/weigeringen`,
    route({ recht: 'wissen.bevestigen', params: wisverzoekParamsSchema, eenmalig: true }, ({ toegang, params }) =>
      service.refuse(toegang, params.verzoekId),
    ),
  );
  return router;
}
