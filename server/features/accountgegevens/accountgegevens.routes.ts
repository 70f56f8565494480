import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { accountgegevensSchema, instellingenWijzigingSchema, ruweWijzigingSchema } from './accountgegevens.contract.ts';
import type { AccountgegevensService } from './accountgegevens.service.ts';

const A = '/api/admins/:adminId';
const delen = { params: adminParamsSchema, antwoord: accountgegevensSchema } as const;

export function createAccountgegevensRoutes(route: Route, service: AccountgegevensService): Router {
  const router = Router();
  router.get(
    `${A}/accountgegevens`,
    route({ recht: 'accountgegevens.lezen', ...delen }, ({ toegang }) => service.find(toegang)),
  );
  router.patch(
    `${A}/accountgegevens`,
    route({ recht: 'accountgegevens.wijzigen', ...delen, body: ruweWijzigingSchema }, ({ toegang, body }) =>
      service.update(toegang, body),
    ),
  );
  router.patch(
    `${A}/instellingen`,
    route({ recht: 'accountgegevens.wijzigen', ...delen, body: instellingenWijzigingSchema }, ({ toegang, body }) =>
      service.updateInstellingen(toegang, body),
    ),
  );
  return router;
}
