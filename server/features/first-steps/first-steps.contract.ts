import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Steps of the first hour, in the order in which they are taken. */
export const FIRST_STEPS = ['groepen', 'leerlingen', 'kaartjes', 'oefening', 'collegas'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Answer of `GET` and `PUT {A}/eerste-stappen`. */
export const firstStepsSchema = z.strictObject({
  /** Whoever asks has put the list away. */
  away: z.boolean(),
  /** The steps of this kind of tenant; what is done is read from the data. */
  steps: z.array(z.strictObject({ step: z.enum(FIRST_STEPS), done: z.boolean() })),
  /** The group to go on with: the one with most leerlingen. */
  groepId: z.nullable(idSchema),
  /** Somebody whose island can be looked at. */
  leerlingId: z.nullable(idSchema),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;
/** Body of `PUT {A}/eerste-stappen`. */
export const stepsAwaySchema = z.strictObject({ away: z.boolean('kies') });

export const firstStepsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/eerste-stappen',
    right: 'begin.volgen',
    params: adminParamsSchema,
    response: firstStepsSchema,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/eerste-stappen',
    right: 'begin.volgen',
    params: adminParamsSchema,
    body: stepsAwaySchema,
    response: firstStepsSchema,
  }),
};
