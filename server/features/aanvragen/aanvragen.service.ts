import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { invitedAs, makeCustomer, trialOf, type CustomerRepositories } from './customer-maker.ts';
import {
  isOfTenant,
  type Aanvraag,
  type AanvraagChange,
  type AanvraagStatus,
  type Aanvragen,
  type Conversion,
} from './aanvragen.contract.ts';
import type { AanvraagRow, AanvragenRepository } from './aanvragen.repository.ts';

export interface OfficeRepositories extends CustomerRepositories {
  aanvragen: AanvragenRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<OfficeRepositories>;
  clock: Clock;
}

/** From where a request may go where; all else is refused. Taking over what a colleague took is a step too. */
const FROM: Readonly<Record<AanvraagChange['status'], readonly AanvraagStatus[]>> = {
  in_behandeling: ['nieuw', 'in_behandeling'],
  afgewezen: ['in_behandeling'],
  samengevoegd: ['in_behandeling'],
  afgehandeld: ['in_behandeling'],
};
/** Requests as the office works on them. */
export class AanvragenService {
  constructor(private readonly deps: Deps) {}

  list(): Promise<Aanvragen> {
    return this.deps.transaction(async ({ aanvragen }) => {
      const rows = await aanvragen.list();
      const ofSite = rows.filter((row) => !isOfTenant(row));
      const now = this.deps.clock.now();
      return { items: rows.map((row) => present(row, { others: ofSite, now })) };
    });
  }

  async update(access: Access, id: string, { versie: version, status }: AanvraagChange): Promise<Aanvraag> {
    return this.deps.transaction(async (repos) => {
      const row = await requireRow(repos, id);
      // A customer's request is joined with none; one of the site ends as a customer.
      const wrongKind = status === (isOfTenant(row) ? 'samengevoegd' : 'afgehandeld');
      if (wrongKind || !FROM[status].includes(row.status)) throw createError('STAP_NIET_TOEGESTAAN');
      const twin = status === 'samengevoegd' ? twinOf(row, await repos.aanvragen.findOpen()) : undefined;
      if (status === 'samengevoegd' && twin === undefined)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'AANVRAAG_ALLEEN' });
      await this.save(
        repos,
        { id, versie: version },
        {
          status,
          behandelaar_id: access.session.gebruikerId,
          ...(twin === undefined ? {} : { joined_with: twin.id }),
        },
      );
      await this.log(repos, access, { actie: `aanvraag.status:${status}`, id });
      return this.read(repos, id);
    });
  }

  /** Makes the customer: tenant, trial licence and the invitation of its first manager, all or nothing. */
  async convert(access: Access, id: string, change: Conversion): Promise<{ adminId: string; uitnodigingId: string }> {
    return this.deps.transaction(async (repos) => {
      const row = await requireRow(repos, id);
      if (row.status !== 'in_behandeling' || isOfTenant(row)) throw createError('STAP_NIET_TOEGESTAAN');
      const known = await repos.customers.findName(row);
      if (known !== undefined)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'AANVRAAG_BESTAAT', waarden: { naam: known } });
      const sender = await requireSender(repos, access);
      const adminId = v7();
      const customer = await makeCustomer(repos, {
        ...row,
        id: adminId,
        contactpersoon: row.naam,
        licentie: trialOf(row.organisatiesoort, { seats: change.licentie.plaatsen, now: this.deps.clock.now() }),
        now: this.deps.clock.now(),
      });
      await this.save(
        repos,
        { id, versie: change.versie },
        {
          status: 'omgezet',
          behandelaar_id: access.session.gebruikerId,
          admin_id: adminId,
        },
      );
      const uitnodigingId = await repos.uitnodigingen.send({
        adminId,
        soort: invitedAs(row.organisatiesoort),
        email: row.email,
        naam: row.naam,
        organisatie: customer.naam,
        locale: customer.locale,
        sender,
      });
      await this.log(repos, { ...access, adminId }, { actie: 'aanvraag.omgezet', id });
      return { adminId, uitnodigingId };
    });
  }

  /** A new link for a manager who did not come in yet. */
  async invite(access: Access, id: string): Promise<void> {
    await this.deps.transaction(async (repos) => {
      const row = await requireRow(repos, id);
      if (row.status !== 'omgezet' || row.admin_id === null) throw createError('STAP_NIET_TOEGESTAAN');
      const sender = await requireSender(repos, access);
      if (!(await repos.uitnodigingen.resend(row.admin_id, row.email, sender.naam)))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'AANVRAAG_BINNEN' });
      await this.log(repos, { ...access, adminId: row.admin_id }, { actie: 'uitnodiging.herhaald', id });
    });
  }

  private async save(
    { aanvragen }: OfficeRepositories,
    row: Pick<AanvraagRow, 'id' | 'versie'>,
    fields: Parameters<AanvragenRepository['update']>[1],
  ): Promise<void> {
    if (!(await aanvragen.update(row, fields, new Date(this.deps.clock.now()))))
      throw createError('GEWIJZIGD_DOOR_ANDER');
  }

  private async read(repos: OfficeRepositories, id: string): Promise<Aanvraag> {
    const others = await repos.aanvragen.findOpen();
    return present(await requireRow(repos, id), { others, now: this.deps.clock.now() });
  }

  private log(
    { audit }: OfficeRepositories,
    { adminId, session }: Access,
    part: { actie: string; id: string },
  ): Promise<void> {
    return audit.save({
      adminId,
      wie: session.gebruikerId,
      rol: session.rol,
      actie: part.actie,
      soort: 'aanvraag',
      doelId: part.id,
    });
  }
}

