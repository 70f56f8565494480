import type { Request } from 'express';
import type { Env } from '../../platform/env.ts';
import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { LoginCardsService } from './login-cards.service.ts';
import { passwordsEndpoints, selfPasswordEndpoints } from './wachtwoorden.contract.ts';
import type { PasswordsService } from './wachtwoorden.service.ts';

/** Addresses that the deployment names for the two countries. */
type Bases = Pick<Env, 'BASE_URL' | 'BASE_URL_BE'>;

/** Address of the country of the school, or the one the teacher works on where the deployment names none. The answer goes to that teacher only. */
function baseOf(req: Request, { BASE_URL: nl, BASE_URL_BE: be }: Bases): string {
  const configured = localeOf(req) === 'nl-BE' ? (be ?? nl) : nl;
  return configured?.replace(/\/+$/, '') ?? `${req.protocol}://${req.get('host') ?? ''}`;
}

/** Cards to cut out, as a PDF. */
export function createLoginCardsRoutes(
  mount: Mount,
  { loginCards, bases }: { loginCards: LoginCardsService; bases: Bases },
): Mounted[] {
  return [
    mount(passwordsEndpoints.print, async ({ access, params, body, req, res }) => {
      const { pdf, naam: name } = await loginCards.print(access, params.groepId, {
        ...body,
        base: baseOf(req, bases),
      });
      res
        .set('Cache-Control', 'no-store')
        .set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}.pdf`)
        .type('application/pdf')
        .send(pdf);
    }),
  ];
}

/** Sign-in material of pupils: secrets, codes of groups, locks, and their own choice. */
export function createPasswordsRoutes(mount: Mount, service: PasswordsService): Mounted[] {
  const { list, create, createGroepscode, removeGroepscode, unlock, changeSettings } = passwordsEndpoints;
  return [
    mount(list, ({ access, params }) => service.list(access, params.groepId)),
    mount(create, ({ access, params, body }) => service.create(access, params.groepId, body)),
    mount(createGroepscode, ({ access, params }) => service.createGroepscode(access, params.groepId)),
    mount(removeGroepscode, ({ access, params }) => service.removeGroepscode(access, params.groepId)),
    mount(unlock, ({ access, params }) => service.unlock(access, params.leerlingId)),
    mount(changeSettings, ({ access, body }) => service.setOwnPassword(access, body.eigenWachtwoord)),
    mount(selfPasswordEndpoints.find, ({ access, params }) => service.findSelf(access, params.leerlingId)),
    mount(selfPasswordEndpoints.change, ({ access, params, body }) =>
      service.changeOwnPassword(access, params.leerlingId, body),
    ),
  ];
}
