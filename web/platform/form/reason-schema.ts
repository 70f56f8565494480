import { z } from 'zod/mini';
import { textSchema } from '#server/platform/contract/fields.contract.ts';
import { reason } from '../reason.ts';

/** Why somebody of the office opens or decides something of a tenant. */
export const reasonSchema = z.strictObject({ reden: textSchema(reason.max, reason.min) });
