import type { Transactie } from '../../platform/database/transactie.ts';
import { AppFout } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type {
  GestarteInstap,
  Instaphersteld,
  Instapherstel,
  Instapmetingen,
  InstapmetingenVerzoek,
} from './instapmetingen.contract.ts';
import type { InstapmetingenRepository } from './instapmetingen.repository.ts';
import type { SomvenstersService } from './somvensters.service.ts';

interface Deps {
  repository: InstapmetingenRepository;
  transactie: Transactie<InstapmetingenRepository>;
  somvensters: SomvenstersService;
  leerlingen: LeerlingenRead;
}

/** Entry tests for several leerlingen at once. */
export class InstapmetingenService {
  constructor(private readonly deps: Deps) {}

  /** Starts a test for everybody who can take one; nobody when one of them is out of reach. */
  async start(toegang: Toegang, { ids }: InstapmetingenVerzoek): Promise<Instapmetingen> {
    const uniek = [...new Set(ids)];
    for (const id of uniek) await this.deps.leerlingen.require(toegang, id);
    const uit: Instapmetingen = { gestart: [], overgeslagen: [] };
    for (const leerlingId of uniek) {
      const gestart = await this.startEen(toegang, leerlingId);
      if (gestart === undefined) uit.overgeslagen.push(leerlingId);
      else uit.gestart.push(gestart);
    }
    return uit;
  }

  /** Takes tests back that nobody began; the route from before goes on. */
  async undo(toegang: Toegang, { gestart }: Instapherstel): Promise<Instaphersteld> {
    for (const { leerlingId } of gestart) await this.deps.leerlingen.require(toegang, leerlingId);
    return this.deps.transactie(async (repository) => {
      let aantal = 0;
      for (const instap of gestart) {
        if (!(await repository.delete(toegang.adminId, instap))) continue;
        aantal += 1;
        if (instap.vorigeId !== undefined) await repository.reopen(toegang.adminId, instap.leerlingId, instap.vorigeId);
      }
      return { aantal };
    });
  }

  private async startEen(toegang: Toegang, leerlingId: string): Promise<GestarteInstap | undefined> {
    const vorige = await this.deps.repository.findOpen(toegang.adminId, leerlingId);
    if (vorige?.soort === 'instap') return undefined;
    try {
      const { somvensterId } = await this.deps.somvensters.createInstap(toegang, leerlingId);
      return { leerlingId, somvensterId, ...(vorige === undefined ? {} : { vorigeId: vorige.id }) };
    } catch (fout) {
      if (fout instanceof AppFout && fout.code === 'POOL_LEEG') return undefined;
      throw fout;
    }
  }
}
