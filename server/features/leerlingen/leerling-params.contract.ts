import { z } from 'zod/mini';
import { idSchema } from '../../platform/contract/fields.contract.ts';

/** Path of the pupil area. */
export const leerlingParamsSchema = z.strictObject({ leerlingId: idSchema });
/** Path of the panel view of a pupil. */
export const panelLeerlingParamsSchema = z.strictObject({ adminId: idSchema, leerlingId: idSchema });
