import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import {
  importedSchema,
  importSchema,
  inzagenSchema,
  inspectSchema,
  newVerhuistokenSchema,
  transferCodesSchema,
  verhuistokenParamsSchema,
  verhuistokensSchema,
} from './verhuistokens.contract.ts';
import type { VerhuistokensService } from './verhuistokens.service.ts';
import type { TransferService } from './transfer.service.ts';

const PATH = '/api/admins/:adminId/verhuistokens';

/** Handing a pupil to another school, practice or home. */
export function createVerhuistokensRoutes(
  route: Route,
  deps: { tokens: VerhuistokensService; transfer: TransferService },
): Router {
  const router = Router();
  const params = adminParamsSchema;
  router.post(
    PATH,
    route(
      {
        recht: 'verhuistokens.maken',
        params,
        body: newVerhuistokenSchema,
        antwoord: transferCodesSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, body }) => deps.tokens.create(access, body),
    ),
  );
  router.get(
    PATH,
    route({ recht: 'verhuistokens.maken', params, antwoord: verhuistokensSchema }, ({ access }) =>
      deps.tokens.list(access),
    ),
  );
  router.delete(
    `${PATH}/:tokenId`,
    route({ recht: 'verhuistokens.maken', params: verhuistokenParamsSchema }, ({ access, params: { tokenId } }) =>
      deps.tokens.revoke(access, tokenId),
    ),
  );
  router.post(
    `${PATH}/inzien`,
    route(
      { recht: 'verhuistokens.inlezen', params, body: inspectSchema, antwoord: inzagenSchema },
      ({ access, body }) => deps.tokens.preview(access, body),
    ),
  );
  router.post(
    `${PATH}/inlezen`,
    route(
      { recht: 'verhuistokens.inlezen', params, body: importSchema, antwoord: importedSchema, oneTime: true },
      ({ access, body }) => deps.transfer.redeem(access, body),
    ),
  );
  return router;
}
