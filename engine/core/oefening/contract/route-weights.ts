import { z } from 'zod/mini';
import { HEAD_TERMS, HEAD_TERMS_BEFORE } from '../model/weights.ts';

const weightsSchema = z.strictObject({
  a1: z.number(),
  a2: z.number(),
  hoofd: z.readonly(z.array(z.number()).check(z.minLength(HEAD_TERMS_BEFORE), z.maxLength(HEAD_TERMS))),
});

/** Weights of both routes as a night left them, in the database and on the wire. */
export const routeWeightsSchema = z.strictObject({ words: weightsSchema, without: weightsSchema });
