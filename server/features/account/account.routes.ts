import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import {
  accountParamsSchema,
  accountSchema,
  credentialsSchema,
  sessieParamsSchema,
  sessiesSchema,
  totpBeginSchema,
  totpBevestigSchema,
  totpNieuwSchema,
  totpUitstelSchema,
} from './account.contract.ts';
import type { AccountService } from './account.service.ts';
import type { TotpService } from './totp.service.ts';

const BASIS = '/api/users/:userId';
const recht = 'zelf.wijzigen';

/** The own account; the id in the path must be one's own. */
export function createAccountRoutes(
  route: Route,
  { account, totp }: { account: AccountService; totp: TotpService },
): Router {
  const router = Router();
  const params = accountParamsSchema;
  router.get(
    `${BASIS}/credentials`,
    route({ recht, params, antwoord: accountSchema }, (i) => account.find(i.toegang.sessie, i.params.userId)),
  );
  router.patch(
    `${BASIS}/credentials`,
    route({ recht, params, body: credentialsSchema, antwoord: accountSchema }, (i) =>
      account.change(i.toegang.sessie, i.params.userId, i.body),
    ),
  );
  router.get(
    `${BASIS}/sessies`,
    route({ recht, params, antwoord: sessiesSchema }, (i) => account.listSessies(i.toegang.sessie, i.params.userId)),
  );
  router.delete(
    `${BASIS}/sessies`,
    route({ recht, params }, (i) => account.endOthers(i.toegang.sessie, i.params.userId)),
  );
  router.delete(
    `${BASIS}/sessies/:sid`,
    route({ recht, params: sessieParamsSchema }, (i) =>
      account.endSessie(i.toegang.sessie, i.params.userId, i.params.sid),
    ),
  );
  router.post(
    `${BASIS}/totp`,
    route({ recht, params, body: totpBeginSchema, antwoord: totpNieuwSchema }, (i) =>
      totp.begin(i.toegang.sessie, i.params.userId, i.body.huidigWachtwoord),
    ),
  );
  router.put(
    `${BASIS}/totp`,
    route({ recht, params, body: totpBevestigSchema }, (i) =>
      totp.confirm(i.toegang.sessie, i.params.userId, i.body.code),
    ),
  );
  router.post(
    `${BASIS}/totp/uitstel`,
    route({ recht, params, antwoord: totpUitstelSchema }, (i) => totp.postpone(i.toegang.sessie, i.params.userId)),
  );
  return router;
}
