import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';

const paramsSchema = z.strictObject({ adminId: idSchema, leerlingId: idSchema, antwoordId: idSchema });

/** Body of `PATCH {P}/antwoorden/{antwoordId}/beoordelingen`: counts as right for this reason, or again as what it was. */
export const slipJudgmentSchema = z.discriminatedUnion('goed', [
  z.strictObject({ goed: z.literal(true), reden: textSchema(200) }),
  z.strictObject({ goed: z.literal(false) }),
]);
export type SlipJudgment = z.infer<typeof slipJudgmentSchema>;

export const judgmentEndpoints = {
  judge: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/antwoorden/:antwoordId/beoordelingen',
    right: 'antwoorden.beoordelen',
    params: paramsSchema,
    body: slipJudgmentSchema,
  }),
};
