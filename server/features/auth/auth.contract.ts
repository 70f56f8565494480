import { z } from 'zod/mini';
import { IMAGES, IMAGES_PER_CODE } from '#engine/core/domein/images.ts';
import { secondStepSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';

export const imageSchema = z.enum(IMAGES, 'kies');
/** Three pictures in order. */
export const imageCodeSchema = z.array(imageSchema, 'kies').check(z.length(IMAGES_PER_CODE, 'kies'));

/** Code of a group on the sign-in card: six capitals or digits. */
export const groepscodeSchema = z
  .string('verplicht')
  .check(z.trim(), z.minLength(1, 'verplicht'), z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/, 'formaat'));

const password = z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(128, 'maxlengte'));

export const passwordSignInSchema = z.strictObject({
  /** User name or e-mail address. */
  gebruikersnaam: textSchema(254),
  wachtwoord: password,
  /** Only needed when the user name exists at more than one school. */
  schoolcode: z.optional(textSchema(8).check(z.toUpperCase())),
  /** Code of the telephone or one that stands in for it, when the account asks for one. */
  totp: z.optional(secondStepSchema),
});
export const imageSignInSchema = z.strictObject({
  groepscode: groepscodeSchema,
  leerlingId: idSchema,
  plaatjes: imageCodeSchema,
});
export const groepWoordSignInSchema = z.strictObject({
  groepscode: groepscodeSchema,
  leerlingId: idSchema,
  wachtwoord: password,
});

/** Body of `POST /api/auth`. */
export const signInSchema = z.union([passwordSignInSchema, imageSignInSchema, groepWoordSignInSchema]);
export type SignInRequest = z.infer<typeof signInSchema>;
export type PasswordSignIn = z.infer<typeof passwordSignInSchema>;
export type ImageSignIn = z.infer<typeof imageSignInSchema>;
export type GroepWoordSignIn = z.infer<typeof groepWoordSignInSchema>;

/** Answer of `POST /api/auth` and `POST /api/auth/demo`. */
export const tokenAntwoordSchema = z.strictObject({
  token: z.string().check(z.minLength(1)),
  /** Two-step sign-in is still to be set up: it has to be, or it is offered. */
  tweestaps: z.optional(z.enum(['verplicht', 'aanbod'])),
  /** A pupil may choose a password of the own now. */
  eigenWachtwoord: z.optional(z.literal('aanbod')),
});
export type TokenAntwoord = z.infer<typeof tokenAntwoordSchema>;

/** Kind of sign-in of a pupil tile. */
export const loginKindSchema = z.enum(['plaatjes', 'tekst']);
export type LoginKind = z.infer<typeof loginKindSchema>;

/** Answer of `GET /api/groepscodes/{code}`. */
export const groepscodeAntwoordSchema = z.strictObject({
  groepnaam: z.string(),
  /** `roepnaam` as it stands on the tile: with a letter more where two share one. */
  leerlingen: z.array(z.strictObject({ id: idSchema, roepnaam: z.string(), dier: z.string(), soort: loginKindSchema })),
});
export type GroepscodeAntwoord = z.infer<typeof groepscodeAntwoordSchema>;

/** Claims of the RS512 token; `expires_in` is the ISO date equal to `exp`. */
export const claimsSchema = z.object({
  _id: idSchema,
  role: z.string(),
  adminId: z.optional(idSchema),
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

export const groepscodeParamsSchema = z.strictObject({ code: groepscodeSchema });

/** Signing in and out; only the last one needs a token. */
export const authEndpoints = {
  publicKey: endpoint({
    method: 'GET',
    path: '/api/auth/public-key',
    right: 'public',
    download: 'application/x-pem-file',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth',
    right: 'public',
    body: signInSchema,
    response: tokenAntwoordSchema,
  }),
  signInDemo: endpoint({
    method: 'POST',
    path: '/api/auth/demo',
    right: 'public',
    response: tokenAntwoordSchema,
  }),
  findGroepscode: endpoint({
    method: 'GET',
    path: '/api/groepscodes/:code',
    right: 'public',
    params: groepscodeParamsSchema,
    response: groepscodeAntwoordSchema,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessies/huidige',
    right: 'session',
  }),
};
