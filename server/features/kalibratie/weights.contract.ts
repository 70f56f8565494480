import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

export const NIGHT_STATUSES = ['aangenomen', 'geweigerd', 'teruggezet'] as const;
export type NightStatus = (typeof NIGHT_STATUSES)[number];

/** A night in which the weights were fitted; `organisatie` null = on the answers of all. Losses are log loss per answer of the last week. */
export const weightsNightSchema = z.strictObject({
  id: idSchema,
  organisatie: z.nullable(z.string()),
  op: z.iso.datetime(),
  antwoorden: z.int(),
  weekAntwoorden: z.int(),
  lossNow: z.number(),
  lossNew: z.number(),
  status: z.enum(NIGHT_STATUSES),
  /** What the engine predicts with today, for those it is about. */
  inUse: z.boolean(),
});
export type WeightsNight = z.infer<typeof weightsNightSchema>;
export const weightsNightsSchema = z.strictObject({ items: z.array(weightsNightSchema) });
export type WeightsNights = z.infer<typeof weightsNightsSchema>;
export const weightsNightParamsSchema = z.strictObject({ nightId: idSchema });

export const weightsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/oefenmotor/gewichten',
    right: 'oefenmotor.lezen',
    response: weightsNightsSchema,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/oefenmotor/gewichten/:nightId/terug',
    right: 'oefenmotor.terugzetten',
    params: weightsNightParamsSchema,
    response: weightsNightsSchema,
  }),
};
