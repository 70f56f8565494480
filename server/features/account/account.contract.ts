import { z } from 'zod/mini';
import {
  emailSchema,
  newPasswordSchema,
  secondStepSchema,
  totpCodeSchema,
} from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';

export const accountParamsSchema = z.strictObject({ userId: idSchema });
export const sessionParamsSchema = z.strictObject({ userId: idSchema, sid: idSchema });

/** Answer of `GET` and `PATCH /api/users/{id}/credentials`. */
export const accountSchema = z.strictObject({
  gebruikersnaam: z.string(),
  email: z.nullable(z.string()),
  /** Without one, an account of the school is the only way in. */
  hasPassword: z.boolean(),
  totpAan: z.boolean(),
  /** The role may not switch two-step sign-in off. */
  totpVerplicht: z.boolean(),
  /** Codes left that stand in for a lost telephone. */
  recoveryCodes: z.int().check(z.gte(0)),
  /** How often the offer may still be put off. */
  uitstelOver: z.int().check(z.gte(0)),
});
export type Account = z.infer<typeof accountSchema>;

const currentPassword = z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(128, 'maxlengte'));

/** User name of an adult: no spaces, at least three characters. */
export const gebruikersnaamSchema = textSchema(64, 3).check(
  z.refine((name) => name !== '' && !/[\s@]/u.test(name), 'formaat'),
);

/** Body of `PATCH /api/users/{id}/credentials`; only what is there changes. */
export const credentialsSchema = z.strictObject({
  huidigWachtwoord: currentPassword,
  gebruikersnaam: z.optional(gebruikersnaamSchema),
  email: z.optional(emailSchema),
  wachtwoord: z.optional(newPasswordSchema),
  /** Switches two-step sign-in off. */
  totp: z.optional(z.literal(false)),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Answer of `GET /api/users/{id}/sessies`. */
export const sessionsSchema = z.strictObject({
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
export type Sessions = z.infer<typeof sessionsSchema>;

/** Body of `POST /api/users/{id}/totp`: begins to set it up. Answer: the secret as text and as a QR. */
export const totpBeginSchema = z.strictObject({ huidigWachtwoord: currentPassword });
export const newTotpSchema = z.strictObject({
  geheim: z.string(),
  /** Path data of the dark modules of the QR, one unit each, and the number of modules along a side. */
  qr: z.strictObject({ maat: z.int().check(z.gte(1)), pad: z.string() }),
});
export type NewTotp = z.infer<typeof newTotpSchema>;
/** Body of `PUT /api/users/{id}/totp`: the first code proves that the telephone has it. */
export const totpConfirmSchema = z.strictObject({ code: totpCodeSchema });
/** Body of `POST /api/users/{id}/totp/resets`: for another telephone; a code of the old one, or one that stands in for it. */
export const totpMoveSchema = z.strictObject({ huidigWachtwoord: currentPassword, code: secondStepSchema });
export type TotpReset = z.infer<typeof totpMoveSchema>;
/** Codes that stand in for a lost telephone, shown this once. */
export const recoveryCodesSchema = z.strictObject({ codes: z.array(z.string()) });
export type ShownCodes = z.infer<typeof recoveryCodesSchema>;
export const totpDeferralSchema = z.strictObject({ uitstelOver: z.int().check(z.gte(0)) });

/** The own account; the id in the path must be one's own. */
export const accountEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/users/:userId/credentials',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    response: accountSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/credentials',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    body: credentialsSchema,
    response: accountSchema,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/users/:userId/sessies',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    response: sessionsSchema,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/sessies',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/sessies/:sid',
    right: 'zelf.wijzigen',
    params: sessionParamsSchema,
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/api/users/:userId/totp',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    body: totpBeginSchema,
    response: newTotpSchema,
  }),
  confirmTotp: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/totp',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    body: totpConfirmSchema,
    response: recoveryCodesSchema,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/users/:userId/totp/herstelcodes',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    body: totpBeginSchema,
    response: recoveryCodesSchema,
  }),
  /** Takes the second step off an account, so that it can be set up on another telephone. */
  resetTotp: endpoint({
    method: 'POST',
    path: '/api/users/:userId/totp/resets',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    body: totpMoveSchema,
  }),
  postponeTotp: endpoint({
    method: 'POST',
    path: '/api/users/:userId/totp/uitstel',
    right: 'zelf.wijzigen',
    params: accountParamsSchema,
    response: totpDeferralSchema,
  }),
};