async function requireRow({ aanvragen }: OfficeRepositories, id: string): Promise<AanvraagRow> {
  const row = await aanvragen.find(id);
  if (row === undefined) throw createError('NIET_GEVONDEN');
  return row;
}

export async function requireSender({ customers }: Pick<CustomerRepositories, 'customers'>, { session }: Access) {
  const name = await customers.findPerson(session.adminId, session.gebruikerId);
  if (name === undefined) throw createError('NIET_GEVONDEN');
  return { id: session.gebruikerId, naam: name };
}

type Comparable = Pick<AanvraagRow, 'id' | 'nummer' | 'email' | 'organisatie' | 'naam' | 'op'>;
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
const whoOf = ({ organisatie: organization, naam: name }: Comparable): string =>
  nameKey(organization === '' ? name : organization);

/** The earlier open request of the same mail domain and the same name. */
function twinOf(row: Comparable, others: readonly Comparable[]): Comparable | undefined {
  return others.find(
    (other) =>
      other.id !== row.id &&
      other.op <= row.op &&
      domainOf(other.email) === domainOf(row.email) &&
      whoOf(other) === whoOf(row),
  );
}

const isOpen = (status: AanvraagStatus): boolean => status === 'nieuw' || status === 'in_behandeling';

const inviterOf = (row: AanvraagRow): Aanvraag['inviter'] =>
  row.inviter_admin_id === null || row.inviter_organization === null
    ? null
    : { adminId: row.inviter_admin_id, naam: row.inviter_name ?? '', organisatie: row.inviter_organization };

/** How far a visitor is who begins without us; once the office took it, that is over. */
function selfStartOf(row: AanvraagRow, now: number): Aanvraag['selfStart'] {
  if (row.confirmed_at !== null) return 'begonnen';
  if (row.confirm_until === null || row.status !== 'nieuw') return null;
  return row.confirm_until.getTime() > now ? 'wacht' : 'verlopen';
}

interface Around {
  /** Requests with which this one may be joined. */
  others: readonly (Comparable & { status?: AanvraagStatus })[];
  now: number;
}
function present(row: AanvraagRow, { others, now }: Around): Aanvraag {
  const open = others.filter(({ status }) => status === undefined || isOpen(status));
  return {
    id: row.id,
    nummer: row.nummer,
    soort: row.soort,
    organisatiesoort: row.organisatiesoort,
    organisatie: row.organisatie,
    naam: row.naam,
    email: row.email,
    telefoon: row.telefoon,
    land: row.land,
    brin: row.brin,
    instellingsnummer: row.instellingsnummer,
    aantal: row.aantal,
    opmerking: row.opmerking,
    features: row.features,
    purchaseNumber: row.purchase_number,
    status: row.status,
    selfStart: selfStartOf(row, now),
    inviter: inviterOf(row),
    behandelaar: row.behandelaar_id === null ? null : { id: row.behandelaar_id, naam: row.handler_name ?? '' },
    twin: isOpen(row.status) && !isOfTenant(row) ? (twinOf(row, open)?.nummer ?? null) : null,
    adminId: row.admin_id,
    op: row.op.toISOString(),
    versie: row.versie,
  };
}
