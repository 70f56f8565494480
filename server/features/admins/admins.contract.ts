import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
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

export const adminsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId',
    right: 'paneel.openen',
    params: adminParamsSchema,
    response: adminSchema,
  }),
};
