import { dayOf } from '../../platform/time/clock.ts';
import type { ListedRow } from './factuur-list.repository.ts';
import type { Factuur, ListedFactuur, SendObstacle } from './facturen.contract.ts';
import type { CustomerNow, FactuurRow, PaymentRow } from './facturen.repository.ts';

const dayOfDate = (date: string): number => dayOf(Date.parse(`${date}T12:00:00Z`));

type Paper = Pick<FactuurRow, 'id' | 'soort' | 'status' | 'nummer' | 'issued_on' | 'due_on' | 'totaal' | 'paid'>;
const isUnpaid = ({ soort: kind, status }: Pick<Paper, 'soort' | 'status'>): boolean =>
  kind !== 'offerte' && (status === 'verzonden' || status === 'herinnerd');

/** Days since the due date of what has to be paid; 0 = in time. */
export const lateDays = (row: Paper, today: number): number =>
  isUnpaid(row) && row.due_on !== null ? Math.max(0, today - dayOfDate(row.due_on)) : 0;

export const summaryOf = (row: Paper, today: number) => ({
  id: row.id,
  soort: row.soort,
  status: row.status,
  nummer: row.nummer,
  datum: row.issued_on,
  dueOn: row.due_on,
  totaal: row.totaal,
  open: isUnpaid(row) ? Math.abs(row.totaal) - row.paid : 0,
  late: lateDays(row, today),
});

export const listedOf = (row: ListedRow, today: number): ListedFactuur => ({
  ...summaryOf(row, today),
  adminId: row.admin_id,
  naam: row.naam,
});

/** A paper as the office reads it; what has no number shows the customer as it is now. */
export function factuurOf(
  row: FactuurRow,
  now: { customer: CustomerNow; payments: readonly PaymentRow[]; obstacles: SendObstacle[]; today: number },
): Factuur {
  const customer = row.customer ?? now.customer;
  return {
    ...summaryOf(row, now.today),
    adminId: row.admin_id,
    naam: customer.naam,
    land: customer.land,
    email: row.customer === null ? now.customer.email : row.customer.email,
    versie: row.versie,
    regels: row.regels,
    bedrag: row.bedrag,
    vat: { kind: row.vat_kind, rate: row.vat_rate, bedrag: row.btw },
    purchaseNumber: row.purchase_number,
    opmerking: row.opmerking,
    days: row.days,
    payments: [...now.payments],
    reminders: row.reminders,
    remindedOn: row.reminded_on,
    creditOf: row.credit_of_paper,
    credit: row.credit_paper,
    quote: row.quote_paper,
    became: row.became_paper,
    obstacles: row.status === 'concept' ? now.obstacles : [],
  };
}
