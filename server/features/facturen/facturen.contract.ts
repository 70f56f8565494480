import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import {
  daySchema,
  idSchema,
  listSchema,
  pageSchema,
  textSchema,
  versionSchema,
} from '../../platform/contract/fields.contract.ts';
import { agreedSchema } from '../../platform/contract/form.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { COUNT_MAX } from '../aanvragen/aanvragen.contract.ts';
import { LICENTIE_FEATURES } from '../licenties/licenties.contract.ts';
import { AMOUNT_MAX } from '../prijzen/price-management.contract.ts';

export const FACTUUR_KINDS = ['offerte', 'factuur', 'creditnota'] as const;
export type FactuurKind = (typeof FACTUUR_KINDS)[number];
export const FACTUUR_STATUSES = [
  'concept',
  'verzonden',
  'herinnerd',
  'betaald',
  'gecrediteerd',
  'aanvaard',
  'afgewezen',
  'verlopen',
] as const;
export type FactuurStatus = (typeof FACTUUR_STATUSES)[number];
export const FACTUUR_PERIODS = ['maand', 'jaar', 'schooljaar'] as const;
export type FactuurPeriod = (typeof FACTUUR_PERIODS)[number];
/** At home, reckoned by the customer itself, or the rate of the country it goes to. */
export const VAT_KINDS = ['binnenland', 'verlegd', 'bestemming'] as const;
export type VatKind = (typeof VAT_KINDS)[number];
/** Cents: no paper is about more than a million euros. */
export const TOTAL_MAX = 100_000_000;
export const LINE_MAX = 160;
export const LINES_MAX = 30;
/** Days in which a customer pays, and for which a quote holds. */
export const DAYS = { least: 1, most: 90, factuur: 14, offerte: 30 } as const;

const kindSchema = z.enum(FACTUUR_KINDS);
const statusSchema = z.enum(FACTUUR_STATUSES);

export const factuurLineSchema = z.strictObject({
  tekst: textSchema(LINE_MAX),
  aantal: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(COUNT_MAX, 'bereik')),
  /** Cents for one, without VAT; below zero it is a discount. */
  bedrag: z.int('geheel').check(z.gte(-AMOUNT_MAX, 'bereik'), z.lte(AMOUNT_MAX, 'bereik')),
});
export type FactuurLine = z.infer<typeof factuurLineSchema>;

/** Where another paper is found that belongs to this one. */
const paperLinkSchema = z.nullable(z.strictObject({ id: idSchema, nummer: z.nullable(z.string()) }));
const summary = {
  id: idSchema,
  soort: kindSchema,
  status: statusSchema,
  /** Null while it is a concept: a number is given when it goes out. */
  nummer: z.nullable(z.string()),
  datum: z.nullable(z.iso.date()),
  dueOn: z.nullable(z.iso.date()),
  /** Cents with VAT. */
  totaal: z.int(),
  /** Cents that are still to be paid, to us or, of a credit note, by us. */
  open: z.int(),
  /** Days past due; 0 = in time, or nothing to pay. */
  late: z.int(),
};
export const listedFactuurSchema = z.strictObject({
  ...summary,
  adminId: idSchema,
  /** The customer, as it is written on the paper. */
  naam: z.string(),
});
export type ListedFactuur = z.infer<typeof listedFactuurSchema>;

