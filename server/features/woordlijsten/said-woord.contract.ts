import { z } from 'zod/mini';
import { idSchema } from '../../platform/contract/fields.contract.ts';

/** A recording as a round names it. */
export const saidWoordSchema = z.strictObject({ spelling: z.string(), recordingId: idSchema });
export type SaidWoord = z.infer<typeof saidWoordSchema>;
