import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRepository } from './oefeninstellingen.repository.ts';
import { createOefeninstellingenRoutes } from './oefeninstellingen.routes.ts';
import { OefeninstellingenService } from './oefeninstellingen.service.ts';

/** What pupils are to practise. */
export const module: FeatureModule = {
  name: 'oefeninstellingen',
  build({ db, mount }) {
    const service = new OefeninstellingenService({
      repository: new OefeninstellingenRepository(db),
      transaction: createTransaction(db, (trx) => ({
        instellingen: new OefeninstellingenRepository(trx),
        leerlingen: new LeerlingenRead(trx),
      })),
      groepen: new GroepenRead(db),
      leerlingen: new LeerlingenRead(db),
    });
    return { routes: createOefeninstellingenRoutes(mount, service) };
  },
};
