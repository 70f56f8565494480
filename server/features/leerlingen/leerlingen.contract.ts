import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { loginKindSchema } from '../auth/auth.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

export const leerlingItemSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  voorvoegsel: z.optional(z.string()),
  achternaam: z.string(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  /** Dutch year counting 0-8. */
  jaargroep: z.int().check(z.gte(0), z.lte(8)),
  /** Level where practice begins when an adult chose it, whole and half years. */
  startniveau: z.optional(z.number()),
  inlogsoort: loginKindSchema,
  geblokkeerd: z.boolean(),
  laatstGeoefendOp: z.optional(z.iso.datetime()),
  weekMinuten: z.int().check(z.gte(0)),
  takenVandaag: z.int().check(z.gte(0)),
  /** Goal that costs the most effort now. */
  struikelDoel: z.optional(z.strictObject({ id: z.string(), naam: z.string() })),
  instellingAfwijkend: z.boolean(),
});
export type LeerlingItem = z.infer<typeof leerlingItemSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/leerlingen`. */
export const leerlingenSchema = z.strictObject({
  groep: z.strictObject({
    id: idSchema,
    naam: z.string(),
    jaargroepen: z.array(z.int()),
    code: z.optional(z.string()),
  }),
  items: z.array(leerlingItemSchema),
});
export type Leerlingen = z.infer<typeof leerlingenSchema>;

export const leerlingenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/leerlingen',
    right: 'leerlingen.lezen',
    params: groepParamsSchema,
    response: leerlingenSchema,
  }),
};
