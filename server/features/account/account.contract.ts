import { z } from 'zod';
import { emailSchema, nieuwWachtwoordSchema, totpCodeSchema } from '../../platform/auth/wachtwoord.contract.ts';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

export const accountParamsSchema = z.strictObject({ userId: idSchema });
export const sessieParamsSchema = z.strictObject({ userId: idSchema, sid: idSchema });

/** Answer of `GET` and `PATCH /api/users/{id}/credentials`. */
export const accountSchema = z.strictObject({
  gebruikersnaam: z.string(),
  email: z.string().nullable(),
  totpAan: z.boolean(),
  /** The role may not switch two-step sign-in off. */
  totpVerplicht: z.boolean(),
  /** How often the offer may still be put off. */
  uitstelOver: z.int().min(0),
});
export type Account = z.infer<typeof accountSchema>;

const huidigWachtwoord = z.string('verplicht').min(1, 'verplicht').max(128, 'maxlengte');

/** User name of an adult: no spaces, at least three characters. */
export const gebruikersnaamSchema = tekst(64, 3).refine((naam) => naam !== '' && !/[\s@]/u.test(naam), 'formaat');

/** Body of `PATCH /api/users/{id}/credentials`; only what is there changes. */
export const credentialsSchema = z.strictObject({
  huidigWachtwoord,
  gebruikersnaam: gebruikersnaamSchema.optional(),
  email: emailSchema.optional(),
  wachtwoord: nieuwWachtwoordSchema.optional(),
  /** Switches two-step sign-in off. */
  totp: z.literal(false).optional(),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Answer of `GET /api/users/{id}/sessies`. */
export const sessiesSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      sid: idSchema,
      apparaat: z.string(),
      begonnen: z.iso.datetime(),
      laatstGezien: z.iso.datetime(),
      huidig: z.boolean(),
    }),
  ),
});
export type Sessies = z.infer<typeof sessiesSchema>;

/** Body of `POST /api/users/{id}/totp`: begins to set it up. Answer: the secret as text and as a QR. */
export const totpBeginSchema = z.strictObject({ huidigWachtwoord });
export const totpNieuwSchema = z.strictObject({
  geheim: z.string(),
  /** Path data of the dark modules of the QR, one unit each, and the number of modules along a side. */
  qr: z.strictObject({ maat: z.int().min(1), pad: z.string() }),
});
export type TotpNieuw = z.infer<typeof totpNieuwSchema>;
/** Body of `PUT /api/users/{id}/totp`: the first code proves that the telephone has it. */
export const totpBevestigSchema = z.strictObject({ code: totpCodeSchema });
export const totpUitstelSchema = z.strictObject({ uitstelOver: z.int().min(0) });
