import { z } from 'zod';
import { newPasswordSchema } from '../../platform/auth/password.contract.ts';
import { text } from '../../platform/contract/fields.contract.ts';
import { staffRoleSchema } from './docenten.contract.ts';

/** Name of a person: letters of any language, apostrophe, hyphen, space and dot. */
const name = (max: number, min = 1) => text(max, min).refine((value) => /^[\p{L}\p{M}'’. -]*$/u.test(value), 'formaat');

export const tokenParamsSchema = z.strictObject({ token: z.string().min(1).max(128) });

/** Answer of `GET /api/uitnodigingen/tokens/{token}`. */
export const openUitnodigingSchema = z.strictObject({
  organisatie: z.string(),
  rol: staffRoleSchema,
  email: z.string(),
  afzender: z.string(),
  naam: z.string().nullable(),
  groepen: z.array(z.string()),
  locale: z.enum(['nl-NL', 'nl-BE']),
});
export type OpenUitnodiging = z.infer<typeof openUitnodigingSchema>;

/** Body of `POST …/acceptaties`; the role comes from the invitation only. */
export const acceptanceSchema = z.strictObject({
  voornaam: name(64),
  voorvoegsel: name(20, 0).optional(),
  achternaam: name(200),
  gebruikersnaam: text(64, 3).refine((value) => !/[\s@]/u.test(value), 'formaat'),
  wachtwoord: newPasswordSchema,
  akkoord: z.literal(true, 'kies'),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;
export const acceptedSchema = z.strictObject({ gebruikersnaam: z.string() });
