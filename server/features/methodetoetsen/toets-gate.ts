import type { Clock } from '#engine/core/basis/clock.ts';
import type { ToetsStatus } from '#engine/core/domein/methodetoets.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { AuditAction } from '../audit/audit.contract.ts';
import type { GroepenRead, GroepRow } from '../groepen/groepen.read.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { MethodetoetsenRepository, ToetsRow } from './methodetoetsen.repository.ts';
import { toetsStandingOf } from './standing.ts';

export interface ToetsRepositories {
  toetsen: MethodetoetsenRepository;
  audit: AuditRepository;
}
interface Deps {
  repository: MethodetoetsenRepository;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  transaction: Transaction<ToetsRepositories>;
  clock: Clock;
}
export interface OpenToets {
  row: ToetsRow;
  status: ToetsStatus;
}

/** The way of an adult to a toets: the licence holds it, and the group is within reach. */
export class ToetsGate {
  constructor(private readonly deps: Deps) {}

  /** Group within reach of a tenant whose licence holds tests; else 402 or 404. */
  async requireGroep(access: Access, groepId: string): Promise<GroepRow> {
    await this.requireFeature(access);
    return this.deps.groepen.require(access, groepId);
  }

  /** Leerling within reach of such a tenant; else 402 or 404. */
  async requireLeerling(access: Access, leerlingId: string): Promise<LeerlingRow> {
    await this.requireFeature(access);
    return this.deps.leerlingen.require(access, leerlingId);
  }

  async require(access: Access, id: string): Promise<OpenToets> {
    const { repository, clock } = this.deps;
    await this.requireFeature(access);
    const row = await repository.find(access.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    await this.deps.groepen.require(access, row.groep_id);
    return { row, status: toetsStandingOf(row, clock.now()) };
  }

  /** Changes a toets that nobody else changes meanwhile, and answers what the work answers. */
  async change<T>(
    access: Access,
    id: string,
    work: (toets: OpenToets, repositories: ToetsRepositories) => Promise<T>,
  ): Promise<T> {
    await this.require(access, id);
    return this.deps.transaction(async (repositories) => {
      const row = await repositories.toetsen.lock(access.adminId, id);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      return work({ row, status: toetsStandingOf(row, this.deps.clock.now()) }, repositories);
    });
  }

  private async requireFeature({ adminId }: Access): Promise<void> {
    if (!(await this.deps.repository.hasFeature(adminId))) throw createError('FUNCTIE_NIET_IN_LICENTIE');
  }
}

/** A line of the log about the group of a toets, or about one leerling. */
export const auditLine = (
  { adminId, session, reden: reason }: Access,
  line: { actie: AuditAction; soort: 'groep' | 'leerling'; doelId: string; reden?: string },
) => ({ adminId, wie: session.gebruikerId, rol: session.rol, reden: reason, ...line });
