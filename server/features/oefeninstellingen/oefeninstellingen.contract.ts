import { z } from 'zod';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

export const oefeninstellingParamsSchema = z.strictObject({ adminId: idSchema, oefeninstellingId: idSchema });

export const oefeninstellingRecordSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  scope: z.enum(['groep', 'subgroep', 'leerling']),
  scopeId: idSchema,
  isStandaard: z.boolean(),
  /** Raised by every change; send it back with a PATCH. */
  versie: z.int().min(1),
  instelling: oefeninstellingSchema,
});
export type OefeninstellingRecord = z.infer<typeof oefeninstellingRecordSchema>;

export const oefeninstellingItemSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  scope: z.enum(['groep', 'subgroep', 'leerling']),
  scopeId: idSchema,
  isStandaard: z.boolean(),
  versie: z.int().min(1),
  /** Pupils the setting works for. */
  aantal: z.int().min(0),
  instelling: oefeninstellingSchema,
});
export type OefeninstellingItem = z.infer<typeof oefeninstellingItemSchema>;

/** Answer of `GET {G}/oefeninstellingen`. */
export const oefeninstellingenSchema = z.strictObject({ items: z.array(oefeninstellingItemSchema) });
export type Oefeninstellingen = z.infer<typeof oefeninstellingenSchema>;

/** Body of `PATCH {A}/oefeninstellingen/{id}`: the fields that change, checked as a whole with the stored setting. */
export const oefeninstellingWijzigingSchema = z.strictObject({
  versie: z.int('geheel').min(1, 'bereik'),
  naam: tekst(60).optional(),
  instelling: z.record(z.string(), z.unknown()).optional(),
});
export type OefeninstellingWijziging = z.infer<typeof oefeninstellingWijzigingSchema>;
