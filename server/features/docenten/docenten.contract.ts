import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Roles of people who work in a panel of a school or a practice. */
export const STAFF_ROLES = ['docent', 'schooladmin', 'rtadmin'] as const;
export const staffRoleSchema = z.enum(STAFF_ROLES, 'kies');
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** Roles of people who work at our own office. */
export const OFFICE_ROLES = ['office', 'superadmin'] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];
export const isOfficeRole = (role: string): role is OfficeRole => OFFICE_ROLES.some((one) => one === role);

/** Whom a mail may invite: the people of a panel, the parent that a home begins with, and the people of our office. */
export const invitedRoleSchema = z.enum([...STAFF_ROLES, 'thuisadmin', ...OFFICE_ROLES], 'kies');
export type InvitedRole = z.infer<typeof invitedRoleSchema>;

export const docentParamsSchema = z.strictObject({ adminId: idSchema, docentId: idSchema });
export const uitnodigingParamsSchema = z.strictObject({ adminId: idSchema, uitnodigingId: idSchema });

const groepNameSchema = z.strictObject({ id: idSchema, naam: z.string() });

export const docentSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  gebruikersnaam: z.string(),
  email: z.nullable(z.string()),
  rol: staffRoleSchema,
  groepen: z.array(groepNameSchema),
  /** Moment of the last sign-in; absent = never. */
  laatsteLogin: z.optional(z.iso.datetime()),
  totpAan: z.boolean(),
  actief: z.boolean(),
  /** Mail to this address came back. */
  mailTeruggekomen: z.boolean(),
  zelf: z.boolean(),
  versie: z.int(),
});
export type Docent = z.infer<typeof docentSchema>;

export const UITNODIGING_STATUSES = ['verzonden', 'geopend', 'verlopen', 'mislukt', 'geweigerd'] as const;
export const uitnodigingSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  naam: z.nullable(z.string()),
  rol: invitedRoleSchema,
  groepen: z.array(groepNameSchema),
  status: z.enum(UITNODIGING_STATUSES),
  verzondenOp: z.iso.datetime(),
  verlooptOp: z.iso.datetime(),
  /** The receiver asked for a new one. */
  gevraagd: z.boolean(),
});
export type Uitnodiging = z.infer<typeof uitnodigingSchema>;

/** Answer of `GET {A}/docenten`. */
export const docentenSchema = z.strictObject({
  items: z.array(docentSchema),
  uitnodigingen: z.array(uitnodigingSchema),
});
export type Docenten = z.infer<typeof docentenSchema>;

const groepIds = z.array(idSchema).check(z.maxLength(80, 'maxlengte'));
export const UITNODIGINGEN_MAX = 50;

/** Body of `POST {A}/uitnodigingen`; all or none. */
export const newUitnodigingenSchema = z.strictObject({
  emails: z
    .array(emailSchema, 'verplicht')
    .check(z.minLength(1, 'verplicht'), z.maxLength(UITNODIGINGEN_MAX, 'maxlengte')),
  rol: staffRoleSchema,
  groepIds: z._default(groepIds, []),
  persoonlijk: z.optional(textSchema(500, 0)),
});
export type NewUitnodigingen = z.infer<typeof newUitnodigingenSchema>;
export const uitnodigingenMadeSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, email: z.string() })),
});

/** Body of `PATCH {A}/docenten/{id}`; `totp: false` takes a lost telephone away. */
export const docentChangeSchema = z.strictObject({
  versie: versionSchema,
  rol: z.optional(staffRoleSchema),
  groepIds: z.optional(groepIds),
  actief: z.optional(z.boolean()),
  totp: z.optional(z.literal(false)),
});
export type DocentChange = z.infer<typeof docentChangeSchema>;

export const docentenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/docenten',
    right: 'docenten.lezen',
    params: adminParamsSchema,
    response: docentenSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/docenten/:docentId',
    right: 'docenten.wijzigen',
    params: docentParamsSchema,
    body: docentChangeSchema,
    response: docentSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/docenten/:docentId',
    right: 'docenten.wijzigen',
    params: docentParamsSchema,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/uitnodigingen',
    right: 'docenten.wijzigen',
    params: adminParamsSchema,
    body: newUitnodigingenSchema,
    response: uitnodigingenMadeSchema,
    status: 201,
    idempotent: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/uitnodigingen/:uitnodigingId/herhalingen',
    right: 'docenten.wijzigen',
    params: uitnodigingParamsSchema,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/uitnodigingen/:uitnodigingId',
    right: 'docenten.wijzigen',
    params: uitnodigingParamsSchema,
  }),
};
