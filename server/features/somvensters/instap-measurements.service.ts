import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type {
  StartedInstap,
  InstapRestored,
  InstapRestore,
  InstapMeasurements,
  InstapMeasurementsRequest,
} from './instap-measurements.contract.ts';
import type { InstapMeasurementsRepository } from './instap-measurements.repository.ts';
import type { SomvenstersService } from './somvensters.service.ts';

interface Deps {
  repository: InstapMeasurementsRepository;
  transaction: Transaction<InstapMeasurementsRepository>;
  somvensters: SomvenstersService;
  leerlingen: LeerlingenRead;
}

/** Entry tests for several leerlingen at once. */
export class InstapMeasurementsService {
  constructor(private readonly deps: Deps) {}

  /** Starts a test for everybody who can take one; nobody when one of them is out of reach. */
  async start(access: Access, { ids }: InstapMeasurementsRequest): Promise<InstapMeasurements> {
    const unique = [...new Set(ids)];
    for (const id of unique) await this.deps.leerlingen.require(access, id);
    const out: InstapMeasurements = { gestart: [], overgeslagen: [] };
    for (const leerlingId of unique) {
      const started = await this.startOne(access, leerlingId);
      if (started === undefined) out.overgeslagen.push(leerlingId);
      else out.gestart.push(started);
    }
    return out;
  }

  /** Takes tests back that nobody began; the route from before goes on. */
  async undo(access: Access, { gestart: started }: InstapRestore): Promise<InstapRestored> {
    for (const { leerlingId } of started) await this.deps.leerlingen.require(access, leerlingId);
    return this.deps.transaction(async (repository) => {
      let count = 0;
      for (const instap of started) {
        if (!(await repository.delete(access.adminId, instap))) continue;
        count += 1;
        if (instap.vorigeId !== undefined) await repository.reopen(access.adminId, instap.leerlingId, instap.vorigeId);
      }
      return { aantal: count };
    });
  }

  private async startOne(access: Access, leerlingId: string): Promise<StartedInstap | undefined> {
    const previous = await this.deps.repository.findOpen(access.adminId, leerlingId);
    if (previous?.soort === 'instap') return undefined;
    try {
      const { somvensterId } = await this.deps.somvensters.createInstap(access, leerlingId);
      return { leerlingId, somvensterId, ...(previous === undefined ? {} : { vorigeId: previous.id }) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'POOL_LEEG') return undefined;
      throw error;
    }
  }
}
