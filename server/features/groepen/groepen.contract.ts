import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

export const groepParamsSchema = z.strictObject({ adminId: idSchema, groepId: idSchema });

/** Query of `GET /api/admins/{adminId}/groepen`. */
export const groepenQuerySchema = z.strictObject({
  schooljaar: z.optional(z.string().check(z.regex(/^\d{4}-\d{4}$/, 'formaat'))),
  /** `true` = archived groups too. */
  archief: z._default(z.enum(['true', 'false']), 'false'),
});
export type GroepenQuery = z.infer<typeof groepenQuerySchema>;

export const groepItemSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  /** Dutch year counting 0-8. */
  jaargroepen: z.array(z.int().check(z.gte(0), z.lte(8))),
  schooljaar: z.string(),
  docenten: z.array(z.strictObject({ id: idSchema, naam: z.string() })),
  /** Pupils in the group. */
  aantal: z.int().check(z.gte(0)),
  /** Pupils with at least one answer since Monday. */
  weekActief: z.int().check(z.gte(0)),
  weekMinuten: z.int().check(z.gte(0)),
  signalen: z.int().check(z.gte(0)),
  /** Sign-in code of the group; absent when sign-in by code is off. */
  code: z.optional(z.string()),
  gearchiveerd: z.boolean(),
});
export type GroepItem = z.infer<typeof groepItemSchema>;
/** Answer of `GET /api/admins/{adminId}/groepen`. */
export const groepenSchema = z.strictObject({ items: z.array(groepItemSchema) });
export type Groepen = z.infer<typeof groepenSchema>;

export const SIGNAAL_KINDS = [
  'struikeldoelen',
  'struikelwoorden',
  'niet_geoefend',
  'plaatjes_geblokkeerd',
  'zonder_startniveau',
  'plaatsen_vol',
  'plaatsen_bijna_vol',
] as const;
export type SignaalKind = (typeof SIGNAAL_KINDS)[number];
export const signaalSchema = z.strictObject({
  soort: z.enum(SIGNAAL_KINDS),
  /** Absent when the line is about the school. */
  leerlingId: z.optional(idSchema),
  groepId: z.optional(idSchema),
  naam: z.string(),
  /** Number that belongs in the sentence: goals, words, days, seats, or 0. */
  aantal: z.int().check(z.gte(0)),
  /** Goals the pupil stumbles on, the lowest share right first, each with the day since when. */
  doelen: z.optional(z.array(z.strictObject({ id: z.string(), naam: z.string(), since: z.iso.date() }))),
  /** Complete sentence in the language of the tenant. */
  tekst: z.string(),
  /** What the button does. */
  actie: z.enum(['voortgang', 'leerling', 'ontgrendelen', 'startniveau', 'plaatsen']),
});
export type Signaal = z.infer<typeof signaalSchema>;
/** Query of `GET /api/admins/{adminId}/signalen`. */
export const signalenQuerySchema = z.strictObject({ groepId: z.optional(idSchema) });
export type SignalenQuery = z.infer<typeof signalenQuerySchema>;
/** Answer of `GET /api/admins/{adminId}/signalen`: at most 7 lines; `totaal` counts everybody who has a reason. */
export const signalenSchema = z.strictObject({ items: z.array(signaalSchema), totaal: z.int().check(z.gte(0)) });
export type Signalen = z.infer<typeof signalenSchema>;

export const groepenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen',
    right: 'groepen.lezen',
    params: adminParamsSchema,
    query: groepenQuerySchema,
    response: groepenSchema,
  }),
  signalen: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/signalen',
    right: 'groepen.lezen',
    params: adminParamsSchema,
    query: signalenQuerySchema,
    response: signalenSchema,
  }),
};
