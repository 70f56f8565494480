import { createTransaction } from '../../platform/database/transaction.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { AankopenService } from './aankopen.service.ts';
import { BeloningenRead } from './beloningen.read.ts';
import { BeloningenRepository } from './beloningen.repository.ts';
import { createBeloningenRoutes } from './beloningen.routes.ts';
import { BeloningenService, type BeloningenRepositories } from './beloningen.service.ts';

/** What a leerling earned and what it has for that: figure, wardrobe, stickers and the own corner of the island. */
export const module: FeatureModule = {
  name: 'beloningen',
  build({ db, content, clock, mount }) {
    const deps = {
      transaction: createTransaction<BeloningenRepositories>(db, (trx) => ({
        ledger: new LedgerRepository(trx),
        own: new BeloningenRepository(trx),
        read: new BeloningenRead(trx),
      })),
      leerlingen: new LeerlingenRead(db),
      instellingen: new OefeninstellingenRead(db),
      content,
      clock,
    };
    return {
      routes: createBeloningenRoutes(mount, {
        beloningen: new BeloningenService(deps),
        aankopen: new AankopenService(deps),
      }),
    };
  },
};
