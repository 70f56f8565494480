import type { AuditAction } from '../audit/audit.contract.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { statusAt } from './expiry.ts';
import { mayStepLicentie, type LicentieStep } from './licentie-steps.ts';
import type { LicentieBlock, Licentie, LicentieStatus } from './licenties.contract.ts';
import type { LicentieDetail } from './licenties.repository.ts';
import {
  dayOfDate,
  requireLicentie,
  type LicentieRepositories,
  type LicentiesService,
  type LicentieDeps,
} from './licenties.service.ts';

interface Doing {
  step: LicentieStep;
  /** Absent = whatever it is now. */
  versie?: number;
}
type Fields = Partial<Pick<LicentieDetail, 'status' | 'renews' | 'before_block'>>;
interface Outcome {
  fields: Fields;
  log: `${AuditAction}:${string}`;
  after?: (repos: LicentieRepositories, row: LicentieDetail) => Promise<void>;
}

/** Stopping and taking it back, going on by itself, and a block by our office. */
export class LifecycleService {
  constructor(
    private readonly deps: LicentieDeps,
    private readonly licenties: LicentiesService,
  ) {}

  /** It runs on to its last day, without a reminder. */
  stop(access: Access, version: number): Promise<Licentie> {
    return this.perform(access, { step: 'stop', versie: version }, () => ({
      fields: { status: 'opgezegd', renews: false },
      log: 'licentie.status:opgezegd',
      after: ({ letters }, row) => letters.send(row, { template: 'licentie-opgezegd', clock: this.deps.clock }),
    }));
  }

  resume(access: Access): Promise<Licentie> {
    return this.perform(access, { step: 'resume' }, (row) => this.toStatus(this.statusNow(row, 'actief')));
  }

  setRenewal(access: Access, version: number, renews: boolean): Promise<Licentie> {
    return this.perform(access, { step: 'renewal', versie: version }, () => ({
      fields: { renews },
      log: `licentie.verlengen:${renews ? 'aan' : 'uit'}`,
    }));
  }

  /** Everybody of the tenant is signed out; what it was before stays known. */
  block(access: Access, { versie: version, reden: reason }: LicentieBlock): Promise<Licentie> {
    return this.perform(access, { step: 'block', versie: version }, (found) => ({
      fields: { status: 'geblokkeerd', before_block: found.status },
      log: 'licentie.status:geblokkeerd',
      after: async ({ letters, sessions }, row) => {
        await sessions.revokeTenant(access.adminId, new Date(this.deps.clock.now()));
        const values = { reden: reason };
        await letters.send(row, { template: 'licentie-geblokkeerd', clock: this.deps.clock, values });
      },
    }));
  }

  /** As it was, and as the calendar has it meanwhile. */
  unblock(access: Access): Promise<Licentie> {
    return this.perform(access, { step: 'unblock' }, (row) => {
      const { fields, ...rest } = this.toStatus(this.statusNow(row, row.before_block ?? 'actief'));
      return { fields: { ...fields, before_block: null }, ...rest };
    });
  }

  private toStatus(status: LicentieStatus): Outcome {
    return { fields: { status }, log: `licentie.status:${status}` };
  }

  private statusNow({ eind: end }: LicentieDetail, status: LicentieStatus): LicentieStatus {
    return end === null ? status : statusAt(status, dayOf(this.deps.clock.now()) - dayOfDate(end));
  }

  /** One step on the newest version, with its line in the log of the tenant. */
  private perform(
    access: Access,
    { step, versie: version }: Doing,
    decide: (row: LicentieDetail) => Outcome,
  ): Promise<Licentie> {
    return this.deps.transaction(async (repos) => {
      const row = await requireLicentie(repos.licenties, access.adminId);
      if (!mayStepLicentie(step, row.status)) throw createError('STAP_NIET_TOEGESTAAN');
      const { fields, log, after } = decide(row);
      if (!(await repos.licenties.update({ ...row, versie: version ?? row.versie }, fields)))
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.licenties.read(repos, access) });
      await repos.audit.save({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: log,
        soort: 'admin',
        doelId: access.adminId,
        reden: access.reden,
      });
      await after?.(repos, { ...row, ...fields });
      return this.licenties.read(repos, access);
    });
  }
}
