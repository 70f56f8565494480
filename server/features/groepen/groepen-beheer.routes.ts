import { Router } from 'express';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  docentnamenSchema,
  groepDetailSchema,
  groepDocentenSchema,
  groepKopieSchema,
  groepVerwijderdSchema,
  groepWijzigingSchema,
  nieuweGroepSchema,
  subgroepInvoerSchema,
  subgroepParamsSchema,
} from './groepen-beheer.contract.ts';
import type { GroepenBeheerService } from './groepen-beheer.service.ts';
import { groepParamsSchema } from './groepen.contract.ts';

const A = '/api/admins/:adminId';
const G = `${A}/groepen/:groepId`;
const groep = { params: groepParamsSchema, antwoord: groepDetailSchema } as const;

/** All groups: who may teach, and a new one. */
function addLijst(router: Router, route: Route, service: GroepenBeheerService): void {
  router.get(
    `${A}/docentnamen`,
    route({ recht: 'groepen.docenten', params: adminParamsSchema, antwoord: docentnamenSchema }, ({ toegang }) =>
      service.listDocenten(toegang),
    ),
  );
  router.post(
    `${A}/groepen`,
    route(
      {
        recht: 'groepen.toevoegen',
        params: adminParamsSchema,
        body: nieuweGroepSchema,
        antwoord: groepDetailSchema,
        status: 201,
        eenmalig: true,
      },
      ({ toegang, body }) => service.create(toegang, body),
    ),
  );
}

/** One group itself. */
function addGroep(router: Router, route: Route, service: GroepenBeheerService): void {
  router.get(
    G,
    route({ recht: 'groepen.lezen', ...groep }, ({ toegang, params }) => service.find(toegang, params.groepId)),
  );
  router.patch(
    G,
    route({ recht: 'groepen.wijzigen', body: groepWijzigingSchema, ...groep }, ({ toegang, params, body }) =>
      service.update(toegang, params.groepId, body),
    ),
  );
  router.delete(
    G,
    route(
      { recht: 'groepen.verwijderen', params: groepParamsSchema, antwoord: groepVerwijderdSchema },
      ({ toegang, params }) => service.delete(toegang, params.groepId),
    ),
  );
}

/** What is done with a group as a whole. */
function addHandelingen(router: Router, route: Route, service: GroepenBeheerService): void {
  router.post(
    `${G}/archiveringen`,
    route({ recht: 'groepen.wijzigen', ...groep, eenmalig: true }, ({ toegang, params }) =>
      service.setArchief(toegang, params.groepId, true),
    ),
  );
  router.delete(
    `${G}/archiveringen`,
    route({ recht: 'groepen.wijzigen', ...groep }, ({ toegang, params }) =>
      service.setArchief(toegang, params.groepId, false),
    ),
  );
  router.post(
    `${G}/kopieen`,
    route(
      { recht: 'groepen.toevoegen', body: groepKopieSchema, ...groep, status: 201, eenmalig: true },
      ({ toegang, params, body }) => service.copy(toegang, params.groepId, body),
    ),
  );
  router.put(
    `${G}/docenten`,
    route({ recht: 'groepen.docenten', body: groepDocentenSchema, ...groep }, ({ toegang, params, body }) =>
      service.setDocenten(toegang, params.groepId, body.ids),
    ),
  );
}

function addSubgroepen(router: Router, route: Route, service: GroepenBeheerService): void {
  const subgroep = { recht: 'groepen.subgroepen', params: subgroepParamsSchema, antwoord: groepDetailSchema } as const;
  router.post(
    `${G}/subgroepen`,
    route(
      { ...subgroep, params: groepParamsSchema, body: subgroepInvoerSchema, status: 201, eenmalig: true },
      ({ toegang, params, body }) => service.saveSubgroep(toegang, { groepId: params.groepId }, body),
    ),
  );
  router.patch(
    `${G}/subgroepen/:subgroepId`,
    route({ ...subgroep, body: subgroepInvoerSchema }, ({ toegang, params, body }) =>
      service.saveSubgroep(toegang, params, body),
    ),
  );
  router.delete(
    `${G}/subgroepen/:subgroepId`,
    route(subgroep, ({ toegang, params }) => service.deleteSubgroep(toegang, params)),
  );
}

export function createGroepenBeheerRoutes(route: Route, service: GroepenBeheerService): Router {
  const router = Router();
  addLijst(router, route, service);
  addGroep(router, route, service);
  addHandelingen(router, route, service);
  addSubgroepen(router, route, service);
  return router;
}
