import { z } from 'zod/mini';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

/** Body of `POST {G}/proeven`: a setting that need not be saved, tried for one leerling, or for somebody new in the group. */
export const settingTrialSchema = z.strictObject({
  concept: oefeninstellingSchema,
  leerlingId: z.optional(idSchema),
});
export type SettingTrial = z.infer<typeof settingTrialSchema>;

/** Answer: how much there is to practise, and what the practice engine would ask next. */
export const trialOutcomeSchema = z.strictObject({
  poolSize: z.int().check(z.gte(0)),
  voorbeeld: z.array(z.strictObject({ woord: z.string(), doel: z.string(), waarom: z.string() })),
});
export type TrialOutcome = z.infer<typeof trialOutcomeSchema>;

export const trialEndpoints = {
  attempt: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/proeven',
    right: 'oefeninstellingen.lezen',
    params: groepParamsSchema,
    body: settingTrialSchema,
    response: trialOutcomeSchema,
  }),
};
