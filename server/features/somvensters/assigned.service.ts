import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { WoordlijstenRead } from '../woordlijsten/woordlijsten.read.ts';
import type { Assigned, AssignedRequest, AssignedRestore, AssignedRestored } from './assigned.contract.ts';
import type { AssignedRepository } from './assigned.repository.ts';
import type { ListPracticeService } from './list-practice.service.ts';
import type { DoelNames } from './route.ts';
import { withSisters, type SisterSource } from './sister-words.ts';
import type { SomvenstersService } from './somvensters.service.ts';

interface Deps {
  repository: AssignedRepository;
  somvensters: SomvenstersService;
  lists: WoordlijstenRead;
  listPractice: ListPracticeService;
  leerlingen: LeerlingenRead;
  content: DoelNames & SisterSource;
}
/** Sets it ready for one leerling; nothing when there is no room or nothing to practise. */
type Give = (leerlingId: string) => Promise<string | undefined>;

/** Practice from an adult for one or more leerlingen. */
export class AssignedService {
  constructor(private readonly deps: Deps) {}

  /** Sets a route ready for everybody who can use one; nobody when one of them is out of reach, or a goal or list is unknown. */
  async create(access: Access, request: AssignedRequest): Promise<Assigned> {
    const unique = [...new Set(request.leerlingIds)];
    for (const id of unique) await this.deps.leerlingen.require(access, id);
    const give = await this.giverOf(access, request);
    const out: Assigned = { ids: [], overgeslagen: [] };
    for (const leerlingId of unique) {
      const id = await give(leerlingId);
      if (id === undefined) out.overgeslagen.push(leerlingId);
      else out.ids.push(id);
    }
    return out;
  }

  private async giverOf(access: Access, request: AssignedRequest): Promise<Give> {
    const { doelIds, woordlijstId, woorden, titel: title } = request;
    const { content, somvensters, lists, listPractice } = this.deps;
    if (woorden !== undefined) {
      const words = withSisters(content, [...new Set(woorden)]);
      if (words === undefined) throw createError('NIET_GEVONDEN');
      const name = title ?? serverText(access.session.locale, 'route.woorden');
      return (leerlingId) => listPractice.create(access, leerlingId, { id: null, naam: name, woorden: words });
    }
    if (woordlijstId !== undefined) {
      const list = await lists.require(access, woordlijstId);
      return (leerlingId) => listPractice.create(access, leerlingId, list);
    }
    const goals = [...new Set(doelIds)];
    if (!goals.every((id) => content.leerdoelen.has(id) || content.strands.has(id))) throw createError('NIET_GEVONDEN');
    return (leerlingId) => somvensters.createAssigned(access, leerlingId, { doelIds: goals, titel: title });
  }

  /** Takes routes back that nobody began; who began keeps what was done. */
  async undo(access: Access, { ids }: AssignedRestore): Promise<AssignedRestored> {
    const { repository, leerlingen } = this.deps;
    for (const id of new Set(await repository.findLeerlingen(access.adminId, ids)))
      await leerlingen.require(access, id);
    return { aantal: await repository.delete(access.adminId, ids) };
  }
}
