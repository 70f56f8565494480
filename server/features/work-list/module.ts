import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { FiguresRepository } from './figures.repository.ts';
import { FiguresService } from './figures.service.ts';
import { workListEndpoints as endpoints } from './work-list.contract.ts';
import { WorkListRepository } from './work-list.repository.ts';
import { WorkListService } from './work-list.service.ts';

const createWorkListRoutes = (mount: Mount, work: WorkListService, figures: FiguresService): Mounted[] => [
  mount(endpoints.list, ({ access, query }) => work.list(access, query)),
  mount(endpoints.change, ({ access, params, body }) => work.update(access, params.workId, body)),
  mount(endpoints.figures, () => figures.find()),
];

/** What waits for the office, and how things stand. */
export const module: FeatureModule = {
  name: 'work-list',
  build({ db, clock, log, mount }) {
    const work = new WorkListService({
      work: new WorkListRepository(db),
      transaction: createTransaction(db, (trx) => ({
        work: new WorkListRepository(trx),
        audit: new AuditRepository(trx),
      })),
      clock,
      log,
    });
    const figures = new FiguresService({ figures: new FiguresRepository(db), clock, log });
    return {
      routes: createWorkListRoutes(mount, work, figures),
      periodic: [figures],
      jobs: [{ name: 'kantoor.werklijst', run: () => work.forget() }],
    };
  },
};
