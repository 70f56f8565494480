import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import { newRecoveryCodes } from '../../platform/auth/recovery-codes.ts';
import { newTotpSecret, totpPath, totpUri } from '../../platform/auth/totp.ts';
import { DEFERRAL_MAX, type TwoStep } from '../../platform/auth/tweestaps.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { NewTotp, ShownCodes } from './account.contract.ts';
import type { AccountChange, AccountRepository } from './account.repository.ts';
import { whoOf, type AccountService } from './account.service.ts';
import { qrPath } from './qr-path.ts';

interface Deps {
  account: AccountRepository;
  eigen: AccountService;
  vault: Vault;
  tweestaps: TwoStep;
  audit: AuditRepository;
  clock: Clock;
}

/** Sets two-step sign-in up: a secret for the telephone, then a first code as proof. */
export class TotpService {
  constructor(private readonly deps: Deps) {}

  async begin(session: SignedInSession, userId: string, password: string): Promise<NewTotp> {
    const { account, eigen: own, vault, clock } = this.deps;
    const row = await own.eigen(session, userId);
    if (row.totp_aan_op !== null) throw createError('STAP_NIET_TOEGESTAAN');
    await own.requirePassword(row, password, session);
    const secret = newTotpSecret();
    const who = whoOf(session);
    await account.update(
      who,
      { totp_geheim: vault.sluit(secret, totpPath(who.adminId, who.id)) },
      new Date(clock.now()),
    );
    return { geheim: secret, qr: qrPath(totpUri(secret, row.gebruikersnaam)) };
  }

  async confirm(session: SignedInSession, userId: string, code: string): Promise<ShownCodes> {
    const { eigen: own, tweestaps: twoStep, clock } = this.deps;
    const row = await own.eigen(session, userId);
    if (row.totp_geheim === null || row.totp_aan_op !== null) throw createError('STAP_NIET_TOEGESTAAN');
    if (!(await twoStep.validate(row, code, clock.now())))
      throw createError('ONGELDIGE_INVOER', { sleutel: 'ONJUIST_TOTP', velden: { code: 'onbekend' } });
    return this.giveCodes(session, { actie: 'totp.aan', change: { totp_aan_op: new Date(clock.now()) } });
  }

  /** New codes for a lost telephone; the old ones count no longer. */
  async renewCodes(session: SignedInSession, userId: string, password: string): Promise<ShownCodes> {
    const { eigen: own } = this.deps;
    const row = await own.eigen(session, userId);
    if (row.totp_aan_op === null) throw createError('STAP_NIET_TOEGESTAAN');
    await own.requirePassword(row, password, session);
    return this.giveCodes(session, { actie: 'totp.herstelcodes', change: {} });
  }

  async postpone(session: SignedInSession, userId: string): Promise<{ uitstelOver: number }> {
    await this.deps.eigen.eigen(session, userId);
    const times = await this.deps.account.postpone(whoOf(session), DEFERRAL_MAX);
    if (times === undefined) throw createError('STAP_NIET_TOEGESTAAN');
    return { uitstelOver: DEFERRAL_MAX - times };
  }

  private async giveCodes(
    session: SignedInSession,
    { actie: action, change }: { actie: string; change: AccountChange },
  ): Promise<ShownCodes> {
    const { account, audit, clock } = this.deps;
    const { codes, hashes } = newRecoveryCodes();
    const who = whoOf(session);
    await account.update(who, { ...change, totp_recovery: hashes }, new Date(clock.now()));
    await audit.save({
      adminId: who.adminId,
      wie: who.id,
      rol: session.rol,
      actie: action,
      soort: 'gebruiker',
      doelId: who.id,
    });
    return { codes };
  }
}
