import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { toonKoppelcode } from '#engine/core/domein/koppelcode.ts';
import type { AuditRegel, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { hashVan, nieuweCode } from './codehash.ts';
import {
  CODES_OPEN_MAX,
  KOPPELCODE_UREN,
  THUISCODE_DAGEN,
  TOESTEMMING_VOOR,
  type Code,
  type Delen,
  type Koppelsoort,
} from './koppelingen.contract.ts';
import type { KoppelingenRepository } from './koppelingen.repository.ts';
import type { Codesoort, LeerlingcodesRepository } from './leerlingcodes.repository.ts';
import type { ToestemmingenRepository } from './toestemmingen.repository.ts';

export interface DeelRepositories {
  toestemmingen: ToestemmingenRepository;
  codes: LeerlingcodesRepository;
  koppelingen: KoppelingenRepository;
  audit: AuditRepository;
}
interface Deps extends DeelRepositories {
  transactie: Transactie<DeelRepositories>;
  leerlingen: LeerlingenRead;
  clock: Clock;
}

const UUR_MS = 3_600_000;
const UREN = { thuis: THUISCODE_DAGEN * 24, rt: THUISCODE_DAGEN * 24, sso: KOPPELCODE_UREN } as const satisfies Record<
  Codesoort,
  number
>;
const isKoppelsoort = <R extends { soort: Codesoort }>(rij: R): rij is R & { soort: Koppelsoort } =>
  rij.soort !== 'sso';

/** The side of the school: codes that share a pupil, the links they made, and closing the home. */
export class DelenService {
  constructor(private readonly deps: Deps) {}

  async find(toegang: Toegang, leerlingId: string): Promise<Delen> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    const plek = { adminId: toegang.adminId, leerlingId };
    const [leerling, codes, koppelingen] = await Promise.all([
      this.deps.koppelingen.findLeerling(plek.adminId, leerlingId),
      this.deps.codes.listOpen(plek, this.nu()),
      this.deps.koppelingen.list(plek.adminId, leerlingId),
    ]);
    if (leerling === undefined) throw createError('NIET_GEVONDEN');
    return {
      leerling: { id: leerling.id, roepnaam: leerling.roepnaam, naam: leerling.weergavenaam, dier: leerling.dier },
      school: leerling.school,
      thuisToegang: leerling.thuis_toegang,
      codes: codes
        .filter(isKoppelsoort)
        .map(({ id, soort, verloopt_op: op }) => ({ id, soort, verlooptOp: op.toISOString() })),
      koppelingen: koppelingen.map(({ id, soort, bij, gekoppeld_op: op }) => ({
        id,
        soort,
        bij,
        gekoppeldOp: op.toISOString(),
      })),
    };
  }

  /** Code for a home or a practice: only with consent. */
  async createThuiscode(toegang: Toegang, leerlingId: string, soort: Koppelsoort): Promise<Code> {
    const leerling = await this.deps.leerlingen.require(toegang, leerlingId);
    const nu = this.nu();
    return this.deps.transactie(async (r) => {
      if (!(await r.toestemmingen.isGeldig(leerling.admin_id, leerlingId, TOESTEMMING_VOOR[soort])))
        throw createError('TOESTEMMING_NODIG');
      const open = await r.codes.listOpen({ adminId: leerling.admin_id, leerlingId }, nu);
      if (open.filter((code) => code.soort === soort).length >= CODES_OPEN_MAX)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'CODES_VOL', waarden: { max: CODES_OPEN_MAX } });
      return this.maak(r, toegang, { leerlingId, soort, nu });
    });
  }

  /** Code that ties the account of a sign-in service to this pupil; an older one stops working. */
  async createKoppelcode(toegang: Toegang, leerlingId: string): Promise<Code> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    const nu = this.nu();
    return this.deps.transactie(async (r) => {
      await r.codes.revoke({ adminId: toegang.adminId, leerlingId }, { soort: 'sso' }, nu);
      return this.maak(r, toegang, { leerlingId, soort: 'sso', nu });
    });
  }

  async revokeCode(toegang: Toegang, leerlingId: string, id: string): Promise<void> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    await this.deps.transactie(async (r) => {
      if ((await r.codes.revoke({ adminId: toegang.adminId, leerlingId }, { id }, this.nu())) !== 1)
        throw createError('NIET_GEVONDEN');
      await r.audit.save(this.regel(toegang, 'thuiscode.ingetrokken', leerlingId));
    });
  }

  /** Ends a link at once; the child can no longer play in a session from home. */
  async endKoppeling(toegang: Toegang, leerlingId: string, id: string): Promise<void> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    await this.deps.transactie(async (r) => {
      if ((await r.koppelingen.end({ adminId: toegang.adminId, leerlingId }, { id }, this.nu())) !== 1)
        throw createError('NIET_GEVONDEN');
      await r.audit.save(this.regel(toegang, 'thuiskoppeling.beeindigd', leerlingId));
    });
  }

  async setThuisToegang(toegang: Toegang, aan: boolean): Promise<void> {
    await this.deps.transactie(async (r) => {
      await r.koppelingen.saveThuisToegang(toegang.adminId, aan);
      if (!aan) await r.koppelingen.endThuissessies(toegang.adminId, this.nu());
      await r.audit.save({
        ...this.regel(toegang, aan ? 'thuistoegang.aan' : 'thuistoegang.uit', toegang.adminId),
        soort: 'admin',
      });
    });
  }

  private async maak(
    r: DeelRepositories,
    toegang: Toegang,
    { leerlingId, soort, nu }: { leerlingId: string; soort: Codesoort; nu: Date },
  ): Promise<Code> {
    const code = nieuweCode();
    const verlooptOp = new Date(nu.getTime() + UREN[soort] * UUR_MS);
    await r.codes.create({
      adminId: toegang.adminId,
      id: v7(),
      leerlingId,
      soort,
      hash: hashVan(code),
      door: toegang.sessie.gebruikerId,
      nu,
      verlooptOp,
    });
    await r.audit.save(
      this.regel(toegang, soort === 'sso' ? 'koppelcode.gemaakt' : `thuiscode.gemaakt:${soort}`, leerlingId),
    );
    return { code: toonKoppelcode(code), verlooptOp: verlooptOp.toISOString() };
  }

  private nu(): Date {
    return new Date(this.deps.clock.now());
  }

  private regel(toegang: Toegang, actie: string, doelId: string): AuditRegel {
    return {
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie,
      soort: 'leerling',
      doelId,
      reden: toegang.reden,
    };
  }
}
