import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema } from '../../platform/contract/fields.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { somvensterKindSchema, taakStatusSchema } from './route.contract.ts';

const steenSchema = z.strictObject({
  taakId: idSchema,
  titel: z.string(),
  status: taakStatusSchema,
  sterren: z.int().check(z.gte(0), z.lte(3)),
  isSteun: z.boolean(),
  /** A round was begun on it. */
  begun: z.boolean(),
});
const routeSchema = z.strictObject({
  id: idSchema,
  soort: somvensterKindSchema,
  titel: z.string(),
  /** `voltooid` only for what was done lately. */
  status: z.enum(['open', 'bevroren', 'voltooid']),
  start: z.iso.date(),
  eind: z.nullable(z.iso.date()),
  /** It comes from the plan of weeks of the group, which makes it anew when it is taken away. */
  week: z.boolean(),
  stenen: z.array(steenSchema),
});
export type ManagedRoute = z.infer<typeof routeSchema>;

/** Answer of `GET {P}/somvensters`: routes that stand on the map, wait, or were done lately, in the order of the map. */
export const managedRoutesSchema = z.strictObject({
  leerling: z.strictObject({ id: idSchema, roepnaam: z.string() }),
  items: z.array(routeSchema),
});
export type ManagedRoutes = z.infer<typeof managedRoutesSchema>;

/** Body of `PATCH {A}/somvensters/{somvensterId}`: it waits, or goes on; or it gets another last day. */
export const routeChangeSchema = z
  .strictObject({ status: z.optional(z.enum(['open', 'bevroren'], 'kies')), eind: z.optional(daySchema) })
  .check(
    z.refine(({ status, eind: end }) => (status === undefined) !== (end === undefined), {
      path: ['status'],
      error: 'kies',
    }),
  );
export type RouteChange = z.infer<typeof routeChangeSchema>;

/** Body of `PATCH {A}/taken/{taakId}`: an adult leaves a stone out. */
export const taakChangeSchema = z.strictObject({ status: z.literal('overgeslagen', 'kies') });

const routeParamsSchema = z.strictObject({ adminId: idSchema, somvensterId: idSchema });
export const routeManagementEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/somvensters',
    right: 'oefeninstellingen.lezen',
    params: panelLeerlingParamsSchema,
    response: managedRoutesSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/somvensters/:somvensterId',
    right: 'oefeninstellingen.wijzigen',
    params: routeParamsSchema,
    body: routeChangeSchema,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/somvensters/:somvensterId',
    right: 'oefeninstellingen.wijzigen',
    params: routeParamsSchema,
  }),
  skip: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/taken/:taakId',
    right: 'oefeninstellingen.wijzigen',
    params: z.strictObject({ adminId: idSchema, taakId: idSchema }),
    body: taakChangeSchema,
  }),
};
