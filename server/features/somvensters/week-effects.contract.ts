import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

/**
 * Why the week is not plain for a leerling: the setting leaves nothing of it, goals of its own stand beside it, or the map holds
 * as much from adults as fits.
 */
export const WEEK_CONFLICTS = ['niets', 'eigen', 'vol'] as const;
export type WeekConflict = (typeof WEEK_CONFLICTS)[number];

/** Answer of `GET {G}/weekplan/gevolgen`: for whom the running week meets something else. */
export const weekEffectsSchema = z.strictObject({
  items: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string(), reden: z.enum(WEEK_CONFLICTS) })),
});
export type WeekEffects = z.infer<typeof weekEffectsSchema>;

export const weekEffectsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/weekplan/gevolgen',
    right: 'oefeninstellingen.lezen',
    params: groepParamsSchema,
    response: weekEffectsSchema,
  }),
};
