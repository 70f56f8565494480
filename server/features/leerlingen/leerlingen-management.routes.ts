import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  leerlingDetailSchema,
  addedLeerlingenSchema,
  addLeerlingenSchema,
  leerlingListQuerySchema,
  leerlingListSchema,
  leerlingnotitieSchema,
  leerlingProposalsSchema,
  leerlingProposalsVraagSchema,
  leerlingChangeSchema,
  startniveausSetSchema,
  startniveausSchema,
  relocationSchema,
  movedSchema,
} from './leerlingen-management.contract.ts';
import type { LeerlingenManagementService } from './leerlingen-management.service.ts';
import type { AddLeerlingenService } from './leerlingen-add.service.ts';
import { panelLeerlingParamsSchema } from './leerlingen.contract.ts';

const A = '/api/admins/:adminId';
const P = `${A}/leerlingen/:leerlingId`;

/** The list of all pupils. */
function addList(router: Router, route: Route, management: LeerlingenManagementService): void {
  router.get(
    `${A}/leerlingen`,
    route(
      {
        recht: 'leerlingen.lezen',
        params: adminParamsSchema,
        query: leerlingListQuerySchema,
        antwoord: leerlingListSchema,
      },
      ({ access, query }) => management.list(access, query),
    ),
  );
}

/** New pupils, and who they may be already. */
function addAdd(router: Router, route: Route, add: AddLeerlingenService): void {
  router.post(
    `${A}/groepen/:groepId/leerlingen`,
    route(
      {
        recht: 'leerlingen.toevoegen',
        params: groepParamsSchema,
        body: addLeerlingenSchema,
        antwoord: addedLeerlingenSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, params, body }) => add.add(access, params.groepId, body),
    ),
  );
  router.post(
    `${A}/leerlingvoorstellen`,
    route(
      {
        recht: 'leerlingen.toevoegen',
        params: adminParamsSchema,
        body: leerlingProposalsVraagSchema,
        antwoord: leerlingProposalsSchema,
      },
      ({ access, body }) => add.proposals(access, body),
    ),
  );
}

/** What is done with several pupils at once. */
function addHandelingen(router: Router, route: Route, management: LeerlingenManagementService): void {
  router.post(
    `${A}/leerlingen/verplaatsingen`,
    route(
      {
        recht: 'leerlingen.wijzigen',
        params: adminParamsSchema,
        body: relocationSchema,
        antwoord: movedSchema,
        oneTime: true,
      },
      ({ access, body }) => management.move(access, body),
    ),
  );
  router.post(
    `${A}/leerlingen/startniveaus`,
    route(
      {
        recht: 'leerlingen.startniveau',
        params: adminParamsSchema,
        body: startniveausSchema,
        antwoord: startniveausSetSchema,
        oneTime: true,
      },
      ({ access, body }) => management.setStartniveau(access, body),
    ),
  );
  router.post(
    `${A}/leerlingen/notities`,
    route(
      { recht: 'leerlingen.bericht', params: adminParamsSchema, body: leerlingnotitieSchema, oneTime: true },
      ({ access, body }) => management.addNotitie(access, body),
    ),
  );
}

/** One pupil itself. */
function addLeerling(router: Router, route: Route, management: LeerlingenManagementService): void {
  router.get(
    P,
    route(
      { recht: 'leerlingen.lezen', params: panelLeerlingParamsSchema, antwoord: leerlingDetailSchema },
      ({ access, params }) => management.find(access, params.leerlingId),
    ),
  );
  router.patch(
    P,
    route(
      {
        recht: 'leerlingen.wijzigen',
        params: panelLeerlingParamsSchema,
        body: leerlingChangeSchema,
        antwoord: leerlingDetailSchema,
      },
      ({ access, params, body }) => management.update(access, params.leerlingId, body),
    ),
  );
}

export function createLeerlingenManagementRoutes(
  route: Route,
  services: { management: LeerlingenManagementService; add: AddLeerlingenService },
): Router {
  const router = Router();
  const { management, add } = services;
  addList(router, route, management);
  addAdd(router, route, add);
  addHandelingen(router, route, management);
  addLeerling(router, route, management);
  return router;
}
