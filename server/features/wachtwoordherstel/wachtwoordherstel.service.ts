import type { Clock } from '#engine/core/basis/clock.ts';
import { isTooCommon } from '#engine/core/domein/password.ts';
import { linkTokenHash, newLinkToken } from '../../platform/auth/link-token.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { serverMomentText } from '../../platform/taal/moment.ts';
import { nameKey } from '../../platform/taal/name.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import type { ResetParams } from './wachtwoordherstel.contract.ts';
import type { ResetGebruiker, ResetRow, PasswordResetRepository } from './wachtwoordherstel.repository.ts';

export interface ResetRepositories {
  passwordReset: PasswordResetRepository;
  mail: MailRepository;
  sessies: SessionRepository;
  audit: AuditRepository;
}
interface Deps extends ResetRepositories {
  transaction: Transaction<ResetRepositories>;
  wachtwoorden: PasswordHasher;
  tellers: CounterStorage;
  clock: Clock;
  log: Logger;
}

const MINUTE = 60_000;
const VALID_MINUTES = 60;
const HOUR_MS = 60 * MINUTE;
const PER_ACCOUNT = 3;
/** A school shares one address. */
const PER_ADDRESS = 100;

/** Forgotten passwords: a link by mail, once, for an hour. */
export class PasswordResetService {
  private busy: Promise<void> = Promise.resolve();

  constructor(private readonly deps: Deps) {}

  /** Answers before anything is looked up, so that an account that exists takes no longer than one that does not. */
  async request(gebruiker: string, address: string | undefined): Promise<void> {
    const { tellers: counters, log } = this.deps;
    const name = nameKey(gebruiker);
    const perAccount = await counters.countUp(`herstel:${name}`, HOUR_MS);
    const perAddress = address === undefined ? 0 : await counters.countUp(`herstel-adres:${address}`, HOUR_MS);
    if (perAccount > PER_ACCOUNT || perAddress > PER_ADDRESS)
      throw createError('TE_VAAK', { headers: { 'Retry-After': '3600' } });
    this.busy = this.busy
      .then(() => this.sendLinks(name))
      .catch((error: unknown) => log.error({ err: error }, 'reset link not made'));
  }

  /** Waits for the links of earlier requests. */
  rust(): Promise<void> {
    return this.busy;
  }

  async check(params: ResetParams): Promise<{ geldig: true }> {
    await this.find(params);
    return { geldig: true };
  }

  async set(params: ResetParams, password: string): Promise<void> {
    const row = await this.find(params);
    if (isTooCommon(password, [row.voornaam, row.achternaam, row.gebruikersnaam, row.email, row.organisatie]))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.wachtwoorden.hash(password);
    const now = new Date(this.deps.clock.now());
    await this.deps.transaction(async (repos) => {
      if (!(await repos.passwordReset.useToken(row, now)))
        throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_GEBRUIKT' });
      await repos.passwordReset.savePassword({ adminId: row.admin_id, id: row.id }, hash, now);
      await repos.sessies.revokeAll({ adminId: row.admin_id, gebruikerId: row.id }, now);
      await repos.audit.save({
        adminId: row.admin_id,
        wie: row.id,
        rol: 'zelf',
        actie: 'wachtwoord.hersteld',
        soort: 'gebruiker',
        doelId: row.id,
      });
      await postMail(
        { mail: repos.mail, clock: this.deps.clock },
        {
          adminId: row.admin_id,
          sjabloon: 'wachtwoord-gewijzigd',
          locale: row.locale,
          aan: row.email,
          gebruikerId: row.id,
          waarden: {
            naam: row.voornaam,
            gebruikersnaam: row.gebruikersnaam,
            organisatie: row.organisatie,
            moment: serverMomentText(now.getTime(), row.locale),
            pad: '/app/auth/wachtwoordaanvragen',
          },
        },
      );
    });
  }

  private async sendLinks(name: string): Promise<void> {
    for (const gebruiker of await this.deps.passwordReset.findByName(name)) await this.sendLink(gebruiker);
  }

  private async sendLink(gebruiker: ResetGebruiker): Promise<void> {
    const { clock, transaction } = this.deps;
    const token = newLinkToken();
    const now = clock.now();
    await transaction(async (repos) => {
      await repos.passwordReset.saveToken(
        { adminId: gebruiker.admin_id, gebruikerId: gebruiker.id },
        linkTokenHash(token),
        {
          nu: new Date(now),
          tot: new Date(now + VALID_MINUTES * MINUTE),
        },
      );
      await postMail(
        { mail: repos.mail, clock },
        {
          adminId: gebruiker.admin_id,
          sjabloon: 'wachtwoord-herstel',
          locale: gebruiker.locale,
          aan: gebruiker.email,
          gebruikerId: gebruiker.id,
          waarden: {
            naam: gebruiker.voornaam,
            gebruikersnaam: gebruiker.gebruikersnaam,
            organisatie: gebruiker.organisatie,
            minuten: String(VALID_MINUTES),
            pad: `/app/auth/wachtwoordherstellen/${gebruiker.id}/${token}`,
          },
        },
      );
    });
  }

  private async find({ userId, token }: ResetParams): Promise<ResetRow> {
    const row = await this.deps.passwordReset.find(userId, linkTokenHash(token));
    if (row === undefined || !row.actief) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_ONBEKEND' });
    if (row.gebruikt_op !== null) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_GEBRUIKT' });
    if (row.vervangen_op !== null) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_VERVANGEN' });
    if (row.verloopt_op.getTime() <= this.deps.clock.now())
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_VERLOPEN' });
    return row;
  }
}
