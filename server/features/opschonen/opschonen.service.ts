import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { doeDagwerk } from '../../platform/jobs/dagwerk.ts';
import type { Nachttaak } from '../../platform/jobs/nachtwerk.ts';
import { SOORTEN, type OpschonenRepository, type Soort } from './opschonen.repository.ts';

export interface OpschonenRepositories {
  opschonen: OpschonenRepository;
  jobs: JobsRepository;
}
interface Deps {
  jobs: JobsRepository;
  transactie: Transactie<OpschonenRepositories>;
  clock: Clock;
  /** Reminds of invitations and ends those past their day; doing it twice changes nothing. */
  herinner(): Promise<unknown>;
}

const PACHT_MS = 30 * 60_000;
const DAG_MS = 86_400_000;

/** Days that each kind is kept (design: retention); the term counts from the last moment it had a use. */
export const BEWAARDAGEN = {
  herstellinks: 1,
  mailteksten: 30,
  uitnodigingen: 30,
  sessies: 183,
  apparaten: 400,
  leerlingcodes: 30,
  verhuistokens: 30,
  lvswijzigingen: 30,
  audit: 365,
} as const satisfies Record<Soort, number>;

/** Every night: invitations, and throwing away what is past its term, with a line of numbers in the audit. */
export class OpschonenService implements Nachttaak {
  readonly naam = 'privacy.opschonen';

  constructor(private readonly deps: Deps) {}

  /** Does the work of today unless it was done, here or by another process. */
  run(dag: number): Promise<void> {
    return doeDagwerk(this.deps, { naam: this.naam, dag, pachtMs: PACHT_MS }, async ({ nu, sluit }) => {
      await this.deps.herinner();
      await this.deps.transactie(async (repos) => {
        const uitkomst: Partial<Record<Soort, number>> = {};
        for (const soort of SOORTEN) uitkomst[soort] = await this.ruimOp(repos, soort, nu);
        await sluit(uitkomst, repos.jobs);
      });
    });
  }

  private async ruimOp({ opschonen }: OpschonenRepositories, soort: Soort, nu: Date): Promise<number> {
    const tellingen = await opschonen.wipe(soort, new Date(nu.getTime() - BEWAARDAGEN[soort] * DAG_MS));
    for (const { adminId, aantal } of tellingen) await opschonen.saveAudit(adminId, { id: v7(), soort, aantal, nu });
    return tellingen.reduce((som, { aantal }) => som + aantal, 0);
  }
}
