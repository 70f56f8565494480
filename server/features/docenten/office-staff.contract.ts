import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { OFFICE_ROLES, UITNODIGING_STATUSES, UITNODIGINGEN_MAX } from './docenten.contract.ts';

export const officeRoleSchema = z.enum(OFFICE_ROLES, 'kies');

export const officePersonSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  gebruikersnaam: z.string(),
  email: z.nullable(z.string()),
  rol: officeRoleSchema,
  /** Moment of the last sign-in; absent = never. */
  laatsteLogin: z.optional(z.iso.datetime()),
  /** Off until the first sign-in, which asks for it. */
  totpAan: z.boolean(),
  actief: z.boolean(),
  /** Mail to this address came back. */
  mailTeruggekomen: z.boolean(),
  zelf: z.boolean(),
  versie: z.int(),
});
export type OfficePerson = z.infer<typeof officePersonSchema>;

export const officeInvitedPersonSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  rol: officeRoleSchema,
  status: z.enum(UITNODIGING_STATUSES),
  verzondenOp: z.iso.datetime(),
  /** The receiver asked for a new one. */
  gevraagd: z.boolean(),
});
export type OfficeInvitedPerson = z.infer<typeof officeInvitedPersonSchema>;

/** Answer of `GET /api/kantoor/medewerkers`: who works at our own office, and who was asked to. */
export const officeStaffSchema = z.strictObject({
  items: z.array(officePersonSchema),
  uitnodigingen: z.array(officeInvitedPersonSchema),
});
export type OfficeStaff = z.infer<typeof officeStaffSchema>;

/** Body of `PATCH /api/kantoor/medewerkers/{userId}`. */
export const officePersonChangeSchema = z.strictObject({
  versie: versionSchema,
  rol: z.optional(officeRoleSchema),
  actief: z.optional(z.boolean()),
});
export type OfficePersonChange = z.infer<typeof officePersonChangeSchema>;

/** Body of `POST /api/kantoor/uitnodigingen`; all or none. */
export const newOfficePeopleSchema = z.strictObject({
  emails: z
    .array(emailSchema, 'verplicht')
    .check(z.minLength(1, 'verplicht'), z.maxLength(UITNODIGINGEN_MAX, 'maxlengte')),
  rol: officeRoleSchema,
  persoonlijk: z.optional(textSchema(500, 0)),
});
export type NewOfficePeople = z.infer<typeof newOfficePeopleSchema>;

export const TOTP_REASON = { min: 10, max: 200 } as const;
/** Body of `POST /api/users/{userId}/totp-resets`: whoever lost the telephone reads why, in the log of the own organisation. */
export const totpResetSchema = z.strictObject({ reden: textSchema(TOTP_REASON.max, TOTP_REASON.min) });

const personParamsSchema = z.strictObject({ userId: idSchema });
const invitedParamsSchema = z.strictObject({ uitnodigingId: idSchema });
const MANAGE = 'medewerkers.beheren';

export const officeStaffEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/kantoor/medewerkers',
    right: 'medewerkers.lezen',
    response: officeStaffSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/kantoor/medewerkers/:userId',
    right: MANAGE,
    params: personParamsSchema,
    body: officePersonChangeSchema,
    response: officePersonSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/kantoor/medewerkers/:userId',
    right: MANAGE,
    params: personParamsSchema,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/kantoor/uitnodigingen',
    right: MANAGE,
    body: newOfficePeopleSchema,
    response: z.strictObject({ items: z.array(z.strictObject({ id: idSchema, email: z.string() })) }),
    status: 201,
    idempotent: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/kantoor/uitnodigingen/:uitnodigingId/herhalingen',
    right: MANAGE,
    params: invitedParamsSchema,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/kantoor/uitnodigingen/:uitnodigingId',
    right: MANAGE,
    params: invitedParamsSchema,
  }),
  resetTotp: endpoint({
    method: 'POST',
    path: '/api/users/:userId/totp-resets',
    right: 'totp.herstellen',
    params: personParamsSchema,
    body: totpResetSchema,
    idempotent: true,
  }),
};
