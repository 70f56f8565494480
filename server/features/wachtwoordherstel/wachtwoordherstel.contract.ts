import { z } from 'zod';
import { isEmail, nieuwWachtwoordSchema } from '../../platform/auth/wachtwoord.contract.ts';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

/** Body of `POST /api/wachtwoordaanvragen`: user name or e-mail address. */
export const wachtwoordaanvraagSchema = z.strictObject({
  gebruiker: tekst(254).refine((waarde) => !waarde.includes('@') || isEmail(waarde), 'email'),
});
export type Wachtwoordaanvraag = z.infer<typeof wachtwoordaanvraagSchema>;

/** Path of a link in the mail. */
export const herstelParamsSchema = z.strictObject({ userId: idSchema, token: z.string().min(1).max(128) });
export type HerstelParams = z.infer<typeof herstelParamsSchema>;
export const herstelGeldigSchema = z.strictObject({ geldig: z.literal(true) });

/** Body of `POST /api/wachtwoordherstellen/{userId}/{token}`. */
export const nieuwWachtwoordBodySchema = z.strictObject({ wachtwoord: nieuwWachtwoordSchema });
