import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';

/** Path of `GET /api/spraak/{stem}/{audioId}`: `w:<spelling>`, `z:<sentence>` or `k:<grapheme>`, percent-encoded; the answer is audio/mpeg. */
export const speechParamsSchema = z.strictObject({
  stem: z.enum(['nl', 'be'], 'kies'),
  audioId: z
    .string()
    .check(
      z.normalize('NFC'),
      z.minLength(3, 'formaat'),
      z.maxLength(240, 'maxlengte'),
      z.regex(/^[wzk]:[^\p{Cc}]+$/u, 'formaat'),
    ),
});
export type SpeechParams = z.infer<typeof speechParamsSchema>;

/** Address of a sound. */
export const speechAddress = (voice: 'nl' | 'be', audioId: string): string =>
  `/api/spraak/${voice}/${encodeURIComponent(audioId)}`;

export const speechEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/spraak/:stem/:audioId',
    right: 'public',
    params: speechParamsSchema,
    download: 'audio/mpeg',
  }),
};
