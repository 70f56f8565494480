import { v7 } from 'uuid';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOf, dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { serverText } from '../../platform/taal/texts.ts';
import {
  sendObstacles,
  readFactuur,
  reckon,
  refuseObstacle,
  requireStep,
  billingOf,
  type FactuurDeps,
  type FactuurRepositories,
  type Billing,
} from './factuur-desk.ts';
import { mailFactuur } from './factuur-mail.ts';
import {
  DAYS,
  type Agreement,
  type Credit,
  type Factuur,
  type FactuurKind,
  type Payment,
  type QuoteAnswer,
} from './facturen.contract.ts';
import type { BilledCustomer, FactuurFields, FactuurRow } from './facturen.repository.ts';
import { logFactuur } from './facturen.service.ts';
import { mayStepFactuur, statusAfterPayment } from './steps.ts';

const SERIES: Readonly<Record<FactuurKind, string>> = { offerte: 'O', factuur: 'F', creditnota: 'C' };
const DIGITS = 4;

const billedOf = ({
  kind: _kind,
  locale: _locale,
  erased: _erased,
  ...customer
}: Billing['customer']): BilledCustomer => customer;

/** What happens with a paper once it leaves the house: sent, agreed to, paid, reminded of, credited. */
export class IssueService {
  constructor(private readonly deps: FactuurDeps) {}

