import { z } from 'zod';
import { PLAATJES, PLAATJES_PER_CODE } from '#engine/core/domein/plaatjes.ts';
import { totpCodeSchema } from '../../platform/auth/wachtwoord.contract.ts';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

export const plaatjeSchema = z.enum(PLAATJES, 'kies');
/** Three pictures in order. */
export const plaatjescodeSchema = z.array(plaatjeSchema, 'kies').length(PLAATJES_PER_CODE, 'kies');

/** Code of a group on the sign-in card: six capitals or digits. */
export const groepscodeSchema = z
  .string('verplicht')
  .trim()
  .min(1, 'verplicht')
  .toUpperCase()
  .regex(/^[A-Z0-9]{6}$/, 'formaat');

const wachtwoord = z.string('verplicht').min(1, 'verplicht').max(128, 'maxlengte');

export const wachtwoordAanmeldingSchema = z.strictObject({
  /** User name or e-mail address. */
  gebruikersnaam: tekst(254),
  wachtwoord,
  /** Only needed when the user name exists at more than one school. */
  schoolcode: tekst(8).toUpperCase().optional(),
  /** Code of the telephone, when the account asks for one. */
  totp: totpCodeSchema.optional(),
});
export const plaatjesAanmeldingSchema = z.strictObject({
  groepscode: groepscodeSchema,
  leerlingId: idSchema,
  plaatjes: plaatjescodeSchema,
});
export const groepswoordAanmeldingSchema = z.strictObject({
  groepscode: groepscodeSchema,
  leerlingId: idSchema,
  wachtwoord,
});

/** Body of `POST /api/auth`. */
export const aanmeldingSchema = z.union([
  wachtwoordAanmeldingSchema,
  plaatjesAanmeldingSchema,
  groepswoordAanmeldingSchema,
]);
export type Aanmelding = z.infer<typeof aanmeldingSchema>;
export type WachtwoordAanmelding = z.infer<typeof wachtwoordAanmeldingSchema>;
export type PlaatjesAanmelding = z.infer<typeof plaatjesAanmeldingSchema>;
export type GroepswoordAanmelding = z.infer<typeof groepswoordAanmeldingSchema>;

/** Answer of `POST /api/auth` and `POST /api/auth/demo`. */
export const tokenAntwoordSchema = z.strictObject({
  token: z.string().min(1),
  /** Two-step sign-in is still to be set up: it has to be, or it is offered. */
  tweestaps: z.enum(['verplicht', 'aanbod']).optional(),
  /** A pupil may choose a password of the own now. */
  eigenWachtwoord: z.literal('aanbod').optional(),
});
export type TokenAntwoord = z.infer<typeof tokenAntwoordSchema>;

/** Kind of sign-in of a pupil tile. */
export const inlogsoortSchema = z.enum(['plaatjes', 'tekst']);
export type Inlogsoort = z.infer<typeof inlogsoortSchema>;

/** Answer of `GET /api/groepscodes/{code}`. */
export const groepscodeAntwoordSchema = z.strictObject({
  groepnaam: z.string(),
  /** `roepnaam` as it stands on the tile: with a letter more where two share one. */
  leerlingen: z.array(
    z.strictObject({ id: idSchema, roepnaam: z.string(), dier: z.string(), soort: inlogsoortSchema }),
  ),
});
export type GroepscodeAntwoord = z.infer<typeof groepscodeAntwoordSchema>;

/** Claims of the RS512 token; `expires_in` is the ISO date equal to `exp`. */
export const claimsSchema = z.object({
  _id: idSchema,
  role: z.string(),
  adminId: idSchema.optional(),
  /** Tenant of the session, also for roles that get no `adminId`. */
  tid: idSchema,
  sid: idSchema,
  jti: z.string(),
  iat: z.number(),
  nbf: z.number(),
  exp: z.number(),
  expires_in: z.string(),
});
export type Claims = z.infer<typeof claimsSchema>;
