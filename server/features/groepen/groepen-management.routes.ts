import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  docentNamesSchema,
  groepDetailSchema,
  groepDocentenSchema,
  groepCopySchema,
  groepRemovedSchema,
  groepChangeSchema,
  newGroepSchema,
  subgroepInputSchema,
  subgroepParamsSchema,
} from './groepen-management.contract.ts';
import type { GroepenManagementService } from './groepen-management.service.ts';
import { groepParamsSchema } from './groepen.contract.ts';

const A = '/api/admins/:adminId';
const G = `${A}/groepen/:groepId`;
const groep = { params: groepParamsSchema, antwoord: groepDetailSchema } as const;

/** All groups: who may teach, and a new one. */
function addList(router: Router, route: Route, service: GroepenManagementService): void {
  router.get(
    `${A}/docentnamen`,
    route({ recht: 'groepen.docenten', params: adminParamsSchema, antwoord: docentNamesSchema }, ({ access }) =>
      service.listDocenten(access),
    ),
  );
  router.post(
    `${A}/groepen`,
    route(
      {
        recht: 'groepen.toevoegen',
        params: adminParamsSchema,
        body: newGroepSchema,
        antwoord: groepDetailSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, body }) => service.create(access, body),
    ),
  );
}

/** One group itself. */
function addGroep(router: Router, route: Route, service: GroepenManagementService): void {
  router.get(
    G,
    route({ recht: 'groepen.lezen', ...groep }, ({ access, params }) => service.find(access, params.groepId)),
  );
  router.patch(
    G,
    route({ recht: 'groepen.wijzigen', body: groepChangeSchema, ...groep }, ({ access, params, body }) =>
      service.update(access, params.groepId, body),
    ),
  );
  router.delete(
    G,
    route(
      { recht: 'groepen.verwijderen', params: groepParamsSchema, antwoord: groepRemovedSchema },
      ({ access, params }) => service.delete(access, params.groepId),
    ),
  );
}

/** What is done with a group as a whole. */
function addHandelingen(router: Router, route: Route, service: GroepenManagementService): void {
  router.post(
    `${G}/archiveringen`,
    route({ recht: 'groepen.wijzigen', ...groep, oneTime: true }, ({ access, params }) =>
      service.setArchive(access, params.groepId, true),
    ),
  );
  router.delete(
    `${G}/archiveringen`,
    route({ recht: 'groepen.wijzigen', ...groep }, ({ access, params }) =>
      service.setArchive(access, params.groepId, false),
    ),
  );
  router.post(
    `${G}/kopieen`,
    route(
      { recht: 'groepen.toevoegen', body: groepCopySchema, ...groep, status: 201, oneTime: true },
      ({ access, params, body }) => service.copy(access, params.groepId, body),
    ),
  );
  router.put(
    `${G}/docenten`,
    route({ recht: 'groepen.docenten', body: groepDocentenSchema, ...groep }, ({ access, params, body }) =>
      service.setDocenten(access, params.groepId, body.ids),
    ),
  );
}

function addSubgroepen(router: Router, route: Route, service: GroepenManagementService): void {
  const subgroep = { recht: 'groepen.subgroepen', params: subgroepParamsSchema, antwoord: groepDetailSchema } as const;
  router.post(
    `${G}/subgroepen`,
    route(
      { ...subgroep, params: groepParamsSchema, body: subgroepInputSchema, status: 201, oneTime: true },
      ({ access, params, body }) => service.saveSubgroep(access, { groepId: params.groepId }, body),
    ),
  );
  router.patch(
    `${G}/subgroepen/:subgroepId`,
    route({ ...subgroep, body: subgroepInputSchema }, ({ access, params, body }) =>
      service.saveSubgroep(access, params, body),
    ),
  );
  router.delete(
    `${G}/subgroepen/:subgroepId`,
    route(subgroep, ({ access, params }) => service.deleteSubgroep(access, params)),
  );
}

export function createGroepenManagementRoutes(route: Route, service: GroepenManagementService): Router {
  const router = Router();
  addList(router, route, service);
  addGroep(router, route, service);
  addHandelingen(router, route, service);
  addSubgroepen(router, route, service);
  return router;
}
