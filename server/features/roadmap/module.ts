import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { roadmapEndpoints as roadmap, roadmapManagementEndpoints as office } from './roadmap.contract.ts';
import { RoadmapRepository } from './roadmap.repository.ts';
import { RoadmapService } from './roadmap.service.ts';

const createRoadmapRoutes = (mount: Mount, service: RoadmapService): Mounted[] => [
  mount(roadmap.list, ({ access }) => service.list(access)),
  mount(roadmap.vote, async ({ access, params }) => void (await service.vote(access, params.itemId, true))),
  mount(roadmap.takeBack, async ({ access, params }) => void (await service.vote(access, params.itemId, false))),
  mount(roadmap.sendIdea, ({ access, body }) => service.sendIdea(access, body.tekst)),
  mount(office.list, () => service.listManaged()),
  mount(office.create, ({ body }) => service.create(body)),
  mount(office.change, ({ params, body }) => service.update(params.itemId, body)),
  mount(office.remove, async ({ params }) => void (await service.remove(params.itemId))),
  mount(office.readIdea, async ({ params, body }) => void (await service.readIdea(params.ideaId, body.seen))),
];

/** What we plan, with votes and ideas of customers. */
export const module: FeatureModule = {
  name: 'roadmap',
  build: ({ db, clock, mount }) => ({
    routes: createRoadmapRoutes(mount, new RoadmapService({ repository: new RoadmapRepository(db), clock })),
  }),
};
