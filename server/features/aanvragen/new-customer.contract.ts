import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import {
  brinSchema,
  daySchema,
  digitsSchema,
  idSchema,
  phoneSchema,
  textSchema,
} from '../../platform/contract/fields.contract.ts';
import { LICENTIE_FEATURES } from '../licenties/licenties.contract.ts';
import { convertedSchema, COUNT_MAX, ORGANIZATION_KINDS } from './aanvragen.contract.ts';

/** First step: which organisation. A school is known by its number. */
export const newOrganizationSchema = z
  .strictObject({
    soort: z.enum(ORGANIZATION_KINDS, 'kies'),
    land: z.enum(['NL', 'BE'], 'kies'),
    naam: textSchema(120, 0),
    brin: z._default(brinSchema, ''),
    instellingsnummer: z._default(digitsSchema(2, 6), ''),
    telefoon: z._default(phoneSchema, ''),
  })
  .check(
    z.refine(({ soort: kind, naam: name }) => kind === 'thuis' || name !== '', { path: ['naam'], error: 'verplicht' }),
    z.refine(({ soort: kind, land, brin }) => kind !== 'school' || land !== 'NL' || brin !== '', {
      path: ['brin'],
      error: 'verplicht',
    }),
    z.refine(
      ({ soort: kind, land, instellingsnummer: number }) => kind !== 'school' || land !== 'BE' || number !== '',
      { path: ['instellingsnummer'], error: 'verplicht' },
    ),
  );
/** Second step: a trial of thirty days, or an order that was confirmed and its last day. */
export const newLicentieSchema = z
  .strictObject({
    soort: z.enum(['proef', 'besteld'], 'kies'),
    plaatsen: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(COUNT_MAX, 'bereik')),
    eind: z.optional(daySchema),
    features: z._default(z.array(z.enum(LICENTIE_FEATURES, 'kies')), []),
  })
  .check(
    z.refine(({ soort: kind, eind: end }) => kind === 'proef' || end !== undefined, {
      path: ['eind'],
      error: 'verplicht',
    }),
  );
/** Third step: who manages it first. */
export const newManagerSchema = z.strictObject({ naam: textSchema(120), email: emailSchema });

/** Body of `POST /api/admins`. */
export const newCustomerSchema = z.strictObject({
  admin: newOrganizationSchema,
  licentie: newLicentieSchema,
  manager: newManagerSchema,
});
export type NewCustomerRequest = z.infer<typeof newCustomerSchema>;

/** Query of `GET /api/kantoor/dubbelen`: what somebody typed so far. */
export const twinQuerySchema = z.strictObject({
  naam: z._default(textSchema(120, 0), ''),
  email: z._default(textSchema(254, 0), ''),
  brin: z._default(textSchema(4, 0), ''),
  instellingsnummer: z._default(textSchema(6, 0), ''),
});
export type TwinQuery = z.infer<typeof twinQuerySchema>;
/** Why two may be one, the surest first. With the same number there is no second. */
export const TWIN_REASONS = ['nummer', 'naam', 'domein'] as const;
export const twinsSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, naam: z.string(), plaats: z.string(), reden: z.enum(TWIN_REASONS) })),
});
export type Twins = z.infer<typeof twinsSchema>;

const RIGHT = 'admins.aanmaken';
export const newCustomerEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/admins',
    right: RIGHT,
    body: newCustomerSchema,
    response: convertedSchema,
    status: 201,
    idempotent: true,
  }),
  twins: endpoint({
    method: 'GET',
    path: '/api/kantoor/dubbelen',
    right: RIGHT,
    query: twinQuerySchema,
    response: twinsSchema,
  }),
};
