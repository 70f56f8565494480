import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { accountDetailsSchema, settingsChangeSchema, rawChangeSchema } from './accountgegevens.contract.ts';
import type { AccountDetailsService } from './accountgegevens.service.ts';

const A = '/api/admins/:adminId';
const parts = { params: adminParamsSchema, antwoord: accountDetailsSchema } as const;

export function createAccountDetailsRoutes(route: Route, service: AccountDetailsService): Router {
  const router = Router();
  router.get(
    `${A}/accountgegevens`,
    route({ recht: 'accountgegevens.lezen', ...parts }, ({ access }) => service.find(access)),
  );
  router.patch(
    `${A}/accountgegevens`,
    route({ recht: 'accountgegevens.wijzigen', ...parts, body: rawChangeSchema }, ({ access, body }) =>
      service.update(access, body),
    ),
  );
  router.patch(
    `${A}/instellingen`,
    route({ recht: 'accountgegevens.wijzigen', ...parts, body: settingsChangeSchema }, ({ access, body }) =>
      service.updateSettings(access, body),
    ),
  );
  return router;
}
