import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { inviterSchema, inviteTokenSchema } from '../aanvragen/aanvragen.contract.ts';

export const PERSONAL_MAX = 500;
export const VRIENDUITNODIGING_STATUSES = ['verwerkt', 'aangevraagd', 'verlopen', 'ingetrokken'] as const;
export type VrienduitnodigingStatus = (typeof VRIENDUITNODIGING_STATUSES)[number];

export const vrienduitnodigingSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  /** `verwerkt` says nothing of a mail: whoever wants none gets none, and the sender is not told. */
  status: z.enum(VRIENDUITNODIGING_STATUSES),
  op: z.iso.datetime(),
});
export type Vrienduitnodiging = z.infer<typeof vrienduitnodigingSchema>;

/** Words of the mail and what stands on its spots; only the personal line comes from the screen. */
export const friendMailSchema = z.strictObject({
  locale: z.enum(['nl-NL', 'nl-BE']),
  onderwerp: z.string(),
  tekst: z.string(),
  brand: z.string(),
  footer: z.string(),
  spots: z.record(z.string(), z.string()),
});
export type FriendMail = z.infer<typeof friendMailSchema>;

/** Answer of `GET {A}/vrienduitnodigingen`: those of who asks, newest first. */
export const vrienduitnodigingenSchema = z.strictObject({
  items: z.array(vrienduitnodigingSchema),
  /** How many may still go this month. */
  left: z.int().check(z.gte(0)),
  /** Address to hand out oneself. */
  link: z.string(),
  /** Days that both get extra; 0 = nothing is given. */
  bonusDays: z.int().check(z.gte(0)),
  mail: friendMailSchema,
});
export type Vrienduitnodigingen = z.infer<typeof vrienduitnodigingenSchema>;

/** Body of `POST {A}/vrienduitnodigingen`; all or none. */
export const newVrienduitnodigingenSchema = z.strictObject({
  emails: z
    .array(emailSchema, 'verplicht')
    .check(z.minLength(1, 'verplicht'), z.maxLength(CONSTANTS.VRIEND_MAX, 'maxlengte')),
  persoonlijk: z._default(textSchema(PERSONAL_MAX, 0), ''),
});
export type NewVrienduitnodigingen = z.infer<typeof newVrienduitnodigingenSchema>;

const adminParamsSchema = z.strictObject({ adminId: idSchema });
const RIGHT = 'vrienduitnodigingen.versturen';
export const vrienduitnodigingenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/vrienduitnodigingen',
    right: RIGHT,
    params: adminParamsSchema,
    response: vrienduitnodigingenSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/vrienduitnodigingen',
    right: RIGHT,
    params: adminParamsSchema,
    body: newVrienduitnodigingenSchema,
    response: z.strictObject({ items: z.array(vrienduitnodigingSchema) }),
    status: 201,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/vrienduitnodigingen/:uitnodigingId',
    right: RIGHT,
    params: z.strictObject({ adminId: idSchema, uitnodigingId: idSchema }),
  }),
};

/** Body of `POST /api/vriendafmeldingen`: the sealed address of the link in the mail. */
export const optOutSchema = z.strictObject({
  token: z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(600, 'maxlengte')),
});

/** Open to all: the link is the proof. */
export const openVrienduitnodigingenEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/vrienduitnodigingen/:token',
    right: 'public',
    params: z.strictObject({ token: inviteTokenSchema }),
    response: inviterSchema,
  }),
  /** Asked with a button: a program that only opens the links of a mail takes nobody off. */
  optOut: endpoint({ method: 'POST', path: '/api/vriendafmeldingen', right: 'public', body: optOutSchema }),
};
