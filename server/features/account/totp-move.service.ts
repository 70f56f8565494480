import type { Clock } from '#engine/core/basis/clock.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import type { SignInThrottle } from '../../platform/auth/sign-in-throttle.ts';
import { postTotpOff, TOTP_OFF } from '../../platform/auth/totp-off.ts';
import type { TwoStep } from '../../platform/auth/tweestaps.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { TotpReset } from './account.contract.ts';
import type { AccountRow } from './account.repository.ts';
import { whoOf, type AccountRepositories, type AccountService } from './account.service.ts';

interface Deps {
  eigen: AccountService;
  transaction: Transaction<AccountRepositories>;
  tweestaps: TwoStep;
  brake: SignInThrottle;
  clock: Clock;
}

/** Takes the second step off the own account for another telephone; roles that cannot do without set it up again at once. */
export class TotpMoveService {
  constructor(private readonly deps: Deps) {}

  async reset(
    session: SignedInSession,
    userId: string,
    { huidigWachtwoord: password, code }: TotpReset,
  ): Promise<void> {
    const { eigen: own, transaction, clock } = this.deps;
    const row = await own.eigen(session, userId);
    if (row.totp_aan_op === null) throw createError('STAP_NIET_TOEGESTAAN');
    await own.requirePassword(row, password, session);
    await this.requireCode(row, code, session);
    const who = whoOf(session);
    const now = new Date(clock.now());
    await transaction(async (repos) => {
      await repos.account.update(who, TOTP_OFF, now);
      await repos.sessies.revokeAll({ adminId: who.adminId, gebruikerId: who.id, except: session.sid }, now);
      await repos.audit.save({
        adminId: who.adminId,
        wie: who.id,
        rol: session.rol,
        actie: 'totp.opnieuw',
        soort: 'gebruiker',
        doelId: who.id,
      });
      await postTotpOff({ mail: repos.mail, clock }, row, row.gebruikersnaam);
    });
  }

  /** A code counts once, and guessing is slowed down like a sign-in. */
  private async requireCode(row: AccountRow, code: string, { adres: address }: SignedInSession): Promise<void> {
    const { brake, tweestaps: twoStep, clock } = this.deps;
    const attempt = { soort: 'account', sleutel: `tweede:${row.id}`, adres: address } as const;
    const { found } = await brake.judge(attempt, async () =>
      (await twoStep.accept(row, code, clock.now())) ? true : undefined,
    );
    if (found !== true)
      throw createError('ONGELDIGE_INVOER', { sleutel: 'ONJUIST_TOTP', velden: { code: 'onbekend' } });
  }
}
