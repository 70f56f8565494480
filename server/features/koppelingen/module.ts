import type { Knex } from 'knex';
import { MissLimit } from '../../platform/counter/miss-limit.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule, Platform } from '../../platform/module.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { SharingService, type SharingRepositories } from './delen.service.ts';
import { HomePictureRepository } from './home-picture.repository.ts';
import { HomePictureService } from './home-picture.service.ts';
import { KoppelingenRead } from './koppelingen.read.ts';
import { KoppelingenRepository } from './koppelingen.repository.ts';
import { createKoppelingenRoutes, createSharingRoutes } from './koppelingen.routes.ts';
import { LeerlingCodesRepository } from './leerling-codes.repository.ts';
import { LINK_LIMIT, LinkService } from './link.service.ts';
import { ToestemmingenRepository } from './toestemmingen.repository.ts';
import { ToestemmingenService } from './toestemmingen.service.ts';

const build = (db: Knex): SharingRepositories => ({
  toestemmingen: new ToestemmingenRepository(db),
  codes: new LeerlingCodesRepository(db),
  koppelingen: new KoppelingenRepository(db),
  audit: new AuditRepository(db),
});

function createLink({ db, clock, counters }: Platform): LinkService {
  return new LinkService({
    codes: new LeerlingCodesRepository(db),
    limit: new MissLimit(counters, LINK_LIMIT),
    clock,
    transaction: createTransaction(db, (trx) => ({
      ...build(trx),
      licenties: new LicentiesRead(trx),
      read: new KoppelingenRead(trx),
    })),
  });
}

/** Sharing a pupil: consent and codes at the school, links and a look at the child at the other side. */
export const module: FeatureModule = {
  name: 'koppelingen',
  build(platform) {
    const { db, clock, content, mount } = platform;
    const shared = {
      ...build(db),
      transaction: createTransaction(db, build),
      leerlingen: new LeerlingenRead(db),
      clock,
    };
    const picture = new HomePictureService({
      koppelingen: new KoppelingenRead(db),
      beeld: new HomePictureRepository(db),
      leerlingen: new LeerlingenRead(db),
      leerdoelen: content.leerdoelen,
      clock,
    });
    return {
      routes: [
        ...createSharingRoutes(mount, {
          toestemmingen: new ToestemmingenService(shared),
          sharing: new SharingService(shared),
        }),
        ...createKoppelingenRoutes(mount, { link: createLink(platform), picture }),
      ],
    };
  },
};
