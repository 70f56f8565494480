import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { spelrondeRequestSchema } from './somvensters.contract.ts';

/** Body of `POST {L}/vrijespelrondes`. */
const freeRequestSchema = z.strictObject({ game: spelrondeRequestSchema.shape.game });
export type FreeRequest = z.infer<typeof freeRequestSchema>;

/** The stone of a free round: its rounds are opened, answered and closed as those of any stone. */
const freeSteenSchema = z.strictObject({ somvensterId: idSchema, taakId: idSchema });
export type FreeSteen = z.infer<typeof freeSteenSchema>;

export const freePlayEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/vrijespelrondes',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: freeRequestSchema,
    response: freeSteenSchema,
  }),
};
