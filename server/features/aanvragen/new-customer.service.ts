import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { requireSender } from './aanvragen.service.ts';
import { invitedAs, makeCustomer, trialOf, type CustomerRepositories } from './customer-maker.ts';
import type { FirstLicentie, TwinRow } from './customer.repository.ts';
import type { NewCustomerRequest, TwinQuery, Twins } from './new-customer.contract.ts';

export interface NewCustomerRepositories extends CustomerRepositories {
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<NewCustomerRepositories>;
  clock: Clock;
}

/** Domains at which everybody has an address: they say nothing of who somebody works for. */
const EVERYBODYS: ReadonlySet<string> = new Set([
  'gmail.com',
  'hotmail.com',
  'hotmail.nl',
  'outlook.com',
  'live.nl',
  'live.be',
  'icloud.com',
  'yahoo.com',
  'ziggo.nl',
  'kpnmail.nl',
  'telenet.be',
  'skynet.be',
  'proximus.be',
]);
const domainOf = (email: string): string => {
  const domain = /@([^@\s]+\.[^@\s]+)$/.exec(email.toLowerCase())?.[1] ?? '';
  return EVERYBODYS.has(domain) ? '' : domain;
};
const reasonOf = (row: TwinRow): Twins['items'][number]['reden'] =>
  row.by_number ? 'nummer' : row.by_name ? 'naam' : 'domein';

/** A customer that comes in without a request on the site: by telephone, or at a fair. */
export class NewCustomerService {
  constructor(private readonly deps: Deps) {}

  /** Customers that may be the one that is being made. */
  twins({ email, ...query }: TwinQuery): Promise<Twins> {
    return this.deps.transaction(async ({ customers }) => ({
      items: (await customers.findTwins({ ...query, domain: domainOf(email) })).map((row) => ({
        id: row.id,
        naam: row.naam,
        plaats: row.plaats,
        reden: reasonOf(row),
      })),
    }));
  }

  /** Tenant, licence and invitation of its first manager, all or nothing; never a second with the same number. */
  create(
    access: Access,
    { admin, licentie, manager }: NewCustomerRequest,
  ): Promise<{ adminId: string; uitnodigingId: string }> {
    return this.deps.transaction(async (repos) => {
      const known = await repos.customers.findName(admin);
      if (known !== undefined)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'AANVRAAG_BESTAAT', waarden: { naam: known } });
      const sender = await requireSender(repos, access);
      const now = this.deps.clock.now();
      const customer = await makeCustomer(repos, {
        id: v7(),
        organisatiesoort: admin.soort,
        organisatie: admin.naam,
        land: admin.land,
        brin: admin.brin,
        instellingsnummer: admin.instellingsnummer,
        telefoon: admin.telefoon,
        email: manager.email,
        contactpersoon: manager.naam,
        licentie: licentieOf({ admin, licentie }, now),
        now,
      });
      const uitnodigingId = await repos.uitnodigingen.send({
        adminId: customer.id,
        soort: invitedAs(admin.soort),
        email: manager.email,
        naam: manager.naam,
        organisatie: customer.naam,
        locale: customer.locale,
        sender,
      });
      await repos.audit.save({
        adminId: customer.id,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: 'admin.aangemaakt',
        soort: 'admin',
        doelId: customer.id,
      });
      return { adminId: customer.id, uitnodigingId };
    });
  }
}

/** An order ends after today, and has only functions that its kind of customer can have. */
function licentieOf({ admin, licentie }: Pick<NewCustomerRequest, 'admin' | 'licentie'>, now: number): FirstLicentie {
  const { plaatsen: seats, eind: end, features } = licentie;
  if (licentie.soort === 'proef' || end === undefined) return trialOf(admin.soort, { seats, now });
  const today = dateOfDay(dayOf(now));
  if (end <= today) throw createError('ONGELDIGE_INVOER', { velden: { 'licentie.eind': 'datumvolgorde' } });
  if (admin.soort !== 'school' && features.length > 0)
    throw createError('ONGELDIGE_INVOER', { velden: { 'licentie.features': 'kies' } });
  return { soort: admin.soort, status: 'actief', plaatsen: seats, start: today, eind: end, features };
}
