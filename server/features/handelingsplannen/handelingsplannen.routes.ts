import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { CareListService } from './care-list.service.ts';
import { handelingsplannenEndpoints as plans } from './handelingsplannen.contract.ts';
import type { HandelingsplannenService } from './handelingsplannen.service.ts';
import { planSittingEndpoints as sitting } from './plan-sitting.contract.ts';
import type { PlanSittingService } from './plan-sitting.service.ts';
import type { PlanStepsService } from './plan-steps.service.ts';

interface Services {
  lists: CareListService;
  service: HandelingsplannenService;
  steps: PlanStepsService;
  sittings: PlanSittingService;
}

/** The side of the leerling. */
const sittingRoutes = (mount: Mount, { sittings }: Services): Mounted[] => [
  mount(sitting.find, ({ access, params }) => sittings.find(access, params)),
  mount(sitting.start, ({ access, params }) => sittings.start(access, params)),
  mount(sitting.note, ({ access, params, body }) => sittings.note(access, params, body)),
  mount(sitting.pause, ({ access, params }) => sittings.pause(access, params)),
  mount(sitting.handIn, ({ access, params }) => sittings.handIn(access, params)),
  mount(sitting.hear, async ({ access, params, res }) => {
    const { type, bytes } = await sittings.hear(access, params);
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': type }).send(bytes);
  }),
];

export function createHandelingsplannenRoutes(mount: Mount, services: Services): Mounted[] {
  const { lists, service, steps } = services;
  return [
    ...sittingRoutes(mount, services),
    mount(plans.list, ({ access, params }) => lists.list(access, params.leerlingId)),
    mount(plans.propose, ({ access, params, query }) => lists.propose(access, params.leerlingId, query)),
    mount(plans.dossier, ({ access, params }) => lists.dossier(access, params.leerlingId)),
    mount(plans.listAll, ({ access }) => lists.listAll(access)),
    mount(plans.create, ({ access, body }) => service.create(access, body)),
    mount(plans.find, ({ access, params }) => service.find(access, params.handelingsplanId)),
    mount(plans.change, ({ access, params, body }) => service.change(access, params.handelingsplanId, body)),
    mount(plans.remove, ({ access, params }) => service.remove(access, params.handelingsplanId)),
    mount(plans.step, ({ access, params, body }) => steps.step(access, params.handelingsplanId, body)),
    mount(plans.addLine, ({ access, params, body }) => service.addLine(access, params.handelingsplanId, body)),
    mount(plans.removeLine, ({ access, params }) => service.removeLine(access, params.handelingsplanId, params.lineId)),
    mount(plans.evaluate, ({ access, params, body }) => service.evaluate(access, params.handelingsplanId, body)),
    mount(plans.addAddendum, ({ access, params, body }) =>
      service.addAddendum(access, params.handelingsplanId, body.tekst),
    ),
    mount(plans.swapWoord, ({ access, params, body }) =>
      steps.swap(access, { id: params.handelingsplanId, soort: params.soort }, body),
    ),
    mount(plans.saveAnswers, ({ access, params, body }) =>
      steps.answer(access, { id: params.handelingsplanId, soort: params.soort }, body),
    ),
    mount(plans.setOnMap, ({ access, params, body }) =>
      steps.setOnMap(access, { id: params.handelingsplanId, soort: params.soort }, body.onMap),
    ),
    mount(plans.setSlip, ({ access, params, body }) =>
      steps.setSlip(access, { id: params.handelingsplanId, soort: params.soort }, body),
    ),
  ];
}
