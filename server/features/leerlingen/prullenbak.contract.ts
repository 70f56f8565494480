import { z } from 'zod';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { idSchema, lijstSchema, paginaSchema, tekst } from '../../platform/contract/velden.contract.ts';

/** Query of `GET {A}/prullenbakitems`. */
export const prullenbakQuerySchema = z.strictObject({
  pagina: paginaSchema,
  grootte: z.coerce
    .number('geheel')
    .int('geheel')
    .min(1, 'bereik')
    .max(CONSTANTEN.PAGINA_MAX, 'bereik')
    .default(CONSTANTEN.PAGINA_STANDAARD),
  zoek: tekst(80, 0).default(''),
});
export type PrullenbakQuery = z.infer<typeof prullenbakQuerySchema>;

export const prullenbakitemSchema = z.strictObject({
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
export type Prullenbakitem = z.infer<typeof prullenbakitemSchema>;
/** Answer of `GET {A}/prullenbakitems`. */
export const prullenbakSchema = lijstSchema(prullenbakitemSchema).extend({
  /** Seats that are free; absent when no licence counts them. */
  vrijePlaatsen: z.int().min(0).optional(),
  /** Days that somebody stays in the bin of this tenant. */
  bewaardagen: z.int().min(1),
});
export type Prullenbak = z.infer<typeof prullenbakSchema>;

/** Body of `POST {A}/prullenbakitems/herstellingen`; without a group everybody goes back to the own one. */
export const herstellingSchema = z.strictObject({
  ids: z.array(idSchema, 'kies').min(1, 'kies').max(CONSTANTEN.BULK_MAX, 'bereik'),
  groepId: idSchema.optional(),
});
export type Herstelling = z.infer<typeof herstellingSchema>;
export const hersteldSchema = z.strictObject({
  aantal: z.int().min(0),
  /** Restored without a group, since theirs is gone or archived. */ zonderGroep: z.int().min(0),
});
export type Hersteld = z.infer<typeof hersteldSchema>;

/** Body of `DELETE {A}/prullenbakitems/{leerlingId}`: the first name, typed again. */
export const wissenSchema = z.strictObject({ bevestiging: tekst(64) });
export type Wissen = z.infer<typeof wissenSchema>;
