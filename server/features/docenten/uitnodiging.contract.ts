import { z } from 'zod';
import { nieuwWachtwoordSchema } from '../../platform/auth/wachtwoord.contract.ts';
import { tekst } from '../../platform/contract/velden.contract.ts';
import { stafrolSchema } from './docenten.contract.ts';

/** Name of a person: letters of any language, apostrophe, hyphen, space and dot. */
const naam = (max: number, min = 1) =>
  tekst(max, min).refine((waarde) => /^[\p{L}\p{M}'’. -]*$/u.test(waarde), 'formaat');

export const tokenParamsSchema = z.strictObject({ token: z.string().min(1).max(128) });

/** Answer of `GET /api/uitnodigingen/tokens/{token}`. */
export const openUitnodigingSchema = z.strictObject({
  organisatie: z.string(),
  rol: stafrolSchema,
  email: z.string(),
  afzender: z.string(),
  naam: z.string().nullable(),
  groepen: z.array(z.string()),
  locale: z.enum(['nl-NL', 'nl-BE']),
});
export type OpenUitnodiging = z.infer<typeof openUitnodigingSchema>;

/** Body of `POST …/acceptaties`; the role comes from the invitation only. */
export const acceptatieSchema = z.strictObject({
  voornaam: naam(64),
  voorvoegsel: naam(20, 0).optional(),
  achternaam: naam(200),
  gebruikersnaam: tekst(64, 3).refine((waarde) => !/[\s@]/u.test(waarde), 'formaat'),
  wachtwoord: nieuwWachtwoordSchema,
  akkoord: z.literal(true, 'kies'),
});
export type Acceptatie = z.infer<typeof acceptatieSchema>;
export const geaccepteerdSchema = z.strictObject({ gebruikersnaam: z.string() });
