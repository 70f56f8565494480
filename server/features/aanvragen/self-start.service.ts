import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { linkTokenHash } from '../../platform/auth/link-token.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NOBODY } from '../../platform/database/nobody.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { FormGuard } from '../../platform/http/form-guard.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import type { OfficeRepository } from '../../platform/mail/office.repository.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { TRIAL_SEATS } from './aanvragen.contract.ts';
import type { AanvraagRow } from './aanvragen.repository.ts';
import { invitedAs, makeCustomer, trialOf, type CustomerRepositories } from './customer-maker.ts';
import { LINK_DAYS, tellOffice } from './self-start-post.ts';
import type { SelfStartRepository } from './self-start.repository.ts';

export interface SelfStartRepositories extends CustomerRepositories {
  selfStart: SelfStartRepository;
  office: OfficeRepository;
  post: OfficePost;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<SelfStartRepositories>;
  guard: FormGuard;
  clock: Clock;
}

/** A practice or a home that begins its trial without the office: the link in the mail proves the address. */
export class SelfStartService {
  constructor(private readonly deps: Deps) {}

  /** Tenant, trial and invitation, all or nothing; answers the token of the invitation that goes to the same address. */
  async confirm(token: string, address: string | undefined): Promise<{ uitnodiging: string }> {
    await this.deps.guard.slowDown(address);
    const now = this.deps.clock.now();
    return this.deps.transaction(async (repos) => {
      const row = await repos.selfStart.find(linkTokenHash(token));
      refuse(row, now);
      await repos.selfStart.lockAddress(row.email);
      if (await repos.selfStart.isKnown(row.email))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PROEF_BEKEND' });
      return this.begin(repos, row, now);
    });
  }

  private async begin(repos: SelfStartRepositories, row: AanvraagRow, now: number): Promise<{ uitnodiging: string }> {
    const office = await repos.office.find();
    if (office === undefined) throw createError('NIET_GEVONDEN');
    const customer = await makeCustomer(repos, {
      ...row,
      id: v7(),
      contactpersoon: row.naam,
      licentie: trialOf(row.organisatiesoort, { seats: TRIAL_SEATS[row.organisatiesoort], now }),
      now,
    });
    await repos.selfStart.begin(row, customer.id, new Date(now));
    const invitation = await repos.uitnodigingen.welcome({
      adminId: customer.id,
      soort: invitedAs(row.organisatiesoort),
      email: row.email,
      naam: row.naam,
      organisatie: customer.naam,
      locale: customer.locale,
      sender: { id: office.adminId, naam: serverText(customer.locale, 'mail.productnaam') },
    });
    await tellOffice(repos.post, row);
    await repos.audit.save({
      adminId: customer.id,
      wie: NOBODY,
      rol: 'zelf',
      actie: 'aanvraag.begonnen',
      soort: 'aanvraag',
      doelId: row.id,
    });
    return { uitnodiging: invitation.token };
  }
}

/** From a request that waits only, and only as long as its link counts. */
function refuse(row: AanvraagRow | undefined, now: number): asserts row is AanvraagRow {
  if (row === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'PROEF_LINK_ONBEKEND' });
  if (row.confirmed_at !== null) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'PROEF_BEGONNEN' });
  if (row.status !== 'nieuw') throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PROEF_BIJ_KANTOOR' });
  if (row.confirm_until === null || row.confirm_until.getTime() <= now)
    throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'PROEF_LINK_VERLOPEN', waarden: { dagen: LINK_DAYS } });
}
