import type { Clock } from '#engine/core/basis/clock.ts';
import { isTooCommon } from '#engine/core/domein/password.ts';
import { requireOwnPassword } from '../../platform/auth/own-password.ts';
import type { SignInThrottle } from '../../platform/auth/sign-in-throttle.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import { TOTP_OFF } from '../../platform/auth/totp-off.ts';
import { isTwoStepRequired, DEFERRAL_MAX } from '../../platform/auth/tweestaps.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { serverMomentText } from '../../platform/taal/moment.ts';
import type { Account, Credentials, Sessions } from './account.contract.ts';
import type { AccountRepository, AccountRow, AccountChange, Who } from './account.repository.ts';

export interface AccountRepositories {
  account: AccountRepository;
  sessies: SessionRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps extends AccountRepositories {
  transaction: Transaction<AccountRepositories>;
  wachtwoorden: PasswordHasher;
  brake: SignInThrottle;
  clock: Clock;
}

export const whoOf = (session: SignedInSession): Who => ({ adminId: session.adminId, id: session.gebruikerId });

const present = (row: AccountRow): Account => ({
  gebruikersnaam: row.gebruikersnaam,
  email: row.email,
  hasPassword: row.wachtwoord_hash !== null,
  totpAan: row.totp_aan_op !== null,
  totpVerplicht: isTwoStepRequired(row.role),
  recoveryCodes: row.totp_aan_op === null ? 0 : row.totp_recovery.length,
  uitstelOver: Math.max(0, DEFERRAL_MAX - row.totp_uitgesteld),
});

/** Own name, address, password and sessions of an adult. */
export class AccountService {
  constructor(private readonly deps: Deps) {}

  async find(session: SignedInSession, userId: string): Promise<Account> {
    return present(await this.eigen(session, userId));
  }

  /** The own row; somebody else's account does not exist here. */
  async eigen(session: SignedInSession, userId: string): Promise<AccountRow> {
    const row = userId === session.gebruikerId ? await this.deps.account.find(whoOf(session)) : undefined;
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  requirePassword(row: AccountRow, password: string, { adres: address }: SignedInSession): Promise<void> {
    return requireOwnPassword(this.deps, { id: row.id, hash: row.wachtwoord_hash, adres: address }, password);
  }

  async change(session: SignedInSession, userId: string, newOne: Credentials): Promise<Account> {
    const row = await this.eigen(session, userId);
    await this.requirePassword(row, newOne.huidigWachtwoord, session);
    await this.validate(row, newOne);
    const change = await this.changeOf(newOne);
    const who = whoOf(session);
    const now = new Date(this.deps.clock.now());
    await this.deps.transaction(async (repos) => {
      await repos.account.update(who, change, now);
      if (newOne.gebruikersnaam !== undefined || newOne.email !== undefined)
        await repos.account.replaceNames(who, namesOf(row, newOne));
      await repos.audit.save({
        adminId: who.adminId,
        wie: who.id,
        rol: session.rol,
        actie: `account.gewijzigd:${fields(newOne)}`,
        soort: 'gebruiker',
        doelId: who.id,
      });
      if (newOne.wachtwoord === undefined) return;
      await repos.sessies.revokeAll({ adminId: who.adminId, gebruikerId: who.id, except: session.sid }, now);
      await this.notifyPasswordChange(repos, row, newOne.email ?? row.email);
    });
    return this.find(session, userId);
  }

  async listSessions(session: SignedInSession, userId: string): Promise<Sessions> {
    await this.eigen(session, userId);
    const rows = await this.deps.sessies.list(session.adminId, session.gebruikerId, new Date(this.deps.clock.now()));
    return {
      items: rows.map((row) => ({
        sid: row.sid,
        apparaat: row.apparaat,
        begonnen: row.begonnen.toISOString(),
        laatstGezien: row.laatst_gezien.toISOString(),
        huidig: row.sid === session.sid,
      })),
    };
  }

  async endSession(session: SignedInSession, userId: string, sid: string): Promise<void> {
    await this.eigen(session, userId);
    const who = { adminId: session.adminId, gebruikerId: session.gebruikerId, sid };
    if (!(await this.deps.sessies.revokeOwn(who, new Date(this.deps.clock.now())))) throw createError('NIET_GEVONDEN');
  }

  /** Signs out everywhere else. */
  async endOthers(session: SignedInSession, userId: string): Promise<void> {
    await this.eigen(session, userId);
    await this.deps.sessies.revokeAll(
      { adminId: session.adminId, gebruikerId: session.gebruikerId, except: session.sid },
      new Date(this.deps.clock.now()),
    );
  }

  private async validate(row: AccountRow, newOne: Credentials): Promise<void> {
    const who = { adminId: row.admin_id, id: row.id };
    for (const field of ['gebruikersnaam', 'email'] as const) {
      const value = newOne[field];
      if (value !== undefined && (await this.deps.account.isNameTaken(who, value)))
        throw createError('ONGELDIGE_INVOER', { velden: { [field]: 'bestaat_al' } });
    }
    if (
      newOne.wachtwoord !== undefined &&
      isTooCommon(newOne.wachtwoord, [row.voornaam, row.achternaam, row.organisatie, ...namesOf(row, newOne)])
    )
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    if (newOne.totp === false && isTwoStepRequired(row.role)) throw createError('STAP_NIET_TOEGESTAAN');
  }

  private async changeOf(newOne: Credentials): Promise<AccountChange> {
    return {
      ...(newOne.gebruikersnaam === undefined ? {} : { gebruikersnaam: newOne.gebruikersnaam }),
      ...(newOne.email === undefined ? {} : { email: newOne.email, email_teruggekomen_op: null }),
      ...(newOne.wachtwoord === undefined
        ? {}
        : { wachtwoord_hash: await this.deps.wachtwoorden.hash(newOne.wachtwoord) }),
      // Whoever switches it off has chosen; the offer does not come back at each sign-in.
      ...(newOne.totp === undefined ? {} : { ...TOTP_OFF, totp_uitgesteld: DEFERRAL_MAX }),
    };
  }

  private async notifyPasswordChange(repos: AccountRepositories, row: AccountRow, email: string | null): Promise<void> {
    if (email === null) return;
    await postMail(
      { mail: repos.mail, clock: this.deps.clock },
      {
        adminId: row.admin_id,
        sjabloon: 'wachtwoord-gewijzigd',
        locale: row.locale,
        aan: email,
        gebruikerId: row.id,
        waarden: {
          naam: row.voornaam,
          gebruikersnaam: row.gebruikersnaam,
          organisatie: row.organisatie,
          moment: serverMomentText(this.deps.clock.now(), row.locale),
          pad: '/app/auth/wachtwoordaanvragen',
        },
      },
    );
  }
}

const namesOf = (row: AccountRow, newOne: Credentials): string[] =>
  [newOne.gebruikersnaam ?? row.gebruikersnaam, newOne.email ?? row.email ?? ''].filter((name) => name !== '');

/** Names of the changed fields, never their values. */
const fields = (newOne: Credentials): string =>
  Object.keys(newOne)
    .filter((field) => field !== 'huidigWachtwoord')
    .sort()
    .join(',');
