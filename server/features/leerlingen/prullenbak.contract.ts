import { z } from 'zod';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { idSchema, listSchema, pageSchema, text } from '../../platform/contract/fields.contract.ts';

/** Query of `GET {A}/prullenbakitems`. */
export const prullenbakQuerySchema = z.strictObject({
  pagina: pageSchema,
  grootte: z.coerce
    .number('geheel')
    .int('geheel')
    .min(1, 'bereik')
    .max(CONSTANTS.PAGE_MAX, 'bereik')
    .default(CONSTANTS.PAGE_DEFAULT),
  zoek: text(80, 0).default(''),
});
export type PrullenbakQuery = z.infer<typeof prullenbakQuerySchema>;

export const prullenbakItemSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int(),
  /** Group to go back to; absent when there was none or it is gone. */
  groep: z.strictObject({ id: idSchema, naam: z.string() }).optional(),
  door: z.string(),
  op: z.iso.datetime(),
  reden: z.string(),
  wissenOp: z.iso.date(),
  /** Whole days until it is erased by itself; 0 = tonight. */
  dagenOver: z.int().min(0),
});
export type PrullenbakItem = z.infer<typeof prullenbakItemSchema>;
/** Answer of `GET {A}/prullenbakitems`. */
export const prullenbakSchema = listSchema(prullenbakItemSchema).extend({
  /** Seats that are free; absent when no licence counts them. */
  vrijePlaatsen: z.int().min(0).optional(),
  /** Days that somebody stays in the bin of this tenant. */
  bewaardagen: z.int().min(1),
});
export type Prullenbak = z.infer<typeof prullenbakSchema>;

/** Body of `POST {A}/prullenbakitems/herstellingen`; without a group everybody goes back to the own one. */
export const restorationSchema = z.strictObject({
  ids: z.array(idSchema, 'kies').min(1, 'kies').max(CONSTANTS.BULK_MAX, 'bereik'),
  groepId: idSchema.optional(),
});
export type Restoration = z.infer<typeof restorationSchema>;
export const restoredSchema = z.strictObject({
  aantal: z.int().min(0),
  /** Restored without a group, since theirs is gone or archived. */ zonderGroep: z.int().min(0),
});
export type Restored = z.infer<typeof restoredSchema>;

/** Body of `DELETE {A}/prullenbakitems/{leerlingId}`: the first name, typed again. */
export const erasureSchema = z.strictObject({ bevestiging: text(64) });
export type Erasure = z.infer<typeof erasureSchema>;
