import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { AdminKind } from '../admins/admins.contract.ts';
import type { BillingDetails } from './billing-sender.contract.ts';
import type { FactuurKind, FactuurLine, FactuurStatus, VatKind } from './facturen.contract.ts';

/** Who a paper is for, as it is written on it. */
export interface BilledCustomer {
  naam: string;
  contact: string;
  straat: string;
  huisnummer: string;
  postcode: string;
  plaats: string;
  land: 'NL' | 'BE';
  btwNummer: string;
  /** The customer's own mark for its bookkeeping. */
  reference: string;
  email: string;
}
/** A customer as it stands now. */
export interface CustomerNow extends BilledCustomer {
  kind: AdminKind;
  locale: TextLocale;
  erased: boolean;
}
interface LinkedPaper {
  id: string;
  nummer: string | null;
}
export interface PaymentRow {
  id: string;
  op: string;
  bedrag: number;
  reference: string;
}
export interface FactuurRow {
  admin_id: string;
  id: string;
  soort: FactuurKind;
  status: FactuurStatus;
  nummer: string | null;
  regels: FactuurLine[];
  vat_kind: VatKind;
  vat_rate: number;
  bedrag: number;
  btw: number;
  totaal: number;
  purchase_number: string;
  opmerking: string;
  days: number;
  issued_on: string | null;
  due_on: string | null;
  customer: BilledCustomer | null;
  sender: BillingDetails | null;
  credit_of: string | null;
  quote_id: string | null;
  reminders: number;
  reminded_on: string | null;
  versie: number;
  paid: number;
  credit_of_paper: LinkedPaper | null;
  credit_paper: LinkedPaper | null;
  quote_paper: LinkedPaper | null;
  became_paper: LinkedPaper | null;
}
type Stored =
  | 'admin_id'
  | 'id'
  | 'soort'
  | 'status'
  | 'nummer'
  | 'vat_kind'
  | 'vat_rate'
  | 'bedrag'
  | 'btw'
  | 'totaal'
  | 'purchase_number'
  | 'opmerking'
  | 'days'
  | 'issued_on'
  | 'due_on'
  | 'credit_of'
  | 'quote_id'
  | 'reminders'
  | 'reminded_on';
/** What is written of a paper; the rest is reckoned or comes from elsewhere. */
export type FactuurFields = Partial<Pick<FactuurRow, Stored | 'regels' | 'customer' | 'sender'>>;

const linked = (where: string): string =>
  `(SELECT jsonb_build_object('id', x.id, 'nummer', x.nummer) FROM facturen x WHERE x.admin_id = f.admin_id AND ${where})`;
const FIELDS = `f.admin_id, f.id, f.soort, f.status, f.nummer, f.regels, f.vat_kind, f.vat_rate, f.bedrag, f.btw, f.totaal, f.purchase_number,
  f.opmerking, f.days, f.customer, f.sender, f.credit_of, f.quote_id, f.reminders, f.versie, to_char(f.issued_on, 'YYYY-MM-DD') AS issued_on,
  to_char(f.due_on, 'YYYY-MM-DD') AS due_on, to_char(f.reminded_on, 'YYYY-MM-DD') AS reminded_on,
  (SELECT coalesce(sum(p.bedrag), 0)::int FROM factuur_payments p WHERE p.admin_id = f.admin_id AND p.factuur_id = f.id) AS paid,
  ${linked('x.id = f.credit_of')} AS credit_of_paper, ${linked('x.credit_of = f.id')} AS credit_paper,
  ${linked('x.id = f.quote_id')} AS quote_paper, ${linked('x.quote_id = f.id')} AS became_paper`;

/** Values as the columns take them. */
const columnsOf = ({ regels: lines, customer, sender, ...fields }: FactuurFields) => ({
  ...fields,
  ...(lines === undefined ? {} : { regels: JSON.stringify(lines) }),
  ...(customer === undefined ? {} : { customer: JSON.stringify(customer) }),
  ...(sender === undefined ? {} : { sender: JSON.stringify(sender) }),
});

/** Quotes, invoices and credit notes; they belong to our own bookkeeping and name the customer they are for. */
export class FacturenRepository {
  constructor(private readonly db: Knex) {}

  /** One paper of any customer; whoever is about to change it locks it first. */
  async find(id: string, forUpdate = false): Promise<FactuurRow | undefined> {
    if (forUpdate) await this.db('facturen').where({ id }).forUpdate().first('admin_id');
    const { rows }: { rows: FactuurRow[] } = await this.db.raw(`SELECT ${FIELDS} FROM facturen f WHERE f.id = ?`, [id]);
    return rows[0];
  }

