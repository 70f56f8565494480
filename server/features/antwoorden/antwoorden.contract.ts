import { z } from 'zod';
import { antwoordInvoerSchema } from '#engine/core/oefening/antwoord.ts';
import { idSchema } from '../../platform/contract/velden.contract.ts';

/** Largest batch the server takes at once. */
export const ANTWOORDEN_PER_VERZOEK = 50;

/**
 * Logged answer with its identity: `clientId` is made once at the moment of the answer and never renewed on a resend,
 * `seq` is the Lamport counter of the pupil. Order everywhere = (seq, clientId).
 */
export const antwoordSchema = antwoordInvoerSchema.extend({
  clientId: idSchema,
  seq: z
    .int('geheel')
    .min(0, 'bereik')
    .max(2 ** 52, 'bereik'),
  taakId: idSchema,
  rondeId: idSchema,
});
export type AntwoordRegel = z.infer<typeof antwoordSchema>;

/** Body of `POST /api/antwoorden`. */
export const antwoordenVerzoekSchema = z.strictObject({
  antwoorden: z.array(antwoordSchema, 'verplicht').min(1, 'kies').max(ANTWOORDEN_PER_VERZOEK, 'maxlengte'),
});
export type AntwoordenVerzoek = z.infer<typeof antwoordenVerzoekSchema>;

/** Answer: every `clientId` of the batch is stored, `nieuw` of them by this request. */
export const antwoordenAntwoordSchema = z.strictObject({ nieuw: z.int().min(0) });
export type AntwoordenAntwoord = z.infer<typeof antwoordenAntwoordSchema>;
