import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { Assigned, AssignedRequest, AssignedRestore, AssignedRestored } from './assigned.contract.ts';
import type { AssignedRepository } from './assigned.repository.ts';
import type { DoelNames } from './route.ts';
import type { SomvenstersService } from './somvensters.service.ts';

interface Deps {
  repository: AssignedRepository;
  somvensters: SomvenstersService;
  leerlingen: LeerlingenRead;
  doelen: DoelNames;
}

/** Practice from an adult for one or more leerlingen. */
export class AssignedService {
  constructor(private readonly deps: Deps) {}

  /** Sets a route ready for everybody who can use one; nobody when one of them is out of reach, or a goal is unknown. */
  async create(access: Access, { leerlingIds, doelIds, titel: title }: AssignedRequest): Promise<Assigned> {
    const { leerlingen, doelen, somvensters } = this.deps;
    const unique = [...new Set(leerlingIds)];
    for (const id of unique) await leerlingen.require(access, id);
    const goals = [...new Set(doelIds)];
    if (!goals.every((id) => doelen.leerdoelen.has(id) || doelen.strands.has(id))) throw createError('NIET_GEVONDEN');
    const out: Assigned = { ids: [], overgeslagen: [] };
    for (const leerlingId of unique) {
      const id = await somvensters.createAssigned(access, leerlingId, { doelIds: goals, titel: title });
      if (id === undefined) out.overgeslagen.push(leerlingId);
      else out.ids.push(id);
    }
    return out;
  }

  /** Takes routes back that nobody began; who began keeps what was done. */
  async undo(access: Access, { ids }: AssignedRestore): Promise<AssignedRestored> {
    const { repository, leerlingen } = this.deps;
    for (const id of new Set(await repository.findLeerlingen(access.adminId, ids)))
      await leerlingen.require(access, id);
    return { aantal: await repository.delete(access.adminId, ids) };
  }
}
