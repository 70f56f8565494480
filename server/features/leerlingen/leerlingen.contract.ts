import { z } from 'zod';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { loginKindSchema } from '../auth/auth.contract.ts';

export const leerlingItemSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  voorvoegsel: z.string().optional(),
  achternaam: z.string(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  /** Dutch year counting 0-8. */
  jaargroep: z.int().min(0).max(8),
  /** Level where practice begins when an adult chose it, whole and half years. */
  startniveau: z.number().optional(),
  inlogsoort: loginKindSchema,
  geblokkeerd: z.boolean(),
  laatstGeoefendOp: z.iso.datetime().optional(),
  weekMinuten: z.int().min(0),
  takenVandaag: z.int().min(0),
  /** Goal that costs the most effort now. */
  struikelDoel: z.strictObject({ id: z.string(), naam: z.string() }).optional(),
  instellingAfwijkend: z.boolean(),
});
export type LeerlingItem = z.infer<typeof leerlingItemSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/leerlingen`. */
export const leerlingenSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string(), jaargroepen: z.array(z.int()), code: z.string().optional() }),
  items: z.array(leerlingItemSchema),
});
export type Leerlingen = z.infer<typeof leerlingenSchema>;

/** Path of the panel view of a pupil. */
export const panelLeerlingParamsSchema = z.strictObject({ adminId: idSchema, leerlingId: idSchema });
/** Path of the pupil area. */
export const leerlingParamsSchema = z.strictObject({ leerlingId: idSchema });
