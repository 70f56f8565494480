import { z } from 'zod';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { idSchema } from '../../platform/contract/velden.contract.ts';

/** Body of `POST {A}/leerlingen/instapmetingen`. */
export const instapmetingenVerzoekSchema = z.strictObject({
  ids: z.array(idSchema, 'kies').min(1, 'kies').max(CONSTANTEN.BULK_MAX, 'bereik'),
});
export type InstapmetingenVerzoek = z.infer<typeof instapmetingenVerzoekSchema>;

export const gestarteInstapSchema = z.strictObject({
  leerlingId: idSchema,
  somvensterId: idSchema,
  /** Own route that it took the place of. */
  vorigeId: idSchema.optional(),
});
export type GestarteInstap = z.infer<typeof gestarteInstapSchema>;
/** Answer: the tests that began, to undo them, and who got none: one is open already, or there is nothing to measure. */
export const instapmetingenSchema = z.strictObject({
  gestart: z.array(gestarteInstapSchema),
  overgeslagen: z.array(idSchema),
});
export type Instapmetingen = z.infer<typeof instapmetingenSchema>;

/** Body of `POST {A}/leerlingen/instapmetingen/herstellingen`: takes back what nobody began. */
export const instapherstelSchema = z.strictObject({
  gestart: z.array(gestarteInstapSchema, 'kies').min(1, 'kies').max(CONSTANTEN.BULK_MAX, 'bereik'),
});
export type Instapherstel = z.infer<typeof instapherstelSchema>;
export const instaphersteldSchema = z.strictObject({ aantal: z.int().min(0) });
export type Instaphersteld = z.infer<typeof instaphersteldSchema>;
