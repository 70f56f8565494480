import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/error/create-error.ts';
import { acceptInvited, requireOpen, type AcceptanceRepositories } from './acceptance.ts';
import { DocentenRepository } from './docenten.repository.ts';
import { isOfficeRole } from './docenten.contract.ts';
import type { SsoAcceptance } from './uitnodiging.contract.ts';
import { UitnodigingenRepository } from './uitnodigingen.repository.ts';

/** Numbers behind a user name that is taken. */
const TRIES = 50;
const LENGTH_MAX = 60;

/** An invitation that is accepted with an account of the school, inside the transaction that links that account. */
export class SsoAcceptanceRead {
  private readonly repos: AcceptanceRepositories;

  constructor(db: Knex) {
    this.repos = {
      docenten: new DocentenRepository(db),
      uitnodigingen: new UitnodigingenRepository(db),
      audit: new AuditRepository(db),
    };
  }

  /** Makes the account, without a password. An account of a school is no account of a parent, nor of our office. */
  async accept(acceptance: SsoAcceptance, now: Date): Promise<{ adminId: string; gebruikerId: string }> {
    const row = await requireOpen(this.repos.uitnodigingen, acceptance.token, now.getTime());
    if (row.soort === 'thuisadmin') throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SSO_OUDER' });
    if (isOfficeRole(row.soort)) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SSO_KANTOOR' });
    const gebruikersnaam = await this.freeName(row.admin_id, acceptance);
    const gebruikerId = await acceptInvited(this.repos, row, {
      person: { ...acceptance, gebruikersnaam, hash: null },
      now,
    });
    return { adminId: row.admin_id, gebruikerId };
  }

  /** `noor.dhaene`, with a number where somebody has that already. */
  private async freeName(
    adminId: string,
    { voornaam: first, voorvoegsel: prefix = '', achternaam: last }: SsoAcceptance,
  ): Promise<string> {
    const plain = `${first}.${prefix}${last}`
      .normalize('NFD')
      .replaceAll(/[^\p{L}.]+/gu, '')
      .toLowerCase()
      .slice(0, LENGTH_MAX)
      .padEnd(3, 'x');
    const names = [plain, ...Array.from({ length: TRIES }, (_, nr) => `${plain}${nr + 2}`)];
    const taken = await this.repos.docenten.findTaken(adminId, names);
    return names.find((name) => !taken.has(name)) ?? plain;
  }
}
