import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerlingen.contract.ts';
import type { SharingService } from './delen.service.ts';
import type { LinkService } from './link.service.ts';
import {
  codeSchema,
  sharingSettingsSchema,
  sharingSchema,
  sharedChildrenSchema,
  linkedSchema,
  linkSchema,
  koppelingParamsSchema,
  leerlingSharingParamsSchema,
  newThuiscodeSchema,
  newToestemmingSchema,
  homePictureSchema,
  toestemmingenSchema,
  toestemmingSchema,
} from './koppelingen.contract.ts';
import type { HomePictureService } from './home-picture.service.ts';
import type { ToestemmingenService } from './toestemmingen.service.ts';

const A = '/api/admins/:adminId';
const P = `${A}/leerlingen/:leerlingId`;
const permission = 'delen.beheren';
const params = panelLeerlingParamsSchema;

export interface KoppelingServices {
  toestemmingen: ToestemmingenService;
  delen: SharingService;
  link: LinkService;
  beeld: HomePictureService;
}

function addToestemmingen(router: Router, route: Route, toestemmingen: ToestemmingenService): void {
  router.get(
    `${P}/toestemmingen`,
    route({ recht: permission, params, antwoord: toestemmingenSchema }, ({ access, params: p }) =>
      toestemmingen.list(access, p.leerlingId),
    ),
  );
  router.post(
    `${P}/toestemmingen`,
    route(
      {
        recht: permission,
        params,
        body: newToestemmingSchema,
        antwoord: toestemmingSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, params: p, body }) => toestemmingen.create(access, p.leerlingId, body),
    ),
  );
  router.delete(
    `${P}/toestemmingen/:id`,
    route({ recht: permission, params: leerlingSharingParamsSchema }, ({ access, params: p }) =>
      toestemmingen.revoke(access, p.leerlingId, p.id),
    ),
  );
}

/** Links and codes of one pupil, and what the school shares at all. */
function addParts(router: Router, route: Route, parts: SharingService): void {
  router.get(
    `${P}/thuiskoppelingen`,
    route({ recht: permission, params, antwoord: sharingSchema }, ({ access, params: p }) =>
      parts.find(access, p.leerlingId),
    ),
  );
  router.delete(
    `${P}/thuiskoppelingen/:id`,
    route({ recht: permission, params: leerlingSharingParamsSchema }, ({ access, params: p }) =>
      parts.endKoppeling(access, p.leerlingId, p.id),
    ),
  );
  router.post(
    `${P}/thuiscodes`,
    route(
      { recht: permission, params, body: newThuiscodeSchema, antwoord: codeSchema, status: 201, oneTime: true },
      ({ access, params: p, body }) => parts.createThuiscode(access, p.leerlingId, body.soort),
    ),
  );
  router.delete(
    `${P}/thuiscodes/:id`,
    route({ recht: permission, params: leerlingSharingParamsSchema }, ({ access, params: p }) =>
      parts.revokeCode(access, p.leerlingId, p.id),
    ),
  );
  router.post(
    `${P}/koppelcodes`,
    route(
      { recht: 'wachtwoorden.beheren', params, antwoord: codeSchema, status: 201, oneTime: true },
      ({ access, params: p }) => parts.createKoppelcode(access, p.leerlingId),
    ),
  );
  router.patch(
    `${A}/deelinstellingen`,
    route({ recht: 'delen.instellen', params: adminParamsSchema, body: sharingSettingsSchema }, ({ access, body }) =>
      parts.setHomeAccess(access, body.thuisToegang),
    ),
  );
}

/** The other side: takes a code in, looks, lets go. */
function addThuiskoppelingen(
  router: Router,
  route: Route,
  { link, beeld: picture }: Pick<KoppelingServices, 'link' | 'beeld'>,
): void {
  router.get(
    `${A}/thuiskoppelingen`,
    route({ recht: 'koppelingen.lezen', params: adminParamsSchema, antwoord: sharedChildrenSchema }, ({ access }) =>
      picture.list(access),
    ),
  );
  router.post(
    `${A}/thuiskoppelingen`,
    route(
      {
        recht: 'koppelingen.inlezen',
        params: adminParamsSchema,
        body: linkSchema,
        antwoord: linkedSchema,
        status: 201,
        oneTime: true,
      },
      ({ access, body }) => link.redeem(access, body.thuiscode),
    ),
  );
  router.get(
    `${A}/thuiskoppelingen/:koppelingId/voortgang`,
    route(
      { recht: 'koppelingen.lezen', params: koppelingParamsSchema, antwoord: homePictureSchema },
      ({ access, params: p }) => picture.find(access, p.koppelingId),
    ),
  );
  router.delete(
    `${A}/thuiskoppelingen/:koppelingId`,
    route({ recht: 'koppelingen.inlezen', params: koppelingParamsSchema }, ({ access, params: p }) =>
      link.end(access, p.koppelingId),
    ),
  );
}

/** Sharing a pupil: consent and codes at the school, links and a look at the child at the other side. */
export function createKoppelingenRoutes(route: Route, services: KoppelingServices): Router {
  const router = Router();
  addToestemmingen(router, route, services.toestemmingen);
  addParts(router, route, services.delen);
  addThuiskoppelingen(router, route, services);
  return router;
}
