import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, listSchema, pageSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { FAILURES, MAIL_STATUSES, TEXT_LOCALES } from '../../platform/mail/mail.contract.ts';

export const MAIL_SEARCH_MAX = 120;
/** The newest first, the oldest first, by mail, by customer. */
export const MAIL_ORDERS = ['-op', 'op', 'sjabloon', 'organisatie'] as const;
/** Query of `GET /api/mailberichten`: a whole mail address, or a part of a customer or of the code of a mail. */
export const mailLogQuerySchema = z.strictObject({
  zoek: z._default(textSchema(MAIL_SEARCH_MAX, 0), ''),
  status: z.optional(z.enum(MAIL_STATUSES, 'kies')),
  sorteer: z._default(z.enum(MAIL_ORDERS, 'kies'), '-op'),
  pagina: pageSchema,
  grootte: z._default(z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(100, 'bereik')), 25),
});
export type MailLogQuery = z.infer<typeof mailLogQuerySchema>;

/** One mail of the log: where it went as far as we still know, and nothing of what it said. */
export const loggedMailSchema = z.strictObject({
  id: idSchema,
  sjabloon: z.string(),
  doel: z.string(),
  locale: z.enum(TEXT_LOCALES),
  /** Version of the text that was sent; null before. */
  versie: z.nullable(z.int()),
  /** A writer tried a text out. */
  trial: z.boolean(),
  organisatie: z.string(),
  /** Shortened; empty when the address is gone, as it is after sending. */
  aan: z.string(),
  status: z.enum(MAIL_STATUSES),
  pogingen: z.int(),
  reden: z.nullable(z.enum(FAILURES)),
  answerCode: z.nullable(z.int()),
  op: z.iso.datetime(),
  /** Next try of a mail that waits. */
  next: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
  /** It failed, and we still have what it takes to send it. */
  repeatable: z.boolean(),
});
export type LoggedMail = z.infer<typeof loggedMailSchema>;
export const mailLogSchema = listSchema(loggedMailSchema);
export type MailLog = z.infer<typeof mailLogSchema>;
export const mailParamsSchema = z.strictObject({ mailId: idSchema });

export const mailLogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/mailberichten',
    right: 'mailberichten.lezen',
    query: mailLogQuerySchema,
    response: mailLogSchema,
  }),
  repeat: endpoint({
    method: 'POST',
    path: '/api/mailberichten/:mailId/herhalingen',
    right: 'mailberichten.herhalen',
    params: mailParamsSchema,
    response: loggedMailSchema,
    idempotent: true,
  }),
};
