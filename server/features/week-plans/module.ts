import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { WoordlijstenRead } from '../woordlijsten/woordlijsten.read.ts';
import { WeekPlansRepository } from './week-plans.repository.ts';
import { createWeekPlansRoutes } from './week-plans.routes.ts';
import { WeekPlansService } from './week-plans.service.ts';

/** Which words or goals a group practises in which week of its method. */
export const module: FeatureModule = {
  name: 'week-plans',
  build({ db, content, clock, mount }) {
    const service = new WeekPlansService({
      repository: new WeekPlansRepository(db),
      transaction: createTransaction(db, (trx) => new WeekPlansRepository(trx)),
      lists: new WoordlijstenRead(db),
      groepen: new GroepenRead(db),
      content,
      clock,
    });
    return { routes: createWeekPlansRoutes(mount, service) };
  },
};
