import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

export const whyParamsSchema = z.strictObject({ adminId: idSchema, leerlingId: idSchema, antwoordId: idSchema });

/** Answer of `GET {P}/antwoorden/{antwoordId}/waarom`: why the practice engine asked this word, in sentences a teacher reads. */
export const whySchema = z.strictObject({
  woord: z.string(),
  /** Expected chance of a right answer at that moment, percent; absent when it can no longer be computed, or the word was missed earlier in the round. */
  kans: z.optional(z.int().check(z.gte(0), z.lte(100))),
  /** Reasons, the one that decided first; never empty. */
  redenen: z.array(z.string()).check(z.minLength(1)),
  /** Numbers behind the choice, with their label. */
  cijfers: z.array(z.strictObject({ naam: z.string(), waarde: z.string() })),
});
export type WhyAntwoord = z.infer<typeof whySchema>;

export const whyEndpoints = {
  explain: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/antwoorden/:antwoordId/waarom',
    right: 'waarom.lezen',
    params: whyParamsSchema,
    response: whySchema,
  }),
};
