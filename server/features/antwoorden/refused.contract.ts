import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { ANTWOORDEN_PER_REQUEST } from './antwoorden.contract.ts';

/** Status with which the server refused an answer. */
export const REFUSALS = ['400', '404', '413', '422', '500'] as const;

/** Answers that a device could not hand in and keeps aside; only that it happened, never what was answered. */
export const refusedSchema = z.strictObject({
  afgekeurd: z
    .array(z.strictObject({ clientId: idSchema, reden: z.enum(REFUSALS, 'kies') }), 'verplicht')
    .check(z.minLength(1, 'kies'), z.maxLength(ANTWOORDEN_PER_REQUEST, 'maxlengte')),
});
export type Refused = z.infer<typeof refusedSchema>;

export const refusedEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/api/antwoorden/afgekeurd',
    right: 'leerlinggebied.openen',
    withoutLicentie: true,
    body: refusedSchema,
  }),
};
