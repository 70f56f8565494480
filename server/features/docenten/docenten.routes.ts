import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseInput, type Route } from '../../platform/http/route.ts';
import {
  docentenSchema,
  docentParamsSchema,
  docentSchema,
  docentChangeSchema,
  newUitnodigingenSchema,
  uitnodigingenMadeSchema,
  uitnodigingParamsSchema,
} from './docenten.contract.ts';
import type { DocentenService } from './docenten.service.ts';
import type { ReceptionService } from './reception.service.ts';
import { acceptanceSchema, tokenParamsSchema } from './uitnodiging.contract.ts';
import type { UitnodigingenService } from './uitnodigingen.service.ts';

const A = '/api/admins/:adminId';
const T = '/api/uitnodigingen/tokens/:token';

/** The people of a tenant and the invitations it sends. */
export function createDocentenRoutes(
  route: Route,
  services: { docenten: DocentenService; uitnodigingen: UitnodigingenService },
): Router {
  const { docenten, uitnodigingen } = services;
  const permission = 'docenten.wijzigen';
  const router = Router();
  router.get(
    `${A}/docenten`,
    route({ recht: 'docenten.lezen', params: adminParamsSchema, antwoord: docentenSchema }, ({ access }) =>
      docenten.list(access),
    ),
  );
  router.patch(
    `${A}/docenten/:docentId`,
    route(
      { recht: permission, params: docentParamsSchema, body: docentChangeSchema, antwoord: docentSchema },
      ({ access, params, body }) => docenten.change(access, params.docentId, body),
    ),
  );
  router.delete(
    `${A}/docenten/:docentId`,
    route({ recht: permission, params: docentParamsSchema }, ({ access, params }) =>
      docenten.remove(access, params.docentId),
    ),
  );
  router.post(
    `${A}/uitnodigingen`,
    route(
      {
        recht: permission,
        params: adminParamsSchema,
        body: newUitnodigingenSchema,
        antwoord: uitnodigingenMadeSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, body }) => uitnodigingen.invite(access, body),
    ),
  );
  router.post(
    `${A}/uitnodigingen/:uitnodigingId/herhalingen`,
    route({ recht: permission, params: uitnodigingParamsSchema, oneTime: true }, ({ access, params }) =>
      uitnodigingen.resend(access, params.uitnodigingId),
    ),
  );
  router.delete(
    `${A}/uitnodigingen/:uitnodigingId`,
    route({ recht: permission, params: uitnodigingParamsSchema }, ({ access, params }) =>
      uitnodigingen.withdraw(access, params.uitnodigingId),
    ),
  );
  return router;
}

function tokenOf(params: unknown): string {
  const outcome = tokenParamsSchema.safeParse(params);
  if (!outcome.success) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
  return outcome.data.token;
}

/** Open to all: the token in the address is the proof. */
export function createReceptionRoutes(service: ReceptionService): Router {
  const router = Router();
  router.get(T, async (req, res) => {
    res.set('Cache-Control', 'no-store').json(await service.open(tokenOf(req.params)));
  });
  router.post(`${T}/acceptaties`, async (req, res) => {
    const token = tokenOf(req.params);
    res
      .set('Cache-Control', 'no-store')
      .status(201)
      .json(await service.accept(token, parseInput(acceptanceSchema, req.body)));
  });
  router.post(`${T}/weigeringen`, async (req, res) => {
    await service.refuse(tokenOf(req.params));
    res.set('Cache-Control', 'no-store').status(204).end();
  });
  router.post(`${T}/aanvragen`, async (req, res) => {
    await service.ask(tokenOf(req.params));
    res.set('Cache-Control', 'no-store').status(202).json({});
  });
  return router;
}
