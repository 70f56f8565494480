import { Router, type Request } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import {
  newGroepscodeSchema,
  inlogkaartjesSchema,
  newPasswordsAntwoordSchema,
  newPasswordsSchema,
  passwordsSchema,
  passwordSettingsSchema,
  selfPasswordSchema,
  selfPasswordStatusSchema,
} from './wachtwoorden.contract.ts';
import type { LoginCardsService } from './login-cards.service.ts';
import type { PasswordsService } from './wachtwoorden.service.ts';

const GROEP = '/api/admins/:adminId/groepen/:groepId';
const permission = 'wachtwoorden.beheren';

/** Address the teacher works on, unless the deployment names one. The answer goes to that teacher only. */
const baseOf = (req: Request, baseUrl: string | undefined): string =>
  baseUrl?.replace(/\/+$/, '') ?? `${req.protocol}://${req.get('host') ?? ''}`;

interface Deps {
  wachtwoorden: PasswordsService;
  loginCards: LoginCardsService;
  baseUrl: string | undefined;
}

function addPasswords(router: Router, route: Route, service: PasswordsService): void {
  router.get(
    `${GROEP}/wachtwoorden`,
    route({ recht: permission, params: groepParamsSchema, antwoord: passwordsSchema }, ({ access, params }) =>
      service.list(access, params.groepId),
    ),
  );
  router.post(
    `${GROEP}/wachtwoorden`,
    route(
      { recht: permission, params: groepParamsSchema, body: newPasswordsSchema, antwoord: newPasswordsAntwoordSchema },
      ({ access, params, body }) => service.create(access, params.groepId, body),
    ),
  );
}

function addLoginCards(router: Router, route: Route, deps: Omit<Deps, 'wachtwoorden'>): void {
  router.post(
    `${GROEP}/inlogkaartjes`,
    route(
      { recht: permission, params: groepParamsSchema, body: inlogkaartjesSchema },
      async ({ access, params, body, req, res }) => {
        const { pdf, naam: name } = await deps.loginCards.print(access, params.groepId, {
          ...body,
          base: baseOf(req, deps.baseUrl),
        });
        res
          .set('Cache-Control', 'no-store')
          .set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}.pdf`)
          .type('application/pdf')
          .send(pdf);
      },
    ),
  );
}

/** Codes of groups, locks, and whether pupils choose themselves. */
function addCodes(router: Router, route: Route, service: PasswordsService): void {
  router.post(
    `${GROEP}/groepscodes`,
    route({ recht: permission, params: groepParamsSchema, antwoord: newGroepscodeSchema }, ({ access, params }) =>
      service.createGroepscode(access, params.groepId),
    ),
  );
  router.delete(
    `${GROEP}/groepscodes`,
    route({ recht: permission, params: groepParamsSchema }, ({ access, params }) =>
      service.removeGroepscode(access, params.groepId),
    ),
  );
  router.post(
    '/api/admins/:adminId/leerlingen/:leerlingId/ontgrendelingen',
    route({ recht: permission, params: panelLeerlingParamsSchema }, ({ access, params }) =>
      service.unlock(access, params.leerlingId),
    ),
  );
  router.patch(
    '/api/admins/:adminId/wachtwoordinstellingen',
    route(
      { recht: 'wachtwoorden.instellen', params: adminParamsSchema, body: passwordSettingsSchema },
      ({ access, body }) => service.setOwnPassword(access, body.eigenWachtwoord),
    ),
  );
}

/** The pupil's own password. */
function addSelf(router: Router, route: Route, service: PasswordsService): void {
  router.get(
    '/api/leerlingen/:leerlingId/wachtwoord',
    route(
      { recht: 'leerlinggebied.oefenen', params: leerlingParamsSchema, antwoord: selfPasswordStatusSchema },
      ({ access, params }) => service.findSelf(access, params.leerlingId),
    ),
  );
  router.post(
    '/api/leerlingen/:leerlingId/wachtwoord',
    route(
      { recht: 'leerlinggebied.oefenen', params: leerlingParamsSchema, body: selfPasswordSchema },
      ({ access, params, body }) => service.changeOwnPassword(access, params.leerlingId, body),
    ),
  );
}

/** Sign-in material of pupils: secrets, codes of groups, locks, cards. */
export function createPasswordsRoutes(route: Route, deps: Deps): Router {
  const router = Router();
  addPasswords(router, route, deps.wachtwoorden);
  addLoginCards(router, route, deps);
  addCodes(router, route, deps.wachtwoorden);
  addSelf(router, route, deps.wachtwoorden);
  return router;
}
