import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { OfficePost } from '../../platform/mail/office-post.ts';
import { OfficeRepository } from '../../platform/mail/office.repository.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import {
  TENANT_REQUEST_KINDS,
  type AanvraagStatus,
  type OrganizationKind,
  type TenantRequestKind,
} from './aanvragen.contract.ts';
import { AanvragenRepository } from './aanvragen.repository.ts';

const NUMBER_LENGTH = 6;
const DAY_MS = 86_400_000;
const SHOWN = 10;

/** Who asks, as the tenant is known. */
export interface RequestSender {
  adminId: string;
  organisatiesoort: OrganizationKind;
  organisatie: string;
  land: 'NL' | 'BE';
  locale: TextLocale;
  telefoon: string;
  naam: string;
  email: string;
}
export interface TenantRequest {
  soort: TenantRequestKind;
  aantal: number;
  features: readonly string[];
  purchase_number: string;
  opmerking: string;
}
export interface SentRequest {
  nummer: string;
  soort: TenantRequestKind;
  aantal: number;
  features: string[];
  status: AanvraagStatus;
  op: Date;
}

/** Requests of customers in the work list of the office; inside the transaction of whoever sends one. */
export class TenantRequests {
  private readonly aanvragen: AanvragenRepository;
  private readonly post: OfficePost;

  constructor(
    private readonly db: Knex,
    private readonly deps: { vault: Vault; clock: Clock },
  ) {
    this.aanvragen = new AanvragenRepository(db);
    const mail = new MailRepository(db, deps.vault);
    this.post = new OfficePost({ office: new OfficeRepository(db), mail, clock: deps.clock });
  }

  /** Answers its number; the same wish within a day is the same request. */
  async send(who: RequestSender, wish: TenantRequest): Promise<string> {
    const now = this.deps.clock.now();
    const key = [who.adminId, wish.soort, wish.aantal, [...wish.features].sort().join(), wish.opmerking].join('|');
    await this.aanvragen.lock(key);
    const earlier = await this.aanvragen.findDouble(key, new Date(now - DAY_MS));
    if (earlier !== undefined) return earlier.nummer;
    const { adminId, locale, ...fields } = who;
    const number = `L-${randomCode(NUMBER_LENGTH)}`;
    const id = v7();
    await this.aanvragen.insert({
      ...fields,
      ...wish,
      features: [...wish.features],
      id,
      nummer: number,
      admin_id: adminId,
      brin: '',
      instellingsnummer: '',
      search_key: key,
      nu: new Date(now),
    });
    await this.post.answer({
      sjabloon: 'aanvraag-ontvangen',
      locale,
      aan: who.email,
      waarden: { naam: who.naam, nummer: number, soort: serverText(locale, `aanvraag.${wish.soort}`) },
    });
    await this.post.notify({
      sjabloon: 'aanvraag-intern',
      waarden: {
        nummer: number,
        organisatie: who.organisatie,
        soort: serverText('nl-NL', `aanvraag.${wish.soort}`),
        pad: `/superadmin/aanvragen/${id}`,
      },
    });
    return number;
  }

  /** The last ones of a tenant, newest first. */
  list(adminId: string): Promise<SentRequest[]> {
    return this.db('aanvragen')
      .where({ admin_id: adminId })
      .whereIn('soort', [...TENANT_REQUEST_KINDS])
      .orderBy('op', 'desc')
      .limit(SHOWN)
      .select('nummer', 'soort', 'aantal', 'features', 'status', 'op');
  }
}
