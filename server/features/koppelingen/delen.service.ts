import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { formatKoppelcode } from '#engine/core/domein/koppelcode.ts';
import type { AuditEntry, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { hashOf, newCode } from './code-hash.ts';
import {
  CODES_OPEN_MAX,
  KOPPELCODE_HOURS,
  THUISCODE_DAYS,
  TOESTEMMING_FOR,
  type Code,
  type Parts,
  type LinkKind,
} from './koppelingen.contract.ts';
import type { KoppelingenRepository } from './koppelingen.repository.ts';
import type { CodeKind, LeerlingCodesRepository } from './leerling-codes.repository.ts';
import type { ToestemmingenRepository } from './toestemmingen.repository.ts';

export interface SharingRepositories {
  toestemmingen: ToestemmingenRepository;
  codes: LeerlingCodesRepository;
  koppelingen: KoppelingenRepository;
  audit: AuditRepository;
}
interface Deps extends SharingRepositories {
  transaction: Transaction<SharingRepositories>;
  leerlingen: LeerlingenRead;
  clock: Clock;
}

const HOUR_MS = 3_600_000;
const HOURS = { thuis: THUISCODE_DAYS * 24, rt: THUISCODE_DAYS * 24, sso: KOPPELCODE_HOURS } as const satisfies Record<
  CodeKind,
  number
>;
const isLinkKind = <R extends { soort: CodeKind }>(row: R): row is R & { soort: LinkKind } => row.soort !== 'sso';

/** The side of the school: codes that share a pupil, the links they made, and closing the home. */
export class SharingService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, leerlingId: string): Promise<Parts> {
    await this.deps.leerlingen.require(access, leerlingId);
    const spot = { adminId: access.adminId, leerlingId };
    const [leerling, codes, koppelingen] = await Promise.all([
      this.deps.koppelingen.findLeerling(spot.adminId, leerlingId),
      this.deps.codes.listOpen(spot, this.now()),
      this.deps.koppelingen.list(spot.adminId, leerlingId),
    ]);
    if (leerling === undefined) throw createError('NIET_GEVONDEN');
    return {
      leerling: { id: leerling.id, roepnaam: leerling.roepnaam, naam: leerling.weergavenaam, dier: leerling.dier },
      school: leerling.school,
      thuisToegang: leerling.thuis_toegang,
      codes: codes
        .filter(isLinkKind)
        .map(({ id, soort: kind, verloopt_op: at }) => ({ id, soort: kind, verlooptOp: at.toISOString() })),
      koppelingen: koppelingen.map(({ id, soort: kind, bij: nearby, gekoppeld_op: at }) => ({
        id,
        soort: kind,
        bij: nearby,
        gekoppeldOp: at.toISOString(),
      })),
    };
  }

  /** Code for a home or a practice: only with consent. */
  async createThuiscode(access: Access, leerlingId: string, kind: LinkKind): Promise<Code> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const now = this.now();
    return this.deps.transaction(async (r) => {
      if (!(await r.toestemmingen.isValid(leerling.admin_id, leerlingId, TOESTEMMING_FOR[kind])))
        throw createError('TOESTEMMING_NODIG');
      const open = await r.codes.listOpen({ adminId: leerling.admin_id, leerlingId }, now);
      if (open.filter((code) => code.soort === kind).length >= CODES_OPEN_MAX)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'CODES_VOL', waarden: { max: CODES_OPEN_MAX } });
      return this.create(r, access, { leerlingId, soort: kind, nu: now });
    });
  }

  /** Code that ties the account of a sign-in service to this pupil; an older one stops working. */
  async createKoppelcode(access: Access, leerlingId: string): Promise<Code> {
    await this.deps.leerlingen.require(access, leerlingId);
    const now = this.now();
    return this.deps.transaction(async (r) => {
      await r.codes.revoke({ adminId: access.adminId, leerlingId }, { soort: 'sso' }, now);
      return this.create(r, access, { leerlingId, soort: 'sso', nu: now });
    });
  }

  async revokeCode(access: Access, leerlingId: string, id: string): Promise<void> {
    await this.deps.leerlingen.require(access, leerlingId);
    await this.deps.transaction(async (r) => {
      if ((await r.codes.revoke({ adminId: access.adminId, leerlingId }, { id }, this.now())) !== 1)
        throw createError('NIET_GEVONDEN');
      await r.audit.save(this.line(access, 'thuiscode.ingetrokken', leerlingId));
    });
  }

  /** Ends a link at once; the child can no longer play in a session from home. */
  async endKoppeling(access: Access, leerlingId: string, id: string): Promise<void> {
    await this.deps.leerlingen.require(access, leerlingId);
    await this.deps.transaction(async (r) => {
      if ((await r.koppelingen.end({ adminId: access.adminId, leerlingId }, { id }, this.now())) !== 1)
        throw createError('NIET_GEVONDEN');
      await r.audit.save(this.line(access, 'thuiskoppeling.beeindigd', leerlingId));
    });
  }

  async setHomeAccess(access: Access, on: boolean): Promise<void> {
    await this.deps.transaction(async (r) => {
      await r.koppelingen.saveHomeAccess(access.adminId, on);
      if (!on) await r.koppelingen.endHomeSessions(access.adminId, this.now());
      await r.audit.save({
        ...this.line(access, on ? 'thuistoegang.aan' : 'thuistoegang.uit', access.adminId),
        soort: 'admin',
      });
    });
  }

  private async create(
    r: SharingRepositories,
    access: Access,
    { leerlingId, soort: kind, nu: now }: { leerlingId: string; soort: CodeKind; nu: Date },
  ): Promise<Code> {
    const code = newCode();
    const expiresAt = new Date(now.getTime() + HOURS[kind] * HOUR_MS);
    await r.codes.create({
      adminId: access.adminId,
      id: v7(),
      leerlingId,
      soort: kind,
      hash: hashOf(code),
      door: access.session.gebruikerId,
      nu: now,
      verlooptOp: expiresAt,
    });
    await r.audit.save(
      this.line(access, kind === 'sso' ? 'koppelcode.gemaakt' : `thuiscode.gemaakt:${kind}`, leerlingId),
    );
    return { code: formatKoppelcode(code), verlooptOp: expiresAt.toISOString() };
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }

  private line(access: Access, action: string, doelId: string): AuditEntry {
    return {
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: action,
      soort: 'leerling',
      doelId,
      reden: access.reden,
    };
  }
}
