import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { doeDagwerk } from '../../platform/jobs/dagwerk.ts';
import type { Nachttaak } from '../../platform/jobs/nachtwerk.ts';
import { wishash, type Wislijst } from '../../platform/privacy/wislijst.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { datumVanDag } from '../../platform/tijd/klok.ts';
import { meldBeheerders } from './wismail.ts';
import type { WisverzoekRepositories } from './wisverzoeken.service.ts';
import { NIEMAND } from '../../platform/database/niemand.ts';

interface Deps {
  transactie: Transactie<WisverzoekRepositories>;
  jobs: JobsRepository;
  wislijst: Wislijst;
  clock: Clock;
}

const PACHT_MS = 60 * 60_000;
/** A second mail goes this many days before. */
const HERINNER_DAGEN = 14;

/** Every night: reminds of requests, erases tenants whose day has come, and erases again what a backup brought back. */
export class TenantWissenService implements Nachttaak {
  readonly naam = 'tenant.wissen';

  constructor(private readonly deps: Deps) {}

  run(dag: number): Promise<void> {
    return doeDagwerk(this.deps, { naam: this.naam, dag, pachtMs: PACHT_MS }, async ({ sluit }) => {
      const herinnerd = await this.herinner(datumVanDag(dag + HERINNER_DAGEN));
      const gewist = await this.wisRijpe(datumVanDag(dag));
      await sluit({ herinnerd, gewist, hersteld: await this.herhaal() });
    });
  }

  /** Erases again a tenant that was erased before and is back, from a backup; answers how many. */
  async herhaal(): Promise<number> {
    const zelf = this.deps.wislijst
      .read()
      .filter(({ adminId, hash }) => hash === wishash(adminId, adminId))
      .map(({ adminId }) => adminId);
    if (zelf.length === 0) return 0;
    const terug = await this.deps.transactie(({ verzoeken }) => verzoeken.findLevendeIds(zelf));
    for (const adminId of terug) await this.deps.transactie((repos) => this.wis(repos, adminId));
    return terug.length;
  }

  /** Erases a tenant on a date because its licence ended, with a mail two weeks before; asking again changes nothing. */
  async plan(adminId: string, wissenOp: string): Promise<void> {
    await this.deps.transactie(async ({ verzoeken }) => {
      const tenant = await verzoeken.findTenant(adminId);
      if (tenant !== undefined)
        await verzoeken.insertAutomatisch({
          adminId,
          id: v7(),
          reden: tekst(tenant.locale, 'wissen.licentie'),
          nu: new Date(this.deps.clock.now()),
          wissenOp,
        });
    });
  }

  /** Takes back what was planned for tenants whose licence goes on. */
  async behoud(aflopend: readonly string[]): Promise<void> {
    await this.deps.transactie(async ({ verzoeken, audit }) => {
      const terug = await verzoeken.withdrawAutomatisch(aflopend, new Date(this.deps.clock.now()));
      for (const adminId of terug)
        await audit.save({
          adminId,
          wie: NIEMAND,
          rol: 'systeem',
          actie: 'wissen.ingetrokken',
          soort: 'admin',
          doelId: adminId,
        });
    });
  }

  private async herinner(datum: string): Promise<number> {
    return this.deps.transactie(async (repos) => {
      const rijen = await repos.verzoeken.findTeHerinneren(datum);
      for (const rij of rijen) {
        await meldBeheerders(repos, {
          sjabloon: rij.door === NIEMAND ? 'licentie-wissen' : 'gegevens-worden-gewist',
          adminId: rij.admin_id,
          datum: rij.wissen_op,
          clock: this.deps.clock,
        });
        await repos.verzoeken.update(rij.admin_id, rij.id, { herinnerd_op: new Date(this.deps.clock.now()) });
      }
      return rijen.length;
    });
  }

  private async wisRijpe(datum: string): Promise<number> {
    const rijp = await this.deps.transactie(({ verzoeken }) => verzoeken.findRijp(datum));
    for (const { admin_id: adminId, id } of rijp) {
      const hash = wishash(adminId, adminId);
      const op = new Date(this.deps.clock.now());
      // The file first: when the process dies here, the next start erases what the list says.
      this.deps.wislijst.add([{ adminId, hash, op }]);
      await this.deps.transactie(async (repos) => {
        await meldBeheerders(repos, {
          sjabloon: 'gegevens-gewist',
          adminId,
          datum,
          clock: this.deps.clock,
          certificaat: hash.slice(0, 16).toUpperCase(),
        });
        await this.wis(repos, adminId);
        await repos.verzoeken.update(adminId, id, { uitgevoerd_op: op });
      });
    }
    return rijp.length;
  }

  private async wis(
    { verzoeken, audit }: { verzoeken: WisverzoekRepositories['verzoeken']; audit: AuditRepository },
    adminId: string,
  ): Promise<void> {
    await verzoeken.erase(adminId, new Date(this.deps.clock.now()));
    await audit.save({
      adminId,
      wie: NIEMAND,
      rol: 'systeem',
      actie: 'wissen.uitgevoerd',
      soort: 'admin',
      doelId: adminId,
    });
  }
}
