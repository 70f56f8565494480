import { z } from 'zod/mini';
import { antwoordInputSchema } from '#engine/core/oefening/contract/antwoord.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

/** Largest batch the server takes at once. */
export const ANTWOORDEN_PER_REQUEST = 50;

/**
 * Logged answer with its identity: `clientId` is made once at the moment of the answer and never renewed on a resend,
 * `seq` is the Lamport counter of the pupil. Order everywhere = (seq, clientId).
 */
export const antwoordSchema = z.extend(antwoordInputSchema, {
  clientId: idSchema,
  seq: z.int('geheel').check(z.gte(0, 'bereik'), z.lte(2 ** 52, 'bereik')),
  taakId: idSchema,
  rondeId: idSchema,
});
export type AntwoordLine = z.infer<typeof antwoordSchema>;

/** Body of `POST /api/antwoorden`. */
export const antwoordenRequestSchema = z.strictObject({
  antwoorden: z
    .array(antwoordSchema, 'verplicht')
    .check(z.minLength(1, 'kies'), z.maxLength(ANTWOORDEN_PER_REQUEST, 'maxlengte')),
});
export type AntwoordenRequest = z.infer<typeof antwoordenRequestSchema>;

/** Answer: every `clientId` of the batch is stored, `nieuw` of them by this request. */
export const antwoordenAntwoordSchema = z.strictObject({ nieuw: z.int().check(z.gte(0)) });
export type AntwoordenAntwoord = z.infer<typeof antwoordenAntwoordSchema>;

export const antwoordenEndpoints = {
  save: endpoint({
    method: 'POST',
    path: '/api/antwoorden',
    right: 'leerlinggebied.openen',
    withoutLicentie: true,
    body: antwoordenRequestSchema,
    response: antwoordenAntwoordSchema,
  }),
};
