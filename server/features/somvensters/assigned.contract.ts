import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Words that one practice takes at most. */
export const ASSIGNED_WORDS_MAX = 60;

/** Body of `POST {A}/somvensters`: practice that an adult sets ready for some pupils, about some goals, the words of a list or some words. */
export const assignedRequestSchema = z
  .strictObject({
    leerlingIds: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
    doelIds: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(80)), 'kies')
        .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.TAKEN_MAX, 'bereik')),
    ),
    /** Instead of goals. */
    woordlijstId: z.optional(idSchema),
    /** Instead of both: single words of ours, by id; too few get sister words of the same goals beside them. */
    woorden: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(80)), 'kies')
        .check(z.minLength(1, 'kies'), z.maxLength(ASSIGNED_WORDS_MAX, 'bereik')),
    ),
    /** Absent = the title that every such route has. */
    titel: z.optional(z.string().check(z.trim(), z.minLength(1, 'verplicht'), z.maxLength(60, 'maxlengte'))),
  })
  .check(
    z.refine(
      ({ doelIds, woordlijstId, woorden }) =>
        [doelIds, woordlijstId, woorden].filter((choice) => choice !== undefined).length === 1,
      { path: ['doelIds'], message: 'kies' },
    ),
  );
export type AssignedRequest = z.infer<typeof assignedRequestSchema>;

/** Answer: the routes that were set ready, and who got none: it stands ready already, or there is nothing to practise. */
export const assignedSchema = z.strictObject({ ids: z.array(idSchema), overgeslagen: z.array(idSchema) });
export type Assigned = z.infer<typeof assignedSchema>;

/** Body of `POST {A}/somvensters/herstellingen`: takes back what nobody began. */
export const assignedRestoreSchema = z.strictObject({
  ids: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
});
export type AssignedRestore = z.infer<typeof assignedRestoreSchema>;
export const assignedRestoredSchema = z.strictObject({ aantal: z.int().check(z.gte(0)) });
export type AssignedRestored = z.infer<typeof assignedRestoredSchema>;

export const assignedEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/somvensters',
    right: 'oefeninstellingen.wijzigen',
    params: adminParamsSchema,
    body: assignedRequestSchema,
    response: assignedSchema,
    status: 201,
    idempotent: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/somvensters/herstellingen',
    right: 'oefeninstellingen.wijzigen',
    params: adminParamsSchema,
    body: assignedRestoreSchema,
    response: assignedRestoredSchema,
    idempotent: true,
  }),
};