  /** Gives it its number and its day, keeps who it is for, and mails it; all or nothing. */
  send(access: Access, id: string, version: number): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const row = await requireStep(repos, id, { step: 'send', versie: version });
      const billing = await billingOf(repos, row.admin_id);
      const [obstacle] = sendObstacles(billing);
      refuseObstacle(billing.customer.erased ? 'klant' : obstacle);
      await this.save(repos, row, {
        ...reckon(row.regels, billing),
        ...(await this.issue(repos, row, billing)),
        status: 'verzonden',
      });
      await this.mail(repos, id, billing.customer.locale);
      await logFactuur(repos, access, { row, actie: 'factuur.verzonden' });
      return readFactuur(repos, id, this.deps.clock);
    });
  }

  /** What the customer said of a quote; agreed to, it becomes the concept of an invoice, which is answered. */
  answerQuote(access: Access, id: string, { versie: version, answer }: QuoteAnswer): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const agreed = answer === 'aanvaard';
      const row = await requireStep(repos, id, { step: agreed ? 'accept' : 'refuse', versie: version });
      await this.save(repos, row, { status: answer });
      await logFactuur(repos, access, { row, actie: agreed ? 'factuur.aanvaard' : 'factuur.afgewezen' });
      if (!agreed) return readFactuur(repos, id, this.deps.clock);
      return readFactuur(repos, await this.becomeInvoice(repos, access, row), this.deps.clock);
    });
  }

  /** The customer itself agrees to a quote that still holds; our office finds the concept in its work list. */
  agree(access: Access, id: string, { purchaseNumber }: Agreement): Promise<void> {
    return this.deps.transaction(async (repos) => {
      const row = await repos.facturen.find(id, true);
      if (row === undefined || row.admin_id !== access.adminId || row.nummer === null)
        throw createError('NIET_GEVONDEN');
      if (row.status !== 'verzonden' || !mayStepFactuur('accept', row)) throw createError('STAP_NIET_TOEGESTAAN');
      const fields = { status: 'aanvaard', purchase_number: purchaseNumber || row.purchase_number } as const;
      await this.save(repos, row, fields);
      await logFactuur(repos, access, { row, actie: 'factuur.aanvaard' });
      await this.becomeInvoice(repos, access, { ...row, ...fields });
    });
  }

  /** The concept of the invoice that a quote becomes; answers its id. */
  private async becomeInvoice(repos: FactuurRepositories, access: Access, row: FactuurRow): Promise<string> {
    const next = { admin_id: row.admin_id, id: v7(), soort: 'factuur' as const };
    await repos.facturen.insert(
      {
        ...next,
        ...reckon(row.regels, await billingOf(repos, row.admin_id)),
        status: 'concept',
        quote_id: row.id,
        purchase_number: row.purchase_number,
        days: DAYS.factuur,
      },
      this.now(),
    );
    await logFactuur(repos, access, { row: next, actie: 'factuur.gemaakt' });
    return next.id;
  }

  /** Money that came in, or of a credit note went back; never more than is open, nor from a day to come. */
  pay(access: Access, id: string, payment: Payment): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const row = await requireStep(repos, id, { step: 'pay', versie: payment.versie });
      const early = row.issued_on !== null && payment.op < row.issued_on && row.soort === 'creditnota';
      if (early || payment.op > dateOf(this.deps.clock.now()))
        throw createError('ONGELDIGE_INVOER', { velden: { op: 'bereik' } });
      if (payment.bedrag > Math.abs(row.totaal) - row.paid)
        throw createError('ONGELDIGE_INVOER', { velden: { bedrag: 'bereik' } });
      await this.addPayment(repos, row, { ...payment, wie: access.session.gebruikerId });
      await this.save(repos, row, { status: statusAfterPayment(row, row.paid + payment.bedrag) });
      await logFactuur(repos, access, { row, actie: 'factuur.betaling' });
      return readFactuur(repos, id, this.deps.clock);
    });
  }

  /** Takes back a payment that was written down by mistake. */
  removePayment(access: Access, id: string, paymentId: string): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const row = await repos.facturen.find(id, true);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      // What a credit note took off stays off.
      if (row.status === 'gecrediteerd' || row.soort === 'creditnota') throw createError('STAP_NIET_TOEGESTAAN');
      if (!(await repos.facturen.removePayment(row.admin_id, id, paymentId))) throw createError('NIET_GEVONDEN');
      const left = await repos.facturen.findPayments(row.admin_id, id);
      const paid = left.reduce((sum, one) => sum + one.bedrag, 0);
      await this.save(repos, row, { status: statusAfterPayment(row, paid) });
      await logFactuur(repos, access, { row, actie: 'factuur.betaling-terug' });
      return readFactuur(repos, id, this.deps.clock);
    });
  }

  /** Takes a whole invoice back with a paper of its own; what was paid of it goes back to the customer. */
  credit(access: Access, id: string, { versie: version, reden: reason }: Credit): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const row = await requireStep(repos, id, { step: 'credit', versie: version });
      const billing = await billingOf(repos, row.admin_id);
      const note = { admin_id: row.admin_id, id: v7(), soort: 'creditnota' as const };
      const settled = row.totaal - row.paid;
      await repos.facturen.insert(
        {
          ...note,
          regels: row.regels.map((line) => ({ ...line, bedrag: -line.bedrag })),
          vat_kind: row.vat_kind,
          vat_rate: row.vat_rate,
          bedrag: -row.bedrag,
          btw: -row.btw,
          totaal: -row.totaal,
          purchase_number: row.purchase_number,
          opmerking: reason,
          days: DAYS.factuur,
          ...(await this.issue(repos, { soort: note.soort, days: DAYS.factuur }, billing)),
          // The same parties as on the invoice, whatever changed since.
          customer: row.customer,
          sender: row.sender,
          credit_of: row.id,
          status: row.paid === 0 ? 'betaald' : 'verzonden',
        },
        this.now(),
      );
      if (settled > 0) {
        const reference = serverText(billing.customer.locale, 'factuur.verrekend', { nummer: row.nummer ?? '' });
        await this.addPayment(repos, note, {
          wie: access.session.gebruikerId,
          op: dateOf(this.deps.clock.now()),
          bedrag: settled,
          reference,
        });
      }
      await this.save(repos, row, { status: 'gecrediteerd' });
      await logFactuur(repos, access, { row, actie: 'factuur.gecrediteerd' });
      if (!billing.customer.erased) await this.mail(repos, note.id, billing.customer.locale);
      return readFactuur(repos, note.id, this.deps.clock);
    });
  }

  /** A reminder by hand, once the days are over. */
  remind(access: Access, id: string, version: number): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const row = await requireStep(repos, id, { step: 'remind', versie: version });
      const today = dateOf(this.deps.clock.now());
      if (row.due_on === null || row.due_on >= today || row.reminded_on === today)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'HERINNERING_TE_VROEG' });
      const { customer } = await billingOf(repos, row.admin_id);
      if (customer.erased) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'KLANT_ONVOLLEDIG' });
      await this.save(repos, row, { status: 'herinnerd', reminders: row.reminders + 1, reminded_on: today });
      await this.mail(repos, id, customer.locale);
      await logFactuur(repos, access, { row, actie: 'factuur.herinnerd' });
      return readFactuur(repos, id, this.deps.clock);
    });
  }

  /** The next number of its series, today, and who stands on it. */
  private async issue(
    { facturen }: FactuurRepositories,
    { soort: kind, days }: Pick<FactuurRow, 'soort' | 'days'>,
    { customer, sender }: Billing,
  ): Promise<FactuurFields> {
    const now = this.deps.clock.now();
    const issued = dateOf(now);
    const year = Number(issued.slice(0, 4));
    const number = await facturen.nextNumber(SERIES[kind], year);
    return {
      nummer: `${SERIES[kind]}${year}-${String(number).padStart(DIGITS, '0')}`,
      issued_on: issued,
      due_on: dateOfDay(dayOf(now) + days),
      customer: billedOf(customer),
      sender: sender ?? null,
    };
  }

  private addPayment(
    { facturen }: FactuurRepositories,
    { admin_id: adminId, id }: Pick<FactuurRow, 'admin_id' | 'id'>,
    { op: day, bedrag: cents, reference, wie: who }: Omit<Payment, 'versie'> & { wie: string },
  ): Promise<void> {
    const row = { adminId, factuurId: id, wie: who, nu: this.now() };
    return facturen.addPayment({ ...row, id: v7(), op: day, bedrag: cents, reference });
  }

  private async mail(repos: FactuurRepositories, id: string, locale: Billing['customer']['locale']): Promise<void> {
    const row = await repos.facturen.find(id);
    if (row !== undefined) await mailFactuur({ mail: repos.mail, clock: this.deps.clock }, row, locale);
  }

  private async save({ facturen }: FactuurRepositories, row: FactuurRow, fields: FactuurFields): Promise<void> {
    if (!(await facturen.update(row, fields, this.now()))) throw createError('GEWIJZIGD_DOOR_ANDER');
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}
