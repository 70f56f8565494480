import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, listSchema, pageSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { localeSchema } from '../users/users.contract.ts';

export const adminKindSchema = z.enum(['school', 'rt', 'thuis', 'demo', 'kantoor']);
export type AdminKind = z.infer<typeof adminKindSchema>;
export const adminParamsSchema = z.strictObject({ adminId: idSchema });

/** Answer of `GET /api/admins/{adminId}`: what the panel frame shows about the tenant. */
export const adminSchema = z.strictObject({
  id: idSchema,
  soort: adminKindSchema,
  naam: z.string(),
  land: z.enum(['NL', 'BE']),
  locale: localeSchema,
  plaats: z.string(),
  licentieStatus: z.string(),
  licentieEinde: z.optional(z.iso.date()),
  /** Seats of the licence and the active leerlingen that use them; absent when no licence counts seats. */
  plaatsen: z.optional(z.strictObject({ totaal: z.int().check(z.gte(0)), gebruikt: z.int().check(z.gte(0)) })),
});
export type Admin = z.infer<typeof adminSchema>;

/** Kinds, states and functions that the list of the office can be narrowed to; our own office stands there only when it is asked for. */
export const LISTED_KINDS = ['school', 'rt', 'thuis', 'demo', 'kantoor'] as const;
export const LISTED_FEATURES = ['featureZorgtraject', 'testschool'] as const;
/** A customer where nobody signed in for so long is quiet. */
export const QUIET_DAYS = 30;
export const LISTED_STATUSES = [
  'proef',
  'actief',
  'aflopend',
  'proef_afgelopen',
  'alleen_lezen',
  'verlopen',
  'geblokkeerd',
  'opgezegd',
] as const;
/** Query of `GET /api/admins`: a part of the name, town, code, number or a mail address. */
export const adminListQuerySchema = z.strictObject({
  zoek: z._default(textSchema(80, 0), ''),
  soort: z.optional(z.enum(LISTED_KINDS, 'kies')),
  status: z.optional(z.enum(LISTED_STATUSES, 'kies')),
  feature: z.optional(z.enum(LISTED_FEATURES, 'kies')),
  /** Only those where nothing happened for `QUIET_DAYS`. */
  stil: z.optional(z.literal('ja', 'kies')),
  sorteer: z._default(z.enum(['naam', 'eind', 'laatst'], 'kies'), 'naam'),
  pagina: pageSchema,
  grootte: z._default(z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(100, 'bereik')), 25),
});
export type AdminListQuery = z.infer<typeof adminListQuerySchema>;
export const listedAdminSchema = z.strictObject({
  id: idSchema,
  soort: z.enum(LISTED_KINDS),
  naam: z.string(),
  plaats: z.string(),
  land: z.enum(['NL', 'BE']),
  code: z.string(),
  email: z.string(),
  status: z.nullable(z.string()),
  eind: z.nullable(z.iso.date()),
  plaatsen: z.nullable(z.strictObject({ totaal: z.int(), gebruikt: z.int() })),
  features: z.array(z.string()),
  /** Who of our office has something of it that waits; null = nobody. */
  behandelaar: z.nullable(z.string()),
  /** When an adult of it signed in last. */
  lastLogin: z.nullable(z.iso.datetime()),
});
export type ListedAdmin = z.infer<typeof listedAdminSchema>;
/** Answer of `GET /api/admins`; names of organisations only. */
export const adminListSchema = listSchema(listedAdminSchema);
export type AdminList = z.infer<typeof adminListSchema>;

export const adminsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins',
    right: 'admins.lezen',
    query: adminListQuerySchema,
    response: adminListSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId',
    right: 'paneel.openen',
    params: adminParamsSchema,
    response: adminSchema,
  }),
};
