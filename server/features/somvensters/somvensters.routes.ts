import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { assignedEndpoints } from './assigned.contract.ts';
import type { AssignedService } from './assigned.service.ts';
import type { ClosingService } from './closing.service.ts';
import { dayPackageEndpoints } from './day-package.contract.ts';
import type { DayPackageService } from './day-package.service.ts';
import { freePlayEndpoints } from './free-play.contract.ts';
import type { FreePlayService } from './free-play.service.ts';
import { instapMeasurementsEndpoints as instap } from './instap-measurements.contract.ts';
import type { InstapMeasurementsService } from './instap-measurements.service.ts';
import { judgmentEndpoints } from './judgment.contract.ts';
import type { JudgmentService } from './judgment.service.ts';
import { routeManagementEndpoints as managed } from './route-management.contract.ts';
import type { RouteManagementService } from './route-management.service.ts';
import { somvenstersEndpoints } from './somvensters.contract.ts';
import type { SomvenstersService } from './somvensters.service.ts';
import type { SpelrondesService } from './spelrondes.service.ts';
import { trialEndpoints } from './trial.contract.ts';
import type { TrialService } from './trial.service.ts';
import { weekEffectsEndpoints } from './week-effects.contract.ts';
import type { WeekEffectsService } from './week-effects.service.ts';

interface Services {
  somvensters: SomvenstersService;
  spelrondes: SpelrondesService;
  closing: ClosingService;
  dayPackages: DayPackageService;
  freePlay: FreePlayService;
  judgments: JudgmentService;
  instapMeasurements: InstapMeasurementsService;
  assigned: AssignedService;
  trials: TrialService;
  weekEffects: WeekEffectsService;
  routeManagement: RouteManagementService;
}

export function createSomvenstersRoutes(
  mount: Mount,
  {
    somvensters,
    spelrondes,
    closing,
    dayPackages,
    freePlay,
    judgments,
    instapMeasurements,
    assigned,
    trials,
    weekEffects,
    routeManagement,
  }: Services,
): Mounted[] {
  return [
    mount(somvenstersEndpoints.create, ({ access, params }) => somvensters.create(access, params.leerlingId)),
    mount(instap.startOne, ({ access, params }) => somvensters.createInstap(access, params.leerlingId)),
    mount(instap.start, ({ access, body }) => instapMeasurements.start(access, body)),
    mount(instap.undo, ({ access, body }) => instapMeasurements.undo(access, body)),
    mount(assignedEndpoints.create, ({ access, body }) => assigned.create(access, body)),
    mount(assignedEndpoints.undo, ({ access, body }) => assigned.undo(access, body)),
    mount(managed.find, ({ access, params }) => routeManagement.find(access, params.leerlingId)),
    mount(managed.change, ({ access, params, body }) => routeManagement.change(access, params.somvensterId, body)),
    mount(managed.withdraw, ({ access, params }) => routeManagement.withdraw(access, params.somvensterId)),
    mount(managed.skip, ({ access, params }) => routeManagement.skip(access, params.taakId)),
    mount(somvenstersEndpoints.openRonde, ({ access, params, body }) => spelrondes.open(access, params, body)),
    mount(somvenstersEndpoints.closeRonde, ({ access, params, body }) => closing.finish(access, params, body)),
    mount(freePlayEndpoints.begin, ({ access, params, body }) => freePlay.begin(access, params.leerlingId, body)),
    mount(judgmentEndpoints.judge, ({ access, params, body }) => judgments.judge(access, params, body)),
    mount(trialEndpoints.attempt, ({ access, params, body }) => trials.attempt(access, params.groepId, body)),
    mount(weekEffectsEndpoints.find, ({ access, params }) => weekEffects.find(access, params.groepId)),
    mount(dayPackageEndpoints.find, ({ access, params }) => dayPackages.find(access, params.leerlingId)),
  ];
}
