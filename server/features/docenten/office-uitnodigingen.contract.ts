import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, listSchema, pageSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { invitedRoleSchema, staffRoleSchema, UITNODIGINGEN_MAX } from './docenten.contract.ts';

/** Every state in which an invitation can be, as our office sees it. */
export const SENT_STATUSES = [
  'concept',
  'verzonden',
  'geopend',
  'geaccepteerd',
  'verlopen',
  'mislukt',
  'geweigerd',
  'ingetrokken',
] as const;
export type SentStatus = (typeof SENT_STATUSES)[number];
export const INVITE_REASON = { min: 10, max: 200 } as const;
export const INVITE_TEXT_MAX = 500;
/** How far ahead an invitation can be planned. */
export const INVITE_DAYS_AHEAD = 365;

export const sentQuerySchema = z.strictObject({
  status: z.optional(z.enum(SENT_STATUSES, 'kies')),
  pagina: pageSchema,
  grootte: z._default(z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(100, 'bereik')), 25),
});
export type SentQuery = z.infer<typeof sentQuerySchema>;

export const sentUitnodigingSchema = z.strictObject({
  id: idSchema,
  adminId: idSchema,
  organisatie: z.string(),
  soort: invitedRoleSchema,
  email: z.string(),
  status: z.enum(SENT_STATUSES),
  /** When it went out, or will when it is still a concept. */
  verzondenOp: z.iso.datetime(),
  verlooptOp: z.iso.datetime(),
  /** Who of us sent it. */
  afzender: z.string(),
  /** A new link may be sent, and it may be taken back. */
  open: z.boolean(),
});
export type SentUitnodiging = z.infer<typeof sentUitnodigingSchema>;
/** Answer of `GET /api/uitnodigingen`: what our office sent, the newest first. */
export const sentUitnodigingenSchema = listSchema(sentUitnodigingSchema);
export type SentUitnodigingen = z.infer<typeof sentUitnodigingenSchema>;

/** Body of `POST /api/uitnodigingen`: whoever is let in sees pupils, so a reason stands in the log of the customer. */
export const officeInviteSchema = z.strictObject({
  soort: staffRoleSchema,
  adminId: z.uuid('kies').check(z.toLowerCase()),
  emails: z
    .array(emailSchema, 'verplicht')
    .check(z.minLength(1, 'verplicht'), z.maxLength(UITNODIGINGEN_MAX, 'maxlengte')),
  persoonlijk: z.optional(textSchema(INVITE_TEXT_MAX, 0)),
  /** When it goes out, at most a year ahead; absent = now. */
  moment: z.optional(z.iso.datetime('formaat')),
  reden: textSchema(INVITE_REASON.max, INVITE_REASON.min),
});
export type OfficeInvite = z.infer<typeof officeInviteSchema>;
/** What became of each address. */
export const INVITE_OUTCOMES = ['verzonden', 'gepland', 'bestaat_al', 'vol'] as const;
export const officeInvitedSchema = z.strictObject({
  items: z.array(z.strictObject({ email: z.string(), status: z.enum(INVITE_OUTCOMES) })),
});
export type OfficeInvited = z.infer<typeof officeInvitedSchema>;
export const sentParamsSchema = z.strictObject({ uitnodigingId: idSchema });

const RIGHT = 'uitnodigingen.versturen';
export const officeUitnodigingenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/uitnodigingen',
    right: RIGHT,
    query: sentQuerySchema,
    response: sentUitnodigingenSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/uitnodigingen',
    right: RIGHT,
    body: officeInviteSchema,
    response: officeInvitedSchema,
    idempotent: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/uitnodigingen/:uitnodigingId/herhalingen',
    right: RIGHT,
    params: sentParamsSchema,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/uitnodigingen/:uitnodigingId',
    right: RIGHT,
    params: sentParamsSchema,
  }),
};
