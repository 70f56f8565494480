import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRead } from './oefeninstellingen.read.ts';
import { OefeninstellingenRepository } from './oefeninstellingen.repository.ts';
import { createOefeninstellingenRoutes } from './oefeninstellingen.routes.ts';
import { OefeninstellingenService, type SettingRepositories } from './oefeninstellingen.service.ts';
import { OwnSettingService } from './own-setting.service.ts';
import { SettingManagementService } from './setting-management.service.ts';

/** What pupils are to practise. */
export const module: FeatureModule = {
  name: 'oefeninstellingen',
  build({ db, content, spellen, mount }) {
    const base = {
      repository: new OefeninstellingenRepository(db),
      layers: new OefeninstellingenRead(db),
      transaction: createTransaction<SettingRepositories>(db, (trx) => ({
        instellingen: new OefeninstellingenRepository(trx),
        leerlingen: new LeerlingenRead(trx),
        layers: new OefeninstellingenRead(trx),
      })),
      groepen: new GroepenRead(db),
      leerlingen: new LeerlingenRead(db),
      content,
      spellen,
    };
    const settings = new OefeninstellingenService(base);
    const management = new SettingManagementService({ ...base, settings });
    return {
      routes: createOefeninstellingenRoutes(mount, { settings, management, own: new OwnSettingService(base) }),
    };
  },
};