/** Answer of `GET /api/facturen/{id}` and of every step. */
export const factuurSchema = z.strictObject({
  ...summary,
  adminId: idSchema,
  naam: z.string(),
  land: z.enum(['NL', 'BE']),
  /** Where it is mailed to. */
  email: z.string(),
  versie: z.int(),
  regels: z.array(factuurLineSchema),
  /** Cents without VAT. */
  bedrag: z.int(),
  vat: z.strictObject({ kind: z.enum(VAT_KINDS), rate: z.int(), bedrag: z.int() }),
  purchaseNumber: z.string(),
  opmerking: z.string(),
  days: z.int(),
  payments: z.array(z.strictObject({ id: idSchema, op: z.iso.date(), bedrag: z.int(), reference: z.string() })),
  reminders: z.int(),
  remindedOn: z.nullable(z.iso.date()),
  /** Of a credit note: what it takes off. */
  creditOf: paperLinkSchema,
  /** Of an invoice: what took it off. */
  credit: paperLinkSchema,
  /** Of an invoice: the quote it came from; of a quote: the invoice it became. */
  quote: paperLinkSchema,
  became: paperLinkSchema,
  /** What keeps it from going out: prices that are examples, an address that is missing. */
  obstacles: z.array(z.enum(['voorbeeldprijzen', 'afzender', 'klant'])),
});
export type Factuur = z.infer<typeof factuurSchema>;
export type SendObstacle = Factuur['obstacles'][number];

export const FACTUUR_VIEWS = ['alle', 'concept', 'open', 'late', 'betaald', 'gecrediteerd'] as const;
/** Query of `GET /api/facturen`: a number or a part of a name. */
export const factuurListQuerySchema = z.strictObject({
  zoek: z._default(textSchema(80, 0), ''),
  soort: z.optional(z.enum(FACTUUR_KINDS, 'kies')),
  view: z._default(z.enum(FACTUUR_VIEWS, 'kies'), 'alle'),
  adminId: z.optional(idSchema),
  pagina: pageSchema,
  grootte: z._default(z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(100, 'bereik')), 25),
});
export type FactuurListQuery = z.infer<typeof factuurListQuerySchema>;
/** Answer of `GET /api/facturen`, the newest first, with what all customers together still owe. */
export const factuurListSchema = z.extend(listSchema(listedFactuurSchema), {
  owed: z.strictObject({ open: z.int(), late: z.int() }),
});
export type FactuurList = z.infer<typeof factuurListSchema>;

export const factuurParamsSchema = z.strictObject({ factuurId: idSchema });
const daysSchema = z.int('geheel').check(z.gte(DAYS.least, 'bereik'), z.lte(DAYS.most, 'bereik'));
/** Body of `POST /api/facturen`: the lines follow from the prices; without seats those of the licence count. */
export const newFactuurSchema = z.strictObject({
  adminId: idSchema,
  soort: z.enum(['offerte', 'factuur'], 'kies'),
  seats: z.optional(z.int('geheel').check(z.gte(1, 'bereik'), z.lte(COUNT_MAX, 'bereik'))),
  features: z.optional(z.array(z.enum(LICENTIE_FEATURES, 'kies')).check(z.maxLength(LICENTIE_FEATURES.length))),
  period: z.optional(z.enum(FACTUUR_PERIODS, 'kies')),
  purchaseNumber: z.optional(textSchema(40, 0)),
});
export type NewFactuur = z.infer<typeof newFactuurSchema>;
/** Body of `PATCH /api/facturen/{id}`, while it is a concept. */
export const factuurChangeSchema = z.strictObject({
  versie: versionSchema,
  regels: z.array(factuurLineSchema).check(z.minLength(1, 'verplicht'), z.maxLength(LINES_MAX, 'maxlengte')),
  purchaseNumber: textSchema(40, 0),
  opmerking: textSchema(500, 0),
  days: daysSchema,
});
export type FactuurChange = z.infer<typeof factuurChangeSchema>;
export const factuurStepSchema = z.strictObject({ versie: versionSchema });
/** Body of `POST /api/facturen/{id}/besluiten`: what the customer said of a quote. */
export const quoteAnswerSchema = z.strictObject({
  versie: versionSchema,
  answer: z.enum(['aanvaard', 'afgewezen'], 'kies'),
});
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;
/** Body of `POST /api/facturen/{id}/betalingen`. */
export const paymentSchema = z.strictObject({
  versie: versionSchema,
  op: daySchema,
  bedrag: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(TOTAL_MAX, 'bereik')),
  reference: z._default(textSchema(80, 0), ''),
});
export type Payment = z.infer<typeof paymentSchema>;
/** Body of `POST /api/facturen/{id}/creditnotas`; the reason stands on the credit note. */
export const creditSchema = z.strictObject({ versie: versionSchema, reden: textSchema(200, 10) });
export type Credit = z.infer<typeof creditSchema>;

