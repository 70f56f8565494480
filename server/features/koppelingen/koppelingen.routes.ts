import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { SharingService } from './delen.service.ts';
import type { HomePictureService } from './home-picture.service.ts';
import { koppelingenEndpoints as koppelingen, sharingEndpoints as delen } from './koppelingen.contract.ts';
import { ownPictureEndpoints as own } from './own-picture.contract.ts';
import type { LinkService } from './link.service.ts';
import type { ToestemmingenService } from './toestemmingen.service.ts';

/** Consent, links and codes of one pupil, and what the school shares at all. */
export function createSharingRoutes(
  mount: Mount,
  { toestemmingen, sharing }: { toestemmingen: ToestemmingenService; sharing: SharingService },
): Mounted[] {
  return [
    mount(delen.listToestemmingen, ({ access, params }) => toestemmingen.list(access, params.leerlingId)),
    mount(delen.createToestemming, ({ access, params, body }) => toestemmingen.create(access, params.leerlingId, body)),
    mount(delen.revokeToestemming, ({ access, params }) => toestemmingen.revoke(access, params.leerlingId, params.id)),
    mount(delen.find, ({ access, params }) => sharing.find(access, params.leerlingId)),
    mount(delen.endKoppeling, ({ access, params }) => sharing.endKoppeling(access, params.leerlingId, params.id)),
    mount(delen.createThuiscode, ({ access, params, body }) =>
      sharing.createThuiscode(access, params.leerlingId, body.soort),
    ),
    mount(delen.revokeThuiscode, ({ access, params }) => sharing.revokeCode(access, params.leerlingId, params.id)),
    mount(delen.createKoppelcode, ({ access, params }) => sharing.createKoppelcode(access, params.leerlingId)),
    mount(delen.change, ({ access, body }) => sharing.setHomeAccess(access, body.thuisToegang)),
  ];
}

/** Links and a look at the child at the other side. */
export function createKoppelingenRoutes(
  mount: Mount,
  { link, picture }: { link: LinkService; picture: HomePictureService },
): Mounted[] {
  return [
    mount(koppelingen.list, ({ access }) => picture.list(access)),
    mount(koppelingen.redeem, ({ access, body }) => link.redeem(access, body.thuiscode)),
    mount(own.find, ({ access, params }) => picture.findOwn(access, params.leerlingId)),
    mount(koppelingen.findHomePicture, ({ access, params }) => picture.find(access, params.koppelingId)),
    mount(koppelingen.end, ({ access, params }) => link.end(access, params.koppelingId)),
  ];
}
