import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { PRICE_KINDS, type PriceKind } from '../prijzen/prijzen.contract.ts';
import type { PricesRepository } from '../prijzen/prices.read.ts';
import { amountsOf, vatOf } from './amounts.ts';
import type { BillingDetails } from './billing-sender.contract.ts';
import type { BillingSenderRepository } from './billing-sender.repository.ts';
import { factuurOf } from './factuur-answer.ts';
import type { Factuur, FactuurLine, SendObstacle } from './facturen.contract.ts';
import type { CustomerNow, FactuurFields, FactuurRow, FacturenRepository } from './facturen.repository.ts';
import { mayStepFactuur, type FactuurStep } from './steps.ts';

export interface FactuurRepositories {
  facturen: FacturenRepository;
  sender: BillingSenderRepository;
  prices: PricesRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
export interface FactuurDeps {
  transaction: Transaction<FactuurRepositories>;
  clock: Clock;
}
/** Prices of a kind of customer in its country. */
type Prices = Awaited<ReturnType<PricesRepository['find']>>;
/** A customer with what a paper for it needs. */
export interface Billing {
  customer: CustomerNow;
  kind: PriceKind | undefined;
  prices: Prices;
  sender: BillingDetails | undefined;
}

const WANTED = ['naam', 'straat', 'huisnummer', 'postcode', 'plaats', 'email'] as const;

/** Reads what stands around a paper. */
export async function billingOf(
  { facturen, prices, sender }: Pick<FactuurRepositories, 'facturen' | 'prices' | 'sender'>,
  adminId: string,
): Promise<Billing> {
  const customer = await facturen.findCustomer(adminId);
  if (customer === undefined) throw createError('NIET_GEVONDEN');
  const kind = PRICE_KINDS.find((one) => one === customer.kind);
  return {
    customer,
    kind,
    prices: kind === undefined ? [] : await prices.find({ land: customer.land, soort: kind }),
    sender: (await sender.find())?.details,
  };
}

/** What keeps a paper from going out; one example among the prices is enough. */
export function sendObstacles({ customer, prices, sender }: Billing): SendObstacle[] {
  return [
    ...(prices.some(({ is_voorbeeld: example }) => example) ? (['voorbeeldprijzen'] as const) : []),
    ...(sender === undefined ? (['afzender'] as const) : []),
    ...(WANTED.some((name) => customer[name] === '') ? (['klant'] as const) : []),
  ];
}

const SENTENCES: Readonly<Record<SendObstacle, string>> = {
  voorbeeldprijzen: 'PRIJZEN_VOORBEELD',
  afzender: 'AFZENDER_ONVOLLEDIG',
  klant: 'KLANT_ONVOLLEDIG',
};
export function refuseObstacle(obstacle: SendObstacle | undefined): void {
  if (obstacle !== undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: SENTENCES[obstacle] });
}

/** Lines with the VAT that this customer pays now. Without a sender we are at home with the customer. */
export function reckon(lines: readonly FactuurLine[], { customer, prices, sender }: Billing): FactuurFields {
  const vat = vatOf(sender ?? customer, customer, prices[0]?.btw ?? 0);
  return { regels: [...lines], ...amountsOf(lines, vat.rate), vat_kind: vat.kind, vat_rate: vat.rate };
}

/** The paper, locked, when the step is allowed and nobody changed it meanwhile. */
export async function requireStep(
  repos: FactuurRepositories,
  id: string,
  { step, versie: version }: { step: FactuurStep; versie?: number },
): Promise<FactuurRow> {
  const row = await repos.facturen.find(id, true);
  if (row === undefined) throw createError('NIET_GEVONDEN');
  if (version !== undefined && row.versie !== version) throw createError('GEWIJZIGD_DOOR_ANDER');
  if (!mayStepFactuur(step, row)) throw createError('STAP_NIET_TOEGESTAAN');
  return row;
}

/** Reads a paper as it stands now. */
export async function readFactuur(repos: FactuurRepositories, id: string, clock: Clock): Promise<Factuur> {
  const row = await repos.facturen.find(id);
  if (row === undefined) throw createError('NIET_GEVONDEN');
  const billing = await billingOf(repos, row.admin_id);
  return factuurOf(row, {
    customer: billing.customer,
    payments: await repos.facturen.findPayments(row.admin_id, id),
    obstacles: sendObstacles(billing),
    today: dayOf(clock.now()),
  });
}
