import { Router, type Request } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import {
  groepscodeNieuwSchema,
  inlogkaartjesSchema,
  nieuweWachtwoordenAntwoordSchema,
  nieuweWachtwoordenSchema,
  wachtwoordenSchema,
  wachtwoordinstellingenSchema,
  zelfWachtwoordSchema,
  zelfWachtwoordStandSchema,
} from './wachtwoorden.contract.ts';
import type { KaartjesService } from './kaartjes.service.ts';
import type { WachtwoordenService } from './wachtwoorden.service.ts';

const GROEP = '/api/admins/:adminId/groepen/:groepId';
const recht = 'wachtwoorden.beheren';

/** Address the teacher works on, unless the deployment names one. The answer goes to that teacher only. */
const basisVan = (req: Request, basisUrl: string | undefined): string =>
  basisUrl?.replace(/\/+$/, '') ?? `${req.protocol}://${req.get('host') ?? ''}`;

interface Deps {
  wachtwoorden: WachtwoordenService;
  kaartjes: KaartjesService;
  basisUrl: string | undefined;
}

function addWachtwoorden(router: Router, route: Route, service: WachtwoordenService): void {
  router.get(
    `${GROEP}/wachtwoorden`,
    route({ recht, params: groepParamsSchema, antwoord: wachtwoordenSchema }, ({ toegang, params }) =>
      service.list(toegang, params.groepId),
    ),
  );
  router.post(
    `${GROEP}/wachtwoorden`,
    route(
      { recht, params: groepParamsSchema, body: nieuweWachtwoordenSchema, antwoord: nieuweWachtwoordenAntwoordSchema },
      ({ toegang, params, body }) => service.create(toegang, params.groepId, body),
    ),
  );
}

function addKaartjes(router: Router, route: Route, deps: Omit<Deps, 'wachtwoorden'>): void {
  router.post(
    `${GROEP}/inlogkaartjes`,
    route(
      { recht, params: groepParamsSchema, body: inlogkaartjesSchema },
      async ({ toegang, params, body, req, res }) => {
        const { pdf, naam } = await deps.kaartjes.print(toegang, params.groepId, {
          ...body,
          basis: basisVan(req, deps.basisUrl),
        });
        res
          .set('Cache-Control', 'no-store')
          .set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(naam)}.pdf`)
          .type('application/pdf')
          .send(pdf);
      },
    ),
  );
}

/** Codes of groups, locks, and whether pupils choose themselves. */
function addCodes(router: Router, route: Route, service: WachtwoordenService): void {
  router.post(
    `${GROEP}/groepscodes`,
    route({ recht, params: groepParamsSchema, antwoord: groepscodeNieuwSchema }, ({ toegang, params }) =>
      service.createGroepscode(toegang, params.groepId),
    ),
  );
  router.delete(
    `${GROEP}/groepscodes`,
    route({ recht, params: groepParamsSchema }, ({ toegang, params }) =>
      service.removeGroepscode(toegang, params.groepId),
    ),
  );
  router.post(
    '/api/admins/:adminId/leerlingen/:leerlingId/ontgrendelingen',
    route({ recht, params: panelLeerlingParamsSchema }, ({ toegang, params }) =>
      service.unlock(toegang, params.leerlingId),
    ),
  );
  router.patch(
    '/api/admins/:adminId/wachtwoordinstellingen',
    route(
      { recht: 'wachtwoorden.instellen', params: adminParamsSchema, body: wachtwoordinstellingenSchema },
      ({ toegang, body }) => service.setEigenWachtwoord(toegang, body.eigenWachtwoord),
    ),
  );
}

/** The pupil's own password. */
function addZelf(router: Router, route: Route, service: WachtwoordenService): void {
  router.get(
    '/api/leerlingen/:leerlingId/wachtwoord',
    route(
      { recht: 'leerlinggebied.oefenen', params: leerlingParamsSchema, antwoord: zelfWachtwoordStandSchema },
      ({ toegang, params }) => service.findZelf(toegang, params.leerlingId),
    ),
  );
  router.post(
    '/api/leerlingen/:leerlingId/wachtwoord',
    route(
      { recht: 'leerlinggebied.oefenen', params: leerlingParamsSchema, body: zelfWachtwoordSchema },
      ({ toegang, params, body }) => service.changeZelf(toegang, params.leerlingId, body),
    ),
  );
}

/** Sign-in material of pupils: secrets, codes of groups, locks, cards. */
export function createWachtwoordenRoutes(route: Route, deps: Deps): Router {
  const router = Router();
  addWachtwoorden(router, route, deps.wachtwoorden);
  addKaartjes(router, route, deps);
  addCodes(router, route, deps.wachtwoorden);
  addZelf(router, route, deps.wachtwoorden);
  return router;
}