  /** What was sent to one customer, the newest first. */
  async findOwn(adminId: string): Promise<FactuurRow[]> {
    const { rows }: { rows: FactuurRow[] } = await this.db.raw(
      `SELECT ${FIELDS} FROM facturen f WHERE f.admin_id = ? AND f.nummer IS NOT NULL ORDER BY f.issued_on DESC, f.nummer DESC LIMIT 100`,
      [adminId],
    );
    return rows;
  }

  async findPayments(adminId: string, factuurId: string): Promise<PaymentRow[]> {
    return this.db('factuur_payments')
      .where({ admin_id: adminId, factuur_id: factuurId })
      .orderBy(['op', 'aangemaakt_op'])
      .select('id', this.db.raw(`to_char(op, 'YYYY-MM-DD') AS op`), 'bedrag', 'reference');
  }

  async insert(fields: FactuurFields & Pick<FactuurRow, 'admin_id' | 'id'>, now: Date): Promise<void> {
    await this.db('facturen').insert({ ...columnsOf(fields), aangemaakt_op: now, gewijzigd_op: now });
  }

  /** False when somebody else changed it first. */
  async update(
    { admin_id: adminId, id, versie: version }: Pick<FactuurRow, 'admin_id' | 'id' | 'versie'>,
    fields: FactuurFields,
    now: Date,
  ): Promise<boolean> {
    const count = await this.db('facturen')
      .where({ admin_id: adminId, id, versie: version })
      .update({ ...columnsOf(fields), versie: version + 1, gewijzigd_op: now });
    return count === 1;
  }

  /** A concept; what has a number stays for ever. */
  async remove({ admin_id: adminId, id }: Pick<FactuurRow, 'admin_id' | 'id'>): Promise<void> {
    await this.db('facturen').where({ admin_id: adminId, id, status: 'concept' }).delete();
  }

  /** The next number of a series; whoever comes next waits until this transaction ends, and a number that is rolled back is given again. */
  async nextNumber(series: string, year: number): Promise<number> {
    const { rows }: { rows: { last: number }[] } = await this.db.raw(
      `INSERT INTO factuur_numbers AS n (series, year, last) VALUES (?, ?, 1)
      ON CONFLICT (series, year) DO UPDATE SET last = n.last + 1 RETURNING last`,
      [series, year],
    );
    return rows[0]?.last ?? 1;
  }

  async addPayment(row: PaymentRow & { adminId: string; factuurId: string; wie: string; nu: Date }): Promise<void> {
    await this.db('factuur_payments').insert({
      admin_id: row.adminId,
      id: row.id,
      factuur_id: row.factuurId,
      op: row.op,
      bedrag: row.bedrag,
      reference: row.reference,
      wie: row.wie,
      aangemaakt_op: row.nu,
    });
  }

  async removePayment(adminId: string, factuurId: string, id: string): Promise<boolean> {
    return (await this.db('factuur_payments').where({ admin_id: adminId, factuur_id: factuurId, id }).delete()) === 1;
  }

  /** The customer of a paper, as it is now. */
  async findCustomer(adminId: string): Promise<CustomerNow | undefined> {
    return this.db('admins')
      .where({ id: adminId })
      .first(
        'naam',
        'contactpersoon as contact',
        'straat',
        'huisnummer',
        'postcode',
        'plaats',
        'land',
        'locale',
        'soort as kind',
        'factuur_kenmerk as reference',
        this.db.raw(
          `coalesce(btw_nummer, '') AS "btwNummer", coalesce(nullif(factuur_email, ''), email) AS email, gewist_op IS NOT NULL AS erased`,
        ),
      );
  }

  /** Of every customer: invoices that are past due, the oldest first. */
  async findOverdue(before: string): Promise<FactuurRow[]> {
    const { rows }: { rows: FactuurRow[] } = await this.db.raw(
      `SELECT ${FIELDS} FROM facturen f WHERE f.soort = 'factuur' AND f.status IN ('verzonden','herinnerd') AND f.due_on < ? ORDER BY f.due_on, f.id`,
      [before],
    );
    return rows;
  }

  /** Of every customer: quotes whose days are over. */
  async lapseQuotes(before: string, now: Date): Promise<number> {
    return this.db('facturen')
      .where({ soort: 'offerte', status: 'verzonden' })
      .where('due_on', '<', before)
      .update({ status: 'verlopen', versie: this.db.raw('versie + 1'), gewijzigd_op: now })
      .then((count: number) => count);
  }

  async findSeats(adminId: string): Promise<{ plaatsen: number; features: string[] } | undefined> {
    return this.db('licenties').where({ admin_id: adminId }).first('plaatsen', 'features');
  }
}