const READ = 'facturen.overzien';
const WORK = 'facturen.beheren';
const PDF = 'application/pdf';
/** Of the office, about every customer. */
export const factuurEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/facturen',
    right: READ,
    query: factuurListQuerySchema,
    response: factuurListSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/facturen',
    right: WORK,
    body: newFactuurSchema,
    response: factuurSchema,
    status: 201,
    idempotent: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/facturen/:factuurId',
    right: READ,
    params: factuurParamsSchema,
    response: factuurSchema,
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/facturen/:factuurId/pdf',
    right: READ,
    params: factuurParamsSchema,
    download: PDF,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/facturen/:factuurId',
    right: WORK,
    params: factuurParamsSchema,
    body: factuurChangeSchema,
    response: factuurSchema,
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/facturen/:factuurId', right: WORK, params: factuurParamsSchema }),
  send: endpoint({
    method: 'POST',
    path: '/api/facturen/:factuurId/verzendingen',
    right: WORK,
    params: factuurParamsSchema,
    body: factuurStepSchema,
    response: factuurSchema,
    idempotent: true,
  }),
  /** Agreeing to a quote makes the concept of its invoice, and answers that one. */
  answerQuote: endpoint({
    method: 'POST',
    path: '/api/facturen/:factuurId/besluiten',
    right: WORK,
    params: factuurParamsSchema,
    body: quoteAnswerSchema,
    response: factuurSchema,
    idempotent: true,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/facturen/:factuurId/betalingen',
    right: WORK,
    params: factuurParamsSchema,
    body: paymentSchema,
    response: factuurSchema,
    idempotent: true,
  }),
  /** A payment that was written down by mistake. */
  removePayment: endpoint({
    method: 'DELETE',
    path: '/api/facturen/:factuurId/betalingen/:paymentId',
    right: WORK,
    params: z.extend(factuurParamsSchema, { paymentId: idSchema }),
    response: factuurSchema,
  }),
  /** Answers the credit note. */
  credit: endpoint({
    method: 'POST',
    path: '/api/facturen/:factuurId/creditnotas',
    right: WORK,
    params: factuurParamsSchema,
    body: creditSchema,
    response: factuurSchema,
    idempotent: true,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/facturen/:factuurId/herinneringen',
    right: WORK,
    params: factuurParamsSchema,
    body: factuurStepSchema,
    response: factuurSchema,
    idempotent: true,
  }),
};

/** Body of `POST {A}/facturen/{id}/akkoorden`: the customer itself agrees to a quote. */
export const agreementSchema = z.strictObject({
  purchaseNumber: z._default(textSchema(40, 0), ''),
  akkoord: agreedSchema,
});
export type Agreement = z.infer<typeof agreementSchema>;
/** Answer of `GET {A}/facturen`: what was sent to this customer, the newest first. */
export const ownFacturenSchema = z.strictObject({ items: z.array(z.strictObject(summary)) });
export type OwnFacturen = z.infer<typeof ownFacturenSchema>;
/** Of the customer itself, about its own. */
export const ownFactuurEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/facturen',
    right: 'facturen.lezen',
    params: adminParamsSchema,
    response: ownFacturenSchema,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/facturen/:factuurId/akkoorden',
    right: 'licentie.aanvragen',
    params: z.extend(adminParamsSchema, { factuurId: idSchema }),
    body: agreementSchema,
    response: ownFacturenSchema,
    idempotent: true,
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/facturen/:factuurId/pdf',
    right: 'facturen.lezen',
    params: z.extend(adminParamsSchema, { factuurId: idSchema }),
    download: PDF,
  }),
};
