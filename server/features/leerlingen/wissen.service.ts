import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { Idempotentie } from '../../platform/http/idempotentie.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { doeDagwerk } from '../../platform/jobs/dagwerk.ts';
import type { Nachttaak } from '../../platform/jobs/nachtwerk.ts';
import { wishash, type Wislijst } from '../../platform/privacy/wislijst.ts';
import { datumVanDag } from '../../platform/tijd/klok.ts';
import type { PrullenbakRepository } from './prullenbak.repository.ts';
import type { Plek, WissenRepository } from './wissen.repository.ts';
import { NIEMAND } from '../../platform/database/niemand.ts';

export interface WissenRepositories {
  wissen: WissenRepository;
  audit: AuditRepository;
  jobs: JobsRepository;
}
interface Deps {
  transactie: Transactie<WissenRepositories>;
  wissen: WissenRepository;
  bak: PrullenbakRepository;
  jobs: JobsRepository;
  wislijst: Wislijst;
  idempotentie: Idempotentie;
  clock: Clock;
}

const PACHT_MS = 30 * 60_000;

/** Real deletion: by hand, by the retention time of the bin, and again after a backup was put back. */
export class WissenService implements Nachttaak {
  readonly naam = 'prullenbak';

  constructor(private readonly deps: Deps) {}

  /** Erases one leerling for ever. */
  async erase(plek: Plek, wie: { id: string; rol: string; reden?: string | undefined }): Promise<void> {
    await this.wis([plek], {
      adminId: plek.adminId,
      wie: wie.id,
      rol: wie.rol,
      actie: 'leerling.gewist',
      soort: 'leerling',
      doelId: plek.leerlingId,
      reden: wie.reden,
    });
  }

  /** Once a night: whose time in the bin is over goes, and answers to repeated requests of yesterday too. */
  run(dag: number): Promise<void> {
    return doeDagwerk(this.deps, { naam: this.naam, dag, pachtMs: PACHT_MS }, async ({ sluit }) => {
      const gewist = await this.ruimOp(datumVanDag(dag));
      const hersteld = await this.herhaal();
      await sluit({ gewist, hersteld, verzoeken: await this.deps.idempotentie.opschonen() });
    });
  }

  /** Erases again who was erased before and is back, from a backup; answers how many. */
  async herhaal(): Promise<number> {
    const regels = [...(await this.deps.wissen.findRegels()), ...this.deps.wislijst.read()];
    if (regels.length === 0) return 0;
    const gewist = new Set(regels.map(({ hash }) => hash));
    const terug = (await this.deps.wissen.findPlekken([...new Set(regels.map(({ adminId }) => adminId))])).filter(
      (plek) => gewist.has(wishash(plek.adminId, plek.leerlingId)),
    );
    await this.perAdmin(terug, 'leerlingen.opnieuw_gewist');
    return terug.length;
  }

  /** Erases who has been in the bin long enough on this date; answers how many. */
  private async ruimOp(datum: string): Promise<number> {
    const verlopen = (await this.deps.bak.findVerlopen(datum)).map((rij) => ({
      adminId: rij.admin_id,
      leerlingId: rij.leerling_id,
    }));
    await this.perAdmin(verlopen, 'leerlingen.gewist');
    return verlopen.length;
  }

  /** One transaction and one line with a count per tenant. */
  private async perAdmin(plekken: readonly Plek[], actie: string): Promise<void> {
    for (const adminId of new Set(plekken.map((plek) => plek.adminId))) {
      const eigen = plekken.filter((plek) => plek.adminId === adminId);
      await this.wis(eigen, {
        adminId,
        wie: NIEMAND,
        rol: 'systeem',
        actie,
        soort: 'aantal',
        doelId: String(eigen.length),
      });
    }
  }

  private async wis(plekken: readonly Plek[], regel: Parameters<AuditRepository['save']>[0]): Promise<void> {
    const op = new Date(this.deps.clock.now());
    const regels = plekken.map((plek) => ({ adminId: plek.adminId, hash: wishash(plek.adminId, plek.leerlingId), op }));
    // The file first: when the process dies here, the next night erases what the list says.
    this.deps.wislijst.add(regels);
    await this.deps.transactie(async ({ wissen, audit }) => {
      for (const plek of plekken) await wissen.erase(plek);
      for (const wisregel of regels) await wissen.addRegel(wisregel);
      await audit.save(regel);
    });
  }
}
