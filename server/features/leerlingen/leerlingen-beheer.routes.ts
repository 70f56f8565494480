import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  leerlingDetailSchema,
  leerlingenToegevoegdSchema,
  leerlingenToevoegenSchema,
  leerlinglijstQuerySchema,
  leerlinglijstSchema,
  leerlingnotitieSchema,
  leerlingvoorstellenSchema,
  leerlingvoorstellenVraagSchema,
  leerlingWijzigingSchema,
  startniveausGezetSchema,
  startniveausSchema,
  verplaatsingSchema,
  verplaatstSchema,
} from './leerlingen-beheer.contract.ts';
import type { LeerlingenBeheerService } from './leerlingen-beheer.service.ts';
import type { LeerlingenToevoegenService } from './leerlingen-toevoegen.service.ts';
import { panelLeerlingParamsSchema } from './leerlingen.contract.ts';

const A = '/api/admins/:adminId';
const P = `${A}/leerlingen/:leerlingId`;

/** The list of all pupils. */
function addLijst(router: Router, route: Route, beheer: LeerlingenBeheerService): void {
  router.get(
    `${A}/leerlingen`,
    route(
      {
        recht: 'leerlingen.lezen',
        params: adminParamsSchema,
        query: leerlinglijstQuerySchema,
        antwoord: leerlinglijstSchema,
      },
      ({ toegang, query }) => beheer.list(toegang, query),
    ),
  );
}

/** New pupils, and who they may be already. */
function addToevoegen(router: Router, route: Route, toevoegen: LeerlingenToevoegenService): void {
  router.post(
    `${A}/groepen/:groepId/leerlingen`,
    route(
      {
        recht: 'leerlingen.toevoegen',
        params: groepParamsSchema,
        body: leerlingenToevoegenSchema,
        antwoord: leerlingenToegevoegdSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, params, body }) => toevoegen.add(toegang, params.groepId, body),
    ),
  );
  router.post(
    `${A}/leerlingvoorstellen`,
    route(
      {
        recht: 'leerlingen.toevoegen',
        params: adminParamsSchema,
        body: leerlingvoorstellenVraagSchema,
        antwoord: leerlingvoorstellenSchema,
      },
      ({ toegang, body }) => toevoegen.voorstellen(toegang, body),
    ),
  );
}

/** What is done with several pupils at once. */
function addHandelingen(router: Router, route: Route, beheer: LeerlingenBeheerService): void {
  router.post(
    `${A}/leerlingen/verplaatsingen`,
    route(
      {
        recht: 'leerlingen.wijzigen',
        params: adminParamsSchema,
        body: verplaatsingSchema,
        antwoord: verplaatstSchema,
        eenmalig: true,
      },
      ({ toegang, body }) => beheer.move(toegang, body),
    ),
  );
  router.post(
    `${A}/leerlingen/startniveaus`,
    route(
      {
        recht: 'leerlingen.startniveau',
        params: adminParamsSchema,
        body: startniveausSchema,
        antwoord: startniveausGezetSchema,
        eenmalig: true,
      },
      ({ toegang, body }) => beheer.setStartniveau(toegang, body),
    ),
  );
  router.post(
    `${A}/leerlingen/notities`,
    route(
      { recht: 'leerlingen.bericht', params: adminParamsSchema, body: leerlingnotitieSchema, eenmalig: true },
      ({ toegang, body }) => beheer.addNotitie(toegang, body),
    ),
  );
}

/** One pupil itself. */
function addLeerling(router: Router, route: Route, beheer: LeerlingenBeheerService): void {
  router.get(
    P,
    route(
      { recht: 'leerlingen.lezen', params: panelLeerlingParamsSchema, antwoord: leerlingDetailSchema },
      ({ toegang, params }) => beheer.find(toegang, params.leerlingId),
    ),
  );
  router.patch(
    P,
    route(
      {
        recht: 'leerlingen.wijzigen',
        params: panelLeerlingParamsSchema,
        body: leerlingWijzigingSchema,
        antwoord: leerlingDetailSchema,
      },
      ({ toegang, params, body }) => beheer.update(toegang, params.leerlingId, body),
    ),
  );
}

export function createLeerlingenBeheerRoutes(
  route: Route,
  services: { beheer: LeerlingenBeheerService; toevoegen: LeerlingenToevoegenService },
): Router {
  const router = Router();
  const { beheer, toevoegen } = services;
  addLijst(router, route, beheer);
  addToevoegen(router, route, toevoegen);
  addHandelingen(router, route, beheer);
  addLeerling(router, route, beheer);
  return router;
}
