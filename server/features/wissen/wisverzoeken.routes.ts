import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import {
  officeWisverzoekenSchema,
  newWisverzoekSchema,
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
    route({ recht: 'wissen.overzien', antwoord: officeWisverzoekenSchema }, ({ access }) => service.listAll(access)),
  );
  router.get(
    A,
    route({ recht: 'wissen.vragen', params: adminParamsSchema, antwoord: wisverzoekenSchema }, ({ access }) =>
      service.list(access),
    ),
  );
  router.post(
    A,
    route(
      {
        recht: 'wissen.vragen',
        params: adminParamsSchema,
        body: newWisverzoekSchema,
        antwoord: wisverzoekSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, body }) => service.ask(access, body),
    ),
  );
  router.delete(
    `${A}/:verzoekId`,
    route({ recht: 'wissen.vragen', params: wisverzoekParamsSchema }, ({ access, params }) =>
      service.withdraw(access, params.verzoekId),
    ),
  );
  router.post(
    `${A}/:verzoekId/bevestigingen`,
    route(
      { recht: 'wissen.bevestigen', params: wisverzoekParamsSchema, antwoord: wisverzoekSchema, oneTime: true },
      ({ access, params }) => service.confirm(access, params.verzoekId),
    ),
  );
  router.post(
    `${A}/:verzoekId/weigeringen`,
    route({ recht: 'wissen.bevestigen', params: wisverzoekParamsSchema, oneTime: true }, ({ access, params }) =>
      service.refuse(access, params.verzoekId),
    ),
  );
  return router;
}
