import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import {
  accountParamsSchema,
  accountSchema,
  credentialsSchema,
  sessionParamsSchema,
  sessionsSchema,
  totpBeginSchema,
  totpConfirmSchema,
  newTotpSchema,
  totpDeferralSchema,
} from './account.contract.ts';
import type { AccountService } from './account.service.ts';
import type { TotpService } from './totp.service.ts';

const BASE = '/api/users/:userId';
const permission = 'zelf.wijzigen';

/** The own account; the id in the path must be one's own. */
export function createAccountRoutes(
  route: Route,
  { account, totp }: { account: AccountService; totp: TotpService },
): Router {
  const router = Router();
  const params = accountParamsSchema;
  router.get(
    `${BASE}/credentials`,
    route({ recht: permission, params, antwoord: accountSchema }, (i) =>
      account.find(i.access.session, i.params.userId),
    ),
  );
  router.patch(
    `${BASE}/credentials`,
    route({ recht: permission, params, body: credentialsSchema, antwoord: accountSchema }, (i) =>
      account.change(i.access.session, i.params.userId, i.body),
    ),
  );
  router.get(
    `${BASE}/sessies`,
    route({ recht: permission, params, antwoord: sessionsSchema }, (i) =>
      account.listSessions(i.access.session, i.params.userId),
    ),
  );
  router.delete(
    `${BASE}/sessies`,
    route({ recht: permission, params }, (i) => account.endOthers(i.access.session, i.params.userId)),
  );
  router.delete(
    `${BASE}/sessies/:sid`,
    route({ recht: permission, params: sessionParamsSchema }, (i) =>
      account.endSession(i.access.session, i.params.userId, i.params.sid),
    ),
  );
  router.post(
    `${BASE}/totp`,
    route({ recht: permission, params, body: totpBeginSchema, antwoord: newTotpSchema }, (i) =>
      totp.begin(i.access.session, i.params.userId, i.body.huidigWachtwoord),
    ),
  );
  router.put(
    `${BASE}/totp`,
    route({ recht: permission, params, body: totpConfirmSchema }, (i) =>
      totp.confirm(i.access.session, i.params.userId, i.body.code),
    ),
  );
  router.post(
    `${BASE}/totp/uitstel`,
    route({ recht: permission, params, antwoord: totpDeferralSchema }, (i) =>
      totp.postpone(i.access.session, i.params.userId),
    ),
  );
  return router;
}
