import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { parseInvoer, type Route } from '../../platform/http/route.ts';
import {
  docentenSchema,
  docentParamsSchema,
  docentSchema,
  docentWijzigingSchema,
  nieuweUitnodigingenSchema,
  uitnodigingenMadeSchema,
  uitnodigingParamsSchema,
} from './docenten.contract.ts';
import type { DocentenService } from './docenten.service.ts';
import type { OntvangstService } from './ontvangst.service.ts';
import { acceptatieSchema, tokenParamsSchema } from './uitnodiging.contract.ts';
import type { UitnodigingenService } from './uitnodigingen.service.ts';

const A = '/api/admins/:adminId';
const T = '/api/uitnodigingen/tokens/:token';

/** The people of a tenant and the invitations it sends. */
export function createDocentenRoutes(
  route: Route,
  diensten: { docenten: DocentenService; uitnodigingen: UitnodigingenService },
): Router {
  const { docenten, uitnodigingen } = diensten;
  const recht = 'docenten.wijzigen';
  const router = Router();
  router.get(
    `${A}/docenten`,
    route({ recht: 'docenten.lezen', params: adminParamsSchema, antwoord: docentenSchema }, ({ toegang }) =>
      docenten.list(toegang),
    ),
  );
  router.patch(
    `${A}/docenten/:docentId`,
    route(
      { recht, params: docentParamsSchema, body: docentWijzigingSchema, antwoord: docentSchema },
      ({ toegang, params, body }) => docenten.change(toegang, params.docentId, body),
    ),
  );
  router.delete(
    `${A}/docenten/:docentId`,
    route({ recht, params: docentParamsSchema }, ({ toegang, params }) => docenten.remove(toegang, params.docentId)),
  );
  router.post(
    `${A}/uitnodigingen`,
    route(
      {
        recht,
        params: adminParamsSchema,
        body: nieuweUitnodigingenSchema,
        antwoord: uitnodigingenMadeSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, body }) => uitnodigingen.invite(toegang, body),
    ),
  );
  router.post(
    `${A}/uitnodigingen/:uitnodigingId/herhalingen`,
    route({ recht, params: uitnodigingParamsSchema, eenmalig: true }, ({ toegang, params }) =>
      uitnodigingen.resend(toegang, params.uitnodigingId),
    ),
  );
  router.delete(
    `${A}/uitnodigingen/:uitnodigingId`,
    route({ recht, params: uitnodigingParamsSchema }, ({ toegang, params }) =>
      uitnodigingen.withdraw(toegang, params.uitnodigingId),
    ),
  );
  return router;
}

function tokenVan(params: unknown): string {
  const uitkomst = tokenParamsSchema.safeParse(params);
  if (!uitkomst.success) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
  return uitkomst.data.token;
}

/** Open to all: the token in the address is the proof. */
export function createOntvangstRoutes(service: OntvangstService): Router {
  const router = Router();
  router.get(T, async (req, res) => {
    res.set('Cache-Control', 'no-store').json(await service.open(tokenVan(req.params)));
  });
  router.post(`${T}/acceptaties`, async (req, res) => {
    const token = tokenVan(req.params);
    res
      .set('Cache-Control', 'no-store')
      .status(201)
      .json(await service.accept(token, parseInvoer(acceptatieSchema, req.body)));
  });
  router.post(`${T}/weigeringen`, async (req, res) => {
    await service.refuse(tokenVan(req.params));
    res.set('Cache-Control', 'no-store').status(204).end();
  });
  router.post(`${T}/aanvragen`, async (req, res) => {
    await service.ask(tokenVan(req.params));
    res.set('Cache-Control', 'no-store').status(202).json({});
  });
  return router;
}
