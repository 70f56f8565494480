import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { afnameEndpoints as afname } from './afname.contract.ts';
import type { AfnameService } from './afname.service.ts';
import { methodetoetsenEndpoints as toetsen } from './methodetoetsen.contract.ts';
import type { MethodetoetsenService } from './methodetoetsen.service.ts';
import type { WordProposer } from './proposals.ts';
import type { ToetsGate } from './toets-gate.ts';
import { toetsOverviewEndpoints as overview } from './toets-overview.contract.ts';
import type { ToetsOverviewService } from './toets-overview.service.ts';
import { toetsResultsEndpoints as results } from './toets-results.contract.ts';
import type { ToetsResultsService } from './toets-results.service.ts';

interface Services {
  toetsen: MethodetoetsenService;
  results: ToetsResultsService;
  overview: ToetsOverviewService;
  afnamen: AfnameService;
  gate: ToetsGate;
  proposer: WordProposer;
}

const panelRoutes = (mount: Mount, service: Services): Mounted[] => [
  mount(toetsen.list, ({ access, params }) => service.toetsen.list(access, params.groepId)),
  mount(toetsen.create, ({ access, params, body }) => service.toetsen.create(access, params.groepId, body.titel)),
  mount(toetsen.propose, async ({ access, params, body }) => {
    await service.gate.requireGroep(access, params.groepId);
    return service.proposer.propose(body.woorden);
  }),
  mount(toetsen.find, ({ access, params }) => service.toetsen.find(access, params.methodetoetsId)),
  mount(toetsen.change, ({ access, params, body }) => service.toetsen.change(access, params.methodetoetsId, body)),
  mount(toetsen.remove, ({ access, params }) => service.toetsen.remove(access, params.methodetoetsId)),
  mount(toetsen.step, ({ access, params, body }) => service.toetsen.step(access, params.methodetoetsId, body.naar)),
  mount(toetsen.skip, ({ access, params, body }) =>
    service.toetsen.skip(access, params.methodetoetsId, { nr: params.nr, ...body }),
  ),
  mount(toetsen.copy, ({ access, params, body }) => service.toetsen.copy(access, params.methodetoetsId, body)),
  mount(overview.findGroep, ({ access, params }) => service.overview.findGroep(access, params.groepId)),
  mount(overview.findLeerling, ({ access, params }) => service.overview.findLeerling(access, params.leerlingId)),
  mount(results.find, ({ access, params }) => service.results.find(access, params.methodetoetsId)),
  mount(results.override, ({ access, params, body }) => service.results.override(access, params, body)),
  mount(results.reopen, ({ access, params, body }) => service.results.reopen(access, params, body)),
];

const leerlingRoutes = (mount: Mount, { afnamen }: Services): Mounted[] => [
  mount(afname.find, ({ access, params }) => afnamen.find(access, params)),
  mount(afname.start, ({ access, params }) => afnamen.start(access, params)),
  mount(afname.note, ({ access, params, body }) => afnamen.note(access, params, body)),
  mount(afname.pause, ({ access, params }) => afnamen.pause(access, params)),
  mount(afname.handIn, ({ access, params }) => afnamen.handIn(access, params)),
  mount(afname.hear, async ({ access, params, res }) => {
    const { type, bytes } = await afnamen.hear(access, params);
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': type }).send(bytes);
  }),
];

export const createMethodetoetsenRoutes = (mount: Mount, services: Services): Mounted[] => [
  ...panelRoutes(mount, services),
  ...leerlingRoutes(mount, services),
];
