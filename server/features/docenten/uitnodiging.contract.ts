import { z } from 'zod/mini';
import { newPasswordSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { textSchema } from '../../platform/contract/fields.contract.ts';
import { invitedRoleSchema } from './docenten.contract.ts';

/** Name of a person: letters of any language, apostrophe, hyphen, space and dot. */
const name = (max: number, min = 1) =>
  textSchema(max, min).check(z.refine((value) => /^[\p{L}\p{M}'’. -]*$/u.test(value), 'formaat'));

export const tokenParamsSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(128)) });

/** Answer of `GET /api/uitnodigingen/tokens/{token}`. */
export const openUitnodigingSchema = z.strictObject({
  organisatie: z.string(),
  rol: invitedRoleSchema,
  email: z.string(),
  afzender: z.string(),
  naam: z.nullable(z.string()),
  groepen: z.array(z.string()),
  locale: z.enum(['nl-NL', 'nl-BE']),
});
export type OpenUitnodiging = z.infer<typeof openUitnodigingSchema>;

const personFields = {
  voornaam: name(64),
  voorvoegsel: z.optional(name(20, 0)),
  achternaam: name(200),
  akkoord: z.literal(true, 'kies'),
};
/** Body of `POST …/acceptaties`; the role comes from the invitation only. */
export const acceptanceSchema = z.strictObject({
  ...personFields,
  gebruikersnaam: textSchema(64, 3).check(z.refine((value) => !/[\s@]/u.test(value), 'formaat')),
  wachtwoord: newPasswordSchema,
});
export type Acceptance = z.infer<typeof acceptanceSchema>;
/** Body of `POST /api/auth/sso/acceptaties`: the account of the school takes the place of user name and password. */
export const ssoAcceptanceSchema = z.strictObject({ ...personFields, ...tokenParamsSchema.shape });
export type SsoAcceptance = z.infer<typeof ssoAcceptanceSchema>;
export const acceptedSchema = z.strictObject({ gebruikersnaam: z.string() });

/** Open to all: the token in the address is the proof. */
export const uitnodigingEndpoints = {
  open: endpoint({
    method: 'GET',
    path: '/api/uitnodigingen/tokens/:token',
    right: 'public',
    params: tokenParamsSchema,
    response: openUitnodigingSchema,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/uitnodigingen/tokens/:token/acceptaties',
    right: 'public',
    params: tokenParamsSchema,
    body: acceptanceSchema,
    response: acceptedSchema,
    status: 201,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/uitnodigingen/tokens/:token/weigeringen',
    right: 'public',
    params: tokenParamsSchema,
  }),
  askAgain: endpoint({
    method: 'POST',
    path: '/api/uitnodigingen/tokens/:token/aanvragen',
    right: 'public',
    params: tokenParamsSchema,
    response: z.strictObject({}),
    status: 202,
  }),
};
