import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { AANVRAAG_STATUSES, COUNT_MAX, TENANT_REQUEST_KINDS } from '../aanvragen/aanvragen.contract.ts';

/** Functions that a licence of a school may hold beside practice itself. */
export const LICENTIE_FEATURES = ['featureZorgtraject', 'testschool'] as const;
const featuresSchema = z.array(z.enum(LICENTIE_FEATURES, 'kies')).check(z.maxLength(LICENTIE_FEATURES.length));
const seatsSchema = z.int('geheel').check(z.gte(1, 'bereik'), z.lte(COUNT_MAX, 'bereik'));

export const LICENTIE_STATUSES = [
  'aangevraagd',
  'proef',
  'actief',
  'aflopend',
  'proef_afgelopen',
  'alleen_lezen',
  'verlopen',
  'geblokkeerd',
  'opgezegd',
  'gewist',
] as const;
export type LicentieStatus = (typeof LICENTIE_STATUSES)[number];
/** Paid and in use, also in its last weeks. */
export const isRunning = (status: LicentieStatus): boolean => ['actief', 'aflopend', 'opgezegd'].includes(status);

/** Answer of `GET {A}/licentie` and of its change. */
export const licentieSchema = z.strictObject({
  id: idSchema,
  versie: z.int(),
  soort: z.enum(['proef', 'school', 'rt', 'thuis', 'demo']),
  status: z.enum(LICENTIE_STATUSES),
  start: z.iso.date(),
  /** Last day; null = no end was agreed. */
  eind: z.nullable(z.iso.date()),
  /** Whole days to go with today's not counted; 0 on the last day, below after it. */
  daysLeft: z.nullable(z.int()),
  plaatsen: z.strictObject({ totaal: z.int(), gebruikt: z.int() }),
  features: z.array(z.string()),
  /** The customer wants it to go on by itself at the end. */
  renews: z.boolean(),
  /** Functions that this kind of tenant can have. */
  choices: featuresSchema,
  /** What was asked lately, newest first; nothing for whoever may not ask. */
  requests: z.array(
    z.strictObject({
      nummer: z.string(),
      soort: z.enum(TENANT_REQUEST_KINDS),
      aantal: z.int(),
      features: z.array(z.string()),
      status: z.enum(AANVRAAG_STATUSES),
      op: z.iso.datetime(),
    }),
  ),
});
export type Licentie = z.infer<typeof licentieSchema>;

/** Body of `POST {A}/licentieaanvragen`: the seats that are wanted in all, and the functions. */
export const licentieRequestSchema = z.strictObject({
  plaatsen: seatsSchema,
  features: featuresSchema,
  purchaseNumber: z._default(textSchema(40, 0), ''),
  opmerking: z._default(textSchema(1_000, 0), ''),
});
export type LicentieRequest = z.infer<typeof licentieRequestSchema>;

/** Body of `PATCH {A}/licenties/{id}`; the reason comes with the call. */
export const licentieChangeSchema = z.strictObject({
  versie: versionSchema,
  plaatsen: z.optional(seatsSchema),
  eind: z.optional(daySchema),
  features: z.optional(featuresSchema),
  /** The order is confirmed: a trial, or what ended, becomes a licence. */
  actief: z.optional(z.literal(true, 'kies')),
});
export type LicentieChange = z.infer<typeof licentieChangeSchema>;

/** Body of stopping and of `PATCH {A}/licentie`. */
export const licentieVersionSchema = z.strictObject({ versie: versionSchema });
export const renewalSchema = z.strictObject({ versie: versionSchema, renews: z.boolean('kies') });
/** Body of `POST {A}/blokkades`: the reason that the customer reads. */
export const blockSchema = z.strictObject({ versie: versionSchema, reden: textSchema(200, 10) });
export type LicentieBlock = z.infer<typeof blockSchema>;

const STOP = '/api/admins/:adminId/licentie/opzeggingen';
const BLOCK = '/api/admins/:adminId/blokkades';
export const licentieEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/licentie',
    right: 'licentie.lezen',
    params: adminParamsSchema,
    response: licentieSchema,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/licentieaanvragen',
    right: 'licentie.aanvragen',
    params: adminParamsSchema,
    body: licentieRequestSchema,
    response: z.strictObject({ nummer: z.string() }),
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/licenties/:licentieId',
    right: 'licentie.beheren',
    params: z.extend(adminParamsSchema, { licentieId: idSchema }),
    body: licentieChangeSchema,
    response: licentieSchema,
  }),
  /** It runs to its last day; until then the customer can take it back. */
  stop: endpoint({
    method: 'POST',
    path: STOP,
    right: 'licentie.opzeggen',
    params: adminParamsSchema,
    body: licentieVersionSchema,
    response: licentieSchema,
  }),
  resume: endpoint({
    method: 'DELETE',
    path: STOP,
    right: 'licentie.opzeggen',
    params: adminParamsSchema,
    response: licentieSchema,
  }),
  setRenewal: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/licentie',
    right: 'licentie.opzeggen',
    params: adminParamsSchema,
    body: renewalSchema,
    response: licentieSchema,
  }),
  /** Everybody is signed out, and nothing is erased. */
  block: endpoint({
    method: 'POST',
    path: BLOCK,
    right: 'licentie.beheren',
    params: adminParamsSchema,
    body: blockSchema,
    response: licentieSchema,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: BLOCK,
    right: 'licentie.beheren',
    params: adminParamsSchema,
    response: licentieSchema,
  }),
};
