import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { routeSchema } from './route.contract.ts';

/** Body of `POST {A}/leerlingen/instapmetingen`. */
export const instapMeasurementsRequestSchema = z.strictObject({
  ids: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.BULK_MAX, 'bereik')),
});
export type InstapMeasurementsRequest = z.infer<typeof instapMeasurementsRequestSchema>;

export const startedInstapSchema = z.strictObject({
  leerlingId: idSchema,
  somvensterId: idSchema,
  /** Own route that it took the place of. */
  vorigeId: z.optional(idSchema),
});
export type StartedInstap = z.infer<typeof startedInstapSchema>;
/** Answer: the tests that began, to undo them, and who got none: one is open already, or there is nothing to measure. */
export const instapMeasurementsSchema = z.strictObject({
  gestart: z.array(startedInstapSchema),
  overgeslagen: z.array(idSchema),
});
export type InstapMeasurements = z.infer<typeof instapMeasurementsSchema>;

/** Body of `POST {A}/leerlingen/instapmetingen/herstellingen`: takes back what nobody began. */
export const instapRestoreSchema = z.strictObject({
  gestart: z
    .array(startedInstapSchema, 'kies')
    .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.BULK_MAX, 'bereik')),
});
export type InstapRestore = z.infer<typeof instapRestoreSchema>;
export const instapRestoredSchema = z.strictObject({ aantal: z.int().check(z.gte(0)) });
export type InstapRestored = z.infer<typeof instapRestoredSchema>;

export const instapMeasurementsEndpoints = {
  startOne: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/instapmetingen',
    right: 'oefeninstellingen.wijzigen',
    params: panelLeerlingParamsSchema,
    response: routeSchema,
    status: 201,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/instapmetingen',
    right: 'oefeninstellingen.wijzigen',
    params: adminParamsSchema,
    body: instapMeasurementsRequestSchema,
    response: instapMeasurementsSchema,
    idempotent: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/instapmetingen/herstellingen',
    right: 'oefeninstellingen.wijzigen',
    params: adminParamsSchema,
    body: instapRestoreSchema,
    response: instapRestoredSchema,
    idempotent: true,
  }),
};
