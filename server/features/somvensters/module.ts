import { createBlockLayout } from '#engine/core/oefening/select/blocks.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { FeatureModule, Platform } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { WoordlijstenRead } from '../woordlijsten/woordlijsten.read.ts';
import { AssignedRepository } from './assigned.repository.ts';
import { AssignedService } from './assigned.service.ts';
import { ClosingService } from './closing.service.ts';
import { DayPackageService } from './day-package.service.ts';
import { FreePlayService } from './free-play.service.ts';
import { InstapMeasurementsRepository } from './instap-measurements.repository.ts';
import { InstapMeasurementsService } from './instap-measurements.service.ts';
import { JudgmentRepository } from './judgment.repository.ts';
import { JudgmentService, type JudgmentRepositories } from './judgment.service.ts';
import { ListPracticeService } from './list-practice.service.ts';
import { createPractice, type Practice } from './practice.ts';
import { createSomvenstersRoutes } from './somvensters.routes.ts';
import { SomvenstersService } from './somvensters.service.ts';
import { RouteManagementRepository } from './route-management.repository.ts';
import { RouteManagementService, type RouteManagementRepositories } from './route-management.service.ts';
import { SomvenstersRepository } from './somvensters.repository.ts';
import { SpelrondesService } from './spelrondes.service.ts';
import { StateRepository } from './state.repository.ts';
import { SummaryRepository } from './summarize.repository.ts';
import { SummaryService, type SummaryRepositories } from './summarize.service.ts';
import { TrialService } from './trial.service.ts';
import { WeekEffectsService } from './week-effects.service.ts';

/** Answers past their term become sums. */
const createSummaries = ({ db, content, clock }: Platform, practice: Practice): SummaryService =>
  new SummaryService({
    transaction: createTransaction<SummaryRepositories>(db, (trx) => ({
      summaries: new SummaryRepository(trx),
      toestand: new StateRepository(trx, createBlockLayout(content.model)),
    })),
    jobs: new JobsRepository(db),
    instellingen: practice.instellingen,
    content,
    clock,
  });

const createJudgments = ({ db, content }: Platform, practice: Practice): JudgmentService =>
  new JudgmentService({
    ...practice,
    transaction: createTransaction<JudgmentRepositories>(db, (trx) => ({
      judgments: new JudgmentRepository(trx),
      toestand: new StateRepository(trx, createBlockLayout(content.model)),
      audit: new AuditRepository(trx),
    })),
  });

/** Routes and stones that an adult lets wait, takes away or leaves out. */
function createRouteManagement({ db }: Platform, practice: Practice): RouteManagementService {
  const reposOf = (trx: Platform['db']): RouteManagementRepositories => ({
    routes: new RouteManagementRepository(trx),
    somvensters: new SomvenstersRepository(trx),
    ledger: new LedgerRepository(trx),
  });
  return new RouteManagementService({
    ...practice,
    repositories: reposOf(db),
    transaction: createTransaction(db, reposOf),
  });
}

/** The way of an answer: somvenster, round and closing; entry tests on the wish of an adult. */
export const module: FeatureModule = {
  name: 'somvensters',
  build(platform) {
    const { db, mount } = platform;
    const practice = createPractice(platform);
    const somvensters = new SomvenstersService(practice);
    const routes = createSomvenstersRoutes(mount, {
      somvensters,
      spelrondes: new SpelrondesService(practice),
      closing: new ClosingService(practice),
      dayPackages: new DayPackageService(practice),
      judgments: createJudgments(platform, practice),
      routeManagement: createRouteManagement(platform, practice),
      freePlay: new FreePlayService({ ...practice, somvensters }),
      instapMeasurements: new InstapMeasurementsService({
        repository: new InstapMeasurementsRepository(db),
        transaction: createTransaction(db, (trx) => new InstapMeasurementsRepository(trx)),
        somvensters,
        leerlingen: practice.leerlingen,
      }),
      assigned: new AssignedService({
        repository: new AssignedRepository(db),
        somvensters,
        lists: new WoordlijstenRead(db),
        listPractice: new ListPracticeService(practice),
        leerlingen: practice.leerlingen,
        content: platform.content,
      }),
      trials: new TrialService({ ...practice, groepen: new GroepenRead(db) }),
      weekEffects: new WeekEffectsService({ ...practice, groepen: new GroepenRead(db) }),
    });
    return { routes, jobs: [createSummaries(platform, practice)] };
  },
};
