import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { DelenService } from './delen.service.ts';
import type { KoppelenService } from './koppelen.service.ts';
import {
  codeSchema,
  deelinstellingenSchema,
  delenSchema,
  gedeeldeKinderenSchema,
  gekoppeldSchema,
  koppelenSchema,
  koppelingParamsSchema,
  leerlingDeelParamsSchema,
  nieuweThuiscodeSchema,
  nieuweToestemmingSchema,
  thuisbeeldSchema,
  toestemmingenSchema,
  toestemmingSchema,
} from './koppelingen.contract.ts';
import type { ThuisbeeldService } from './thuisbeeld.service.ts';
import type { ToestemmingenService } from './toestemmingen.service.ts';

const A = '/api/admins/:adminId';
const P = `${A}/leerlingen/:leerlingId`;
const recht = 'delen.beheren';
const params = panelLeerlingParamsSchema;

export interface KoppelingServices {
  toestemmingen: ToestemmingenService;
  delen: DelenService;
  koppelen: KoppelenService;
  beeld: ThuisbeeldService;
}

function addToestemmingen(router: Router, route: Route, toestemmingen: ToestemmingenService): void {
  router.get(
    `${P}/toestemmingen`,
    route({ recht, params, antwoord: toestemmingenSchema }, ({ toegang, params: p }) =>
      toestemmingen.list(toegang, p.leerlingId),
    ),
  );
  router.post(
    `${P}/toestemmingen`,
    route(
      { recht, params, body: nieuweToestemmingSchema, antwoord: toestemmingSchema, status: 201, eenmalig: true },
      ({ toegang, params: p, body }) => toestemmingen.create(toegang, p.leerlingId, body),
    ),
  );
  router.delete(
    `${P}/toestemmingen/:id`,
    route({ recht, params: leerlingDeelParamsSchema }, ({ toegang, params: p }) =>
      toestemmingen.revoke(toegang, p.leerlingId, p.id),
    ),
  );
}

/** Links and codes of one pupil, and what the school shares at all. */
function addDelen(router: Router, route: Route, delen: DelenService): void {
  router.get(
    `${P}/thuiskoppelingen`,
    route({ recht, params, antwoord: delenSchema }, ({ toegang, params: p }) => delen.find(toegang, p.leerlingId)),
  );
  router.delete(
    `${P}/thuiskoppelingen/:id`,
    route({ recht, params: leerlingDeelParamsSchema }, ({ toegang, params: p }) =>
      delen.endKoppeling(toegang, p.leerlingId, p.id),
    ),
  );
  router.post(
    `${P}/thuiscodes`,
    route(
      { recht, params, body: nieuweThuiscodeSchema, antwoord: codeSchema, status: 201, eenmalig: true },
      ({ toegang, params: p, body }) => delen.createThuiscode(toegang, p.leerlingId, body.soort),
    ),
  );
  router.delete(
    `${P}/thuiscodes/:id`,
    route({ recht, params: leerlingDeelParamsSchema }, ({ toegang, params: p }) =>
      delen.revokeCode(toegang, p.leerlingId, p.id),
    ),
  );
  router.post(
    `${P}/koppelcodes`,
    route(
      { recht: 'wachtwoorden.beheren', params, antwoord: codeSchema, status: 201, eenmalig: true },
      ({ toegang, params: p }) => delen.createKoppelcode(toegang, p.leerlingId),
    ),
  );
  router.patch(
    `${A}/deelinstellingen`,
    route({ recht: 'delen.instellen', params: adminParamsSchema, body: deelinstellingenSchema }, ({ toegang, body }) =>
      delen.setThuisToegang(toegang, body.thuisToegang),
    ),
  );
}

/** The other side: takes a code in, looks, lets go. */
function addThuiskoppelingen(
  router: Router,
  route: Route,
  { koppelen, beeld }: Pick<KoppelingServices, 'koppelen' | 'beeld'>,
): void {
  router.get(
    `${A}/thuiskoppelingen`,
    route({ recht: 'koppelingen.lezen', params: adminParamsSchema, antwoord: gedeeldeKinderenSchema }, ({ toegang }) =>
      beeld.list(toegang),
    ),
  );
  router.post(
    `${A}/thuiskoppelingen`,
    route(
      {
        recht: 'koppelingen.inlezen',
        params: adminParamsSchema,
        body: koppelenSchema,
        antwoord: gekoppeldSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, body }) => koppelen.redeem(toegang, body.thuiscode),
    ),
  );
  router.get(
    `${A}/thuiskoppelingen/:koppelingId/voortgang`,
    route(
      { recht: 'koppelingen.lezen', params: koppelingParamsSchema, antwoord: thuisbeeldSchema },
      ({ toegang, params: p }) => beeld.find(toegang, p.koppelingId),
    ),
  );
  router.delete(
    `${A}/thuiskoppelingen/:koppelingId`,
    route({ recht: 'koppelingen.inlezen', params: koppelingParamsSchema }, ({ toegang, params: p }) =>
      koppelen.end(toegang, p.koppelingId),
    ),
  );
}

/** Sharing a pupil: consent and codes at the school, links and a look at the child at the other side. */
export function createKoppelingenRoutes(route: Route, services: KoppelingServices): Router {
  const router = Router();
  addToestemmingen(router, route, services.toestemmingen);
  addDelen(router, route, services.delen);
  addThuiskoppelingen(router, route, services);
  return router;
}
