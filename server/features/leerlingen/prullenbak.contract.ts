import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, listSchema, pageSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { removalSchema, removedSchema } from './leerlingen-management.contract.ts';
import { panelLeerlingParamsSchema } from './leerling-params.contract.ts';

/** Query of `GET {A}/prullenbakitems`. */
export const prullenbakQuerySchema = z.strictObject({
  pagina: pageSchema,
  grootte: z._default(
    z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(CONSTANTS.PAGE_MAX, 'bereik')),
    CONSTANTS.PAGE_DEFAULT,
  ),
  zoek: z._default(textSchema(80, 0), ''),
});
export type PrullenbakQuery = z.infer<typeof prullenbakQuerySchema>;

export const prullenbakItemSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int(),
  /** Group to go back to; absent when there was none or it is gone. */
  groep: z.optional(z.strictObject({ id: idSchema, naam: z.string() })),
  door: z.string(),
  op: z.iso.datetime(),
  reden: z.string(),
  wissenOp: z.iso.date(),
  /** Whole days until it is erased by itself; 0 = tonight. */
  dagenOver: z.int().check(z.gte(0)),
});
export type PrullenbakItem = z.infer<typeof prullenbakItemSchema>;
/** Answer of `GET {A}/prullenbakitems`. */
export const prullenbakSchema = z.extend(listSchema(prullenbakItemSchema), {
  /** Seats that are free; absent when no licence counts them. */
  vrijePlaatsen: z.optional(z.int().check(z.gte(0))),
  /** Days that somebody stays in the bin of this tenant. */
  bewaardagen: z.int().check(z.gte(1)),
});
export type Prullenbak = z.infer<typeof prullenbakSchema>;

/** Body of `POST {A}/prullenbakitems/herstellingen`; without a group everybody goes back to the own one. */
export const restorationSchema = z.strictObject({
  ids: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.BULK_MAX, 'bereik')),
  groepId: z.optional(idSchema),
});
export type Restoration = z.infer<typeof restorationSchema>;
export const restoredSchema = z.strictObject({
  aantal: z.int().check(z.gte(0)),
  /** Restored without a group, since theirs is gone or archived. */ zonderGroep: z.int().check(z.gte(0)),
});
export type Restored = z.infer<typeof restoredSchema>;

/** Body of `DELETE {A}/prullenbakitems/{leerlingId}`: the first name, typed again. */
export const erasureSchema = z.strictObject({ bevestiging: textSchema(64) });
export type Erasure = z.infer<typeof erasureSchema>;

export const prullenbakEndpoints = {
  put: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/verwijderingen',
    right: 'leerlingen.verwijderen',
    params: adminParamsSchema,
    body: removalSchema,
    response: removedSchema,
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/prullenbakitems',
    right: 'prullenbak.lezen',
    params: adminParamsSchema,
    query: prullenbakQuerySchema,
    response: prullenbakSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/prullenbakitems/herstellingen',
    right: 'prullenbak.herstellen',
    params: adminParamsSchema,
    body: restorationSchema,
    response: restoredSchema,
    idempotent: true,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/prullenbakitems/:leerlingId',
    right: 'leerlingen.wissen',
    params: panelLeerlingParamsSchema,
    body: erasureSchema,
  }),
};
