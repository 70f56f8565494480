import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { cardBase, type CardBases } from './card-base.ts';
import type { LoginCardsService } from './login-cards.service.ts';
import { passwordsEndpoints, selfPasswordEndpoints } from './wachtwoorden.contract.ts';
import type { PasswordsService } from './wachtwoorden.service.ts';

/** Cards to cut out, as a PDF. */
export function createLoginCardsRoutes(
  mount: Mount,
  { loginCards, bases }: { loginCards: LoginCardsService; bases: CardBases },
): Mounted[] {
  return [
    mount(passwordsEndpoints.print, async ({ access, params, body, req, res }) => {
      const { pdf, naam: name } = await loginCards.print(access, params.groepId, {
        ...body,
        base: cardBase(bases, localeOf(req), `${req.protocol}://${req.get('host') ?? ''}`),
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
