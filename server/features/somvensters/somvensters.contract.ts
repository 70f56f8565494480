import { z } from 'zod/mini';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { antwoordInputSchema, ARMS } from '#engine/core/oefening/contract/antwoord.ts';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { routeWeightsSchema } from '#engine/core/oefening/contract/route-weights.ts';
import { domeinItemSchema } from '#engine/core/taal/item/domein-item.ts';
import { leestekstSchema } from '#engine/core/taal/item/leestekst.ts';
import { leerdoelSchema, orderSchema, werkwoordSchema, woordSchema } from '#engine/core/taal/woord/woord.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { saidWoordSchema } from '../woordlijsten/said-woord.contract.ts';
import { routeSchema, sunSchema } from './route.contract.ts';

export const somvensterParamsSchema = z.strictObject({ leerlingId: idSchema, somvensterId: idSchema });
export const taakParamsSchema = z.strictObject({ leerlingId: idSchema, somvensterId: idSchema, taakId: idSchema });
export const spelrondeParamsSchema = z.strictObject({
  leerlingId: idSchema,
  somvensterId: idSchema,
  taakId: idSchema,
  rondeId: idSchema,
});

/** Body of `POST {L}/somvensters`; the answer is a route. */
export const somvensterRequestSchema = z.strictObject({ soort: z.literal('adaptief', 'kies') });
export type SomvensterRequest = z.infer<typeof somvensterRequestSchema>;
export const somvensterAntwoordSchema = routeSchema;

/** Body of `POST .../taken/{taakId}/spelrondes`; sent again with the same `rondeId` it gives the same round with the answers so far, until it is closed. */
export const spelrondeRequestSchema = z.strictObject({
  rondeId: idSchema,
  /** Slug of the game; `piñata` and `pinata` are the same game. */
  game: z.pipe(
    z
      .string('verplicht')
      .check(z.trim(), z.normalize('NFC'), z.toLowerCase(), z.regex(/^[a-z0-9ñ-]{1,40}$/, 'formaat')),
    z.transform((s) => s.replaceAll('ñ', 'n')),
  ),
  apparaat: z._default(z.enum(['telefoon', 'tablet', 'laptop', 'digibord', 'onbekend'], 'kies'), 'onbekend'),
});
export type SpelrondeRequest = z.infer<typeof spelrondeRequestSchema>;

export const contentItemSchema = z.union([
  woordSchema,
  werkwoordSchema,
  orderSchema,
  domeinItemSchema,
  leestekstSchema,
]);

/** Everything the practice engine needs to run the round in the browser. */
export const spelrondeSchema = z.strictObject({
  rondeId: idSchema,
  game: z.string(),
  seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
  pool: z.array(contentItemSchema),
  leerdoelen: z.array(leerdoelSchema),
  /** Measured difficulty of items of the pool: id, logits, variance; empty until the first calibration. */
  kalibratie: z.array(z.tuple([z.string(), z.number(), z.number().check(z.positive())])),
  /** Population weights that a night fitted; absent = those of the first day. */
  weights: z.optional(routeWeightsSchema),
  /** Packed state of the pupil, base64; empty = new pupil. */
  toestand: z.string(),
  instelling: oefeninstellingSchema,
  /** Year of the pupil in Dutch counting, 3-8. */
  groep: z.int().check(z.gte(3), z.lte(8)),
  doelIds: z.array(z.string()),
  formaten: z.array(z.enum(FORMATS)),
  items: z.int().check(z.gte(1), z.lte(40)),
  /** How items are chosen; absent = as the setting says. */
  arm: z.optional(z.enum(ARMS)),
  /** Play level 0..1 of this pupil in this game. */
  s: z.number().check(z.gte(0), z.lte(1)),
  titel: z.string(),
  /** Whole days since 2020-01-01 in the time zone of the tenant. */
  day: z.int().check(z.gte(0)),
  /** This pupil never played this game before: show the tutorial. */
  eersteKeer: z.boolean(),
  stem: z.enum(['nl', 'be']),
  /** Words of the pool that the school recorded: heard above our own voice. */
  said: z.array(saidWoordSchema),
  /** Highest answer counter the server knows of this pupil; the client counts on from here. */
  seq: z.int().check(z.gte(0)),
  /** Answers given at an earlier sitting of this round; `toestand` is the state before them. */
  gegeven: z.array(antwoordInputSchema),
  /** Free play: time left when the round was opened; after it no word begins. */
  free: z.optional(sunSchema),
  /** True = meekijken: a dry round, nothing may be sent. */
  droog: z.boolean(),
});
export type Spelronde = z.infer<typeof spelrondeSchema>;

/** Body of `POST .../spelrondes/{rondeId}/afsluitingen`; unknown numbers such as stars are refused, bonus is clamped to 0-10. */
export const closingRequestSchema = z.object({
  bonus: z._default(z.number('geheel'), 0),
  seconden: z._default(z.number('geheel').check(z.gte(0, 'bereik')), 0),
  gestopt: z.boolean('verplicht'),
});
export type ClosingRequest = z.infer<typeof closingRequestSchema>;

export const steenSchema = z.enum(['geen', 'brons', 'zilver', 'goud']);
/** Answer of a finished round; the same for every repeat of the request. */
export const closingSchema = z.strictObject({
  sterren: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  munten: z.int().check(z.gte(0)),
  /** Words, as spelled, that went right at once. */
  geleerd: z.array(z.string()),
  /** Words, as spelled, that come back. */
  terug: z.array(z.string()),
  stickers: z.array(z.string()),
  steen: steenSchema,
  /** Next stone of the same route; absent when the route is done. */
  volgende: z.optional(
    z.strictObject({ somvensterId: idSchema, taakId: idSchema, titel: z.string(), deuren: z.array(z.string()) }),
  ),
  /** The route became complete with this round. */
  routeKlaar: z.boolean(),
  /** Total of the coin ledger after this round. */
  saldo: z.int(),
});
export type Closing = z.infer<typeof closingSchema>;

export const somvenstersEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/somvensters',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: somvensterRequestSchema,
    response: somvensterAntwoordSchema,
  }),
  openRonde: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/somvensters/:somvensterId/taken/:taakId/spelrondes',
    right: 'leerlinggebied.openen',
    params: taakParamsSchema,
    body: spelrondeRequestSchema,
    response: spelrondeSchema,
  }),
  closeRonde: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/somvensters/:somvensterId/taken/:taakId/spelrondes/:rondeId/afsluitingen',
    right: 'leerlinggebied.openen',
    withoutLicentie: true,
    params: spelrondeParamsSchema,
    body: closingRequestSchema,
    response: closingSchema,
  }),
};
