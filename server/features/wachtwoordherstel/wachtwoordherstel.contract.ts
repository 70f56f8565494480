import { z } from 'zod/mini';
import { isEmail, newPasswordSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';

/** Body of `POST /api/wachtwoordaanvragen`: user name or e-mail address. */
export const passwordRequestSchema = z.strictObject({
  gebruiker: textSchema(254).check(z.refine((value) => !value.includes('@') || isEmail(value), 'email')),
});
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

/** Path of a link in the mail. */
export const resetParamsSchema = z.strictObject({
  userId: idSchema,
  token: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type ResetParams = z.infer<typeof resetParamsSchema>;
export const resetValidSchema = z.strictObject({ geldig: z.literal(true) });

/** Body of `POST /api/wachtwoordherstellen/{userId}/{token}`. */
export const newPasswordBodySchema = z.strictObject({ wachtwoord: newPasswordSchema });

/** Open to all: the token in the address is the proof. */
export const passwordResetEndpoints = {
  request: endpoint({
    method: 'POST',
    path: '/api/wachtwoordaanvragen',
    right: 'public',
    body: passwordRequestSchema,
    response: z.strictObject({}),
    status: 202,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/wachtwoordherstellen/:userId/:token',
    right: 'public',
    params: resetParamsSchema,
    response: resetValidSchema,
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/wachtwoordherstellen/:userId/:token',
    right: 'public',
    params: resetParamsSchema,
    body: newPasswordBodySchema,
  }),
};
