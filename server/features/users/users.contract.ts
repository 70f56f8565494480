import { z } from 'zod/mini';
import { ROLES } from '#engine/core/domein/roles.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

export const themeSchema = z.enum(['licht', 'donker', 'rustig']);
export const localeSchema = z.enum(['nl-NL', 'nl-BE']);

/** Answer of `GET /api/users/mij`. */
export const meSchema = z.strictObject({
  _id: idSchema,
  role: z.enum(ROLES),
  /** Present for schooladmin, docent, rtadmin and thuisadmin only. */
  adminId: z.optional(idSchema),
  naam: z.string(),
  features: z.array(z.string()),
  licentieStatus: z.string(),
  locale: localeSchema,
  thema: themeSchema,
  /** Expiry of the token in epoch seconds. */
  exp: z.int(),
});
export type Me = z.infer<typeof meSchema>;

export const usersEndpoints = {
  findMe: endpoint({ method: 'GET', path: '/api/users/mij', right: 'zelf.lezen', response: meSchema }),
};
