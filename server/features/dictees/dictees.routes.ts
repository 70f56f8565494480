import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { EventStreams } from '../../platform/http/event-streams.ts';
import { dicteesEndpoints as dictees } from './dictees.contract.ts';
import type { DicteesService } from './dictees.service.ts';
import { sittingEndpoints as sittings } from './sitting.contract.ts';
import type { SittingService } from './sitting.service.ts';

interface Services {
  service: DicteesService;
  sitting: SittingService;
  streams: EventStreams;
}

export function createDicteesRoutes(mount: Mount, { service, sitting, streams }: Services): Mounted[] {
  return [
    mount(dictees.list, ({ access, params }) => service.list(access, params.groepId)),
    mount(dictees.create, ({ access, params, body }) => service.create(access, params.groepId, body)),
    mount(dictees.find, ({ access, params }) => service.find(access, params.dicteeId)),
    mount(dictees.step, ({ access, params, body }) => service.step(access, params.dicteeId, body)),
    mount(dictees.remove, ({ access, params }) => service.remove(access, params.dicteeId)),
    mount(dictees.follow, async ({ access, params, res }) => {
      streams.start(res, await service.follow(access, params.dicteeId));
    }),
    mount(sittings.due, ({ access, params }) => sitting.due(access, params.leerlingId)),
    mount(sittings.find, ({ access, params }) => sitting.find(access, params)),
    mount(sittings.note, ({ access, params, body }) => sitting.note(access, params, body)),
    mount(sittings.hear, async ({ access, params, query, res }) => {
      const sound = await sitting.hear(access, params, query.deel);
      res.set('Cache-Control', 'no-store');
      if (sound === undefined) res.status(204).end();
      else res.type(sound.type).send(sound.bytes);
    }),
    mount(sittings.follow, async ({ access, params, res }) => {
      streams.start(res, await sitting.follow(access, params));
    }),
  ];
}
